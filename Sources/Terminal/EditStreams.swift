import Glibc

/// The C streams that libedit wants, on copies of the descriptors; what it has to complain about goes nowhere.
final class EditStreams {
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>
  let errors: UnsafeMutablePointer<FILE>

  init?(input: Int32, output: Int32) {
    let opened = [
      fdopen(fcntl(input, F_DUPFD_CLOEXEC, 3), "r"), fdopen(fcntl(output, F_DUPFD_CLOEXEC, 3), "w"),
      fopen("/dev/null", "we"),
    ]
    guard let input = opened[0], let output = opened[1], let errors = opened[2] else {
      for stream in opened { if let stream { fclose(stream) } }
      return nil
    }
    self.input = input
    self.output = output
    self.errors = errors
  }

  deinit {
    for stream in [input, output, errors] { fclose(stream) }
  }
}
