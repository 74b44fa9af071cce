import CommandLineArguments
import ShellCompletion
import Testing
import Wording

/// What the scripts say. That shells understand them is for the end-to-end tests.
@Suite("completion scripts")
struct CompletionScriptTests {
  static let deck = OptionKey(
    repeated: "deck", short: "d", .text(completion: .list("decks")), help: "A [deck]: it's one")
  static let only = OptionKey("only", .list(of: .choice(["word", "meaning"])), default: [], help: "What")
  static let output = OptionKey("output", .file(extensions: ["wav", "mp3"]), help: "Where to")
  static let input = OptionKey("input", .file(extensions: ["csv", "txt"], besides: "ours"), help: "What from")
  static let any = OptionKey("any", .file(besides: "ours"), help: "Anything")
  static let loud = OptionKey(flag: "loud", help: "Be loud")
  static let quiet = OptionKey(negatable: "quiet", help: "Be quiet")
  static let words = ArgumentKey(repeated: "WORD", .text(completion: .list("words")), help: "Words")
  static let say = CommandSpecification(
    name: "say", summary: "Say it's so: aloud", arguments: [words],
    options: [deck, only, output, input, any, loud, quiet], exclusive: [[loud, quiet]])
  static let set = CommandSpecification(
    name: "set", summary: "Set it",
    arguments: [
      ArgumentKey("KEY", .choice(["a", "b"]), help: "Key"), ArgumentKey(optional: "VALUE", .text, help: "Value"),
    ])
  static let config = CommandSpecification(
    name: "config", summary: "Settings", options: [OptionKey(flag: "json", help: "JSON")], actions: [set])
  static let secret = CommandSpecification(name: "secret", summary: "Secret", isHidden: true)
  static let program = ProgramSpecification(
    name: "prog", summary: "s", options: [OptionKey("home", .folder(), help: "Home")],
    groups: [.init("g", [say, config, secret])])

  @Test("bash has tables of options and arguments")
  func bash() {
    let script = Shell.bash.completions(for: Self.program)
    for line in [
      "    *' --home') long=--home kind='folders' ;;",
      "    *' --help' | *' -h') long=--help ;;",
      "    'say --deck' | 'say -d') long=--deck kind='list decks' repeats=1 ;;",
      "    'say --only') long=--only kind='parted word meaning' ;;",
      "    'say --output') long=--output kind='files wav mp3' ;;",
      "    'say --input') long=--input kind='files-and ours csv txt' ;;",
      "    'say --any') long=--any kind='files-and ours' ;;",
      "    'say --loud') long=--loud rivals='--quiet --no-quiet' ;;",
      "    'say --quiet' | 'say --no-quiet') long=--quiet rivals='--loud' ;;",
      "    'config set --json') long=--json ;;",
      "    'config') options='--json ' ;;",
      "  options+='--home --help --version'",
      "    ' 0') kind='next say config help' ;;",
      "    'say '*) kind='list words' ;;",
      "    'config 0') kind='next set' ;;",
      "    'config set 0') kind='names a b' ;;",
      "    'config set 1') kind='text' ;;",
      "    'help '*) kind='names say config help' ;;",
      "complete -F _prog prog",
    ] {
      #expect(script.contains(line + "\n"), "\(line)")
    }
    #expect(!script.contains("PROGRAM") && !script.contains("#@") && !script.contains("secret"))
  }

  @Test("zsh has a function for each command")
  func zsh() {
    let script = Shell.zsh.completions(for: Self.program)
    #expect(script.hasPrefix("#compdef prog\n"))
    for line in [
      #"    '*-d+[A [deck\]: it'\''s one]:TEXT: __prog_list decks' \"#,
      #"    '*--deck=[A [deck\]: it'\''s one]:TEXT: __prog_list decks' \"#,
      #"    '--only=[What]:NAME,...: _values -s , "NAME,..." word meaning' \"#,
      #"    '--output=[Where to]:FILE: _files -g "*.(wav|mp3)"' \"#,
      #"    '--input=[What from]:FILE: __prog_files_and ours -g "*.(csv|txt)"' \"#,
      #"    '--any=[Anything]:FILE: __prog_files_and ours' \"#,
      #"    '(--quiet --no-quiet)--loud[Be loud]' \"#,
      #"    '(--loud --quiet)--no-quiet[The opposite of --quiet]' \"#,
      #"    '(--loud --no-quiet)--quiet[Be quiet]' \"#,
      #"    '(- *)-h[Show this help, or a command'\''s]' \"#,
      #"    '--home=[Home]:FOLDER: _files -/' \"#,
      #"    '*:WORD: __prog_list words'"#,
      #"    '1:KEY:(a b)' \"#,
      #"    '2::VALUE: '"#,
      #"        'say:Say it'\''s so\: aloud'"#,
      "_prog_config_set() {",
    ] {
      #expect(script.contains(line + "\n"), "\(line)")
    }
    #expect(!script.contains("PROGRAM") && !script.contains("#@") && !script.contains("secret"))
  }

  @Test("fish has a line for each command, option and argument")
  func fish() {
    let script = Shell.fish.completions(for: Self.program)
    for line in [
      "    contains -- $argv[2] --home &&\n        return",
      "        case 'say'\n            contains -- $argv[2] --deck -d --only --output --input --any",
      "        case 'config'\n            contains -- $argv[2] set",
      "complete -c prog -f",
      "complete -c prog -l home -r -f -a '(__fish_complete_directories)'\ncomplete -c prog -l home -r -f -d 'Home'",
      #"complete -c prog -n '__prog_at "" 0' -a say -d 'Say it\'s so: aloud'"#,
      "complete -c prog -n '__prog_at say 0 -' -f -k -a '(__prog_list words)'",
      "complete -c prog -n '__prog_at say' -s d -l deck -r -f -k -a '(__prog_list decks)'",
      #"complete -c prog -n '__prog_at say' -s d -l deck -r -f -d 'A [deck]: it\'s one'"#,
      "complete -c prog -n '__prog_at say' -l only -r -f -a '(__prog_parted word meaning)'",
      "complete -c prog -n '__prog_at say' -l only -r -f -d 'What'",
      "complete -c prog -n '__prog_at say' -l output -r -f -k -a '(__prog_files wav mp3)'",
      "complete -c prog -n '__prog_at say' -l input -r -f -k -a '(__prog_list ours; __prog_files csv txt)'",
      "complete -c prog -n '__prog_at say' -l any -r -F -k -a '(__prog_list ours)'",
      "complete -c prog -n '__prog_at say' -l any -r -F -d 'Anything'",
      "complete -c prog -n '__prog_at say && ! __prog_has --loud' -l no-quiet -d 'The opposite of --quiet'",
      "complete -c prog -n '__prog_at say && ! __prog_has --loud' -l quiet -d 'Be quiet'",
      #"complete -c prog -n '__prog_at "config set" 0' -f -a 'a b'"#,
      #"complete -c prog -n '__prog_at "config set"' -l json -d 'JSON'"#,
    ] {
      #expect(script.contains(line + "\n"), "\(line)")
    }
    #expect(!script.contains("PROGRAM") && !script.contains("#@") && !script.contains("secret"))
  }
}
