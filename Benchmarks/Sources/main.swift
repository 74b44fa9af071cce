// Speeds of single parts, in one process: `swift run -c release vocab-benchmarks [next-card|ranking|grades|forecast]`.
// Whole-process figures come from `Benchmarks/programs`.
import Glibc

let parts: KeyValuePairs<String, @Sendable () async throws -> Void> = [
  "next-card": benchmarkNextCard,
  "ranking": benchmarkRanking,
  "grades": benchmarkGrades,
  "forecast": benchmarkForecast,
]
let wanted = CommandLine.arguments.dropFirst()
for (name, run) in parts where wanted.isEmpty || wanted.contains(name) { try await run() }
