// How well and how fast memory models are fitted; `Benchmarks/memory` runs it all.
//
//     memory-benchmarks attempts LOG     what was tried to foretell better, each with its figures
//     memory-benchmarks fit LOG          seconds and losses of a fit, a line of JSON for each model
//     memory-benchmarks rebuild          the states of 1,000,000 reviews
//     memory-benchmarks odd              logs that are not as logs are
//     memory-benchmarks simulate         a log of about 276,000 reviews, written to standard output
//
// A log has the titles `card,reviewed_at_ms,rating` or `card,day,rating`.
import Glibc

let words = CommandLine.arguments.dropFirst()
switch (words.first, words.dropFirst().first) {
case ("attempts", let path?): printAttempts(try readLog(path))
case ("fit", let path?): printFits(try readLog(path))
case ("rebuild", nil): printRebuilding()
case ("odd", nil): printOddLogs()
case ("simulate", nil): printSimulatedLog()
default:
  print("usage: memory-benchmarks attempts LOG | fit LOG | rebuild | odd | simulate")
  exit(2)
}
