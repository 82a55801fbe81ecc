/// Times a piece of work: the best of several rounds, each of many runs, so that what else the machine does counts little.
struct Harness {
  var rounds = 15
  var runs = 200

  /// The time of one run. What the work returns is kept, so that none of it is optimised away.
  func time(_ work: (Int) -> Double) -> Duration {
    var best = Duration.seconds(1_000_000)
    for _ in 0..<rounds {
      let clock = ContinuousClock()
      let taken = clock.measure {
        for run in 0..<runs { Self.kept += work(run) }
      }
      best = min(best, taken / runs)
    }
    return best
  }

  nonisolated(unsafe) private(set) static var kept = 0.0
}

extension Duration {
  /// Microseconds with two digits.
  var text: String {
    let nanoseconds = Double(components.attoseconds) / 1e9 + Double(components.seconds) * 1e9
    let hundredths = Int((nanoseconds / 10).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) µs"
  }

  /// How many times `other` this is, with one digit.
  func times(_ other: Duration) -> String { "\(((self / other) * 10).rounded() / 10)×" }
}
