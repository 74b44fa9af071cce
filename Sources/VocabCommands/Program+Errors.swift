import AnkiPackages
import CommandLineArguments
import DeckFormats
import Speech
import Terminal
import UnicodeText
import VocabularyStore
import Wording

extension Program {
  /// Writes an error as one line, `vocab: what is wrong. What to do.`, and says what to exit with. A terminal that is too
  /// narrow for it shows more lines.
  static func report(_ error: any Error, to output: TerminalOutput) -> ExitCode {
    // Whoever read the results has left; that is no failure of ours.
    if case OutputError.readerGone = error { return .done }
    let (message, code) = wording(of: error)
    try? output.writeParagraph("vocab: \(message.onOneLine)")
    return code
  }

  /// What every error of the program says, and what it exits with.
  static func wording(of error: any Error) -> (message: String, code: ExitCode) {
    switch error {
    case let error as UsageError: (error.message(program: specification.name), .usage)
    case let error as CommandFailure: (error.message, error.exitCode)
    case let error as FileFailure: (error.message, error.exitCode)
    case let error as StrictFailure: (error.message, .badData)
    case let error as EditorFailure: (error.message, .failed)
    case let error as WriteFailure: (error.message, .cannotWrite)
    case let error as PackageFailure: (error.message, .cannotWrite)
    case let error as VoiceFailure: (error.message, .unavailable)
    case let error as LevelFailure: (error.description, error.exitCode)
    case let error as UnknownName: (error.message, .failed)
    case StoreError.noSuchDeck(let name, let known):
      (UnknownName(kind: .deck, name: name, known: known).message, .failed)
    case let error as StoreError: (error.description, exitCode(of: error))
    case SpeechError.noDevice:
      (
        localized(
          """
          there is no audio device. Start a sound server, or write a file with 'vocab speak --output FILE.wav'.
          """), .unavailable
      )
    case let error as SpeechError: (error.description, exitCode(of: error))
    case let error as OutputError: (error.description, .cannotWrite)
    default: ("\(error)", .failed)
    }
  }

  private static func exitCode(of error: StoreError) -> ExitCode {
    switch error {
    case .busy: .busy
    case .missing, .notAFile, .unreadable: .noInput
    case .cannotBackUp, .notReplaced: .cannotWrite
    default: .failed
    }
  }

  private static func exitCode(of error: SpeechError) -> ExitCode {
    switch error {
    case .noDevice, .noVoice, .deviceLost: .unavailable
    case .cannotWrite: .cannotWrite
    case .engineUnavailable: .failed
    }
  }
}

/// A package that could not be written.
struct PackageFailure: Error {
  let file: String
  let error: PackageWriteError

  var message: String { error.message(file: file) }
}

/// A file that cannot be read as a deck.
struct FileFailure: Error {
  let file: String
  let error: DeckFormatError

  var message: String { error.message(file: file) }

  var exitCode: ExitCode {
    switch error.problem {
    case .unreadable: .noInput
    case .unknownEncoding, .unknownColumn, .columnsLack, .package(.unknownField), .package(.unclearField): .usage
    case .package(.noTemporaryFile): .cannotWrite
    case .package(.missingLibrary): .failed
    default: .badData
    }
  }
}
