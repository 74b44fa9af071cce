import Glibc

/// The median and the largest of some durations, in milliseconds.
struct Figures {
  let median: Double
  let largest: Double

  /// Times a body so many times.
  init(runs: Int, _ body: () async throws -> Void) async rethrows {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try await body()
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    times.sort()
    median = times[times.count / 2]
    largest = times[times.count - 1]
  }
}

/// Prints one row: what was measured, and its figures in milliseconds.
func report(_ what: String, _ figures: Figures) {
  func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
  print("\(what): median \(rounded(figures.median)) ms, largest \(rounded(figures.largest)) ms")
}

/// A folder that is gone afterwards.
func withTemporaryFolder<T>(_ body: (String) async throws -> T) async throws -> T {
  var template = Array("/tmp/vocab-benchmark-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw Problem.noFolder }
  let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer {
    for name in ["vocab.db", "vocab.db-wal", "vocab.db-shm"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
  return try await body(folder)
}

enum Problem: Error {
  case noFolder
}
