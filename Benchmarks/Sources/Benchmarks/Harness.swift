import Foundation

/// Times pieces of work side by side.
///
/// They take turns in slices of about a millisecond, in the thread's own processor time, so that other load on the
/// machine matters little and affects all of them alike. A ratio compares two consecutive slices, and the median of
/// many of them is the result.
struct Harness {
  private static let slice = 0.001
  var rounds = 101

  struct Row {
    /// The time of one run in the best slice, in seconds of processor time.
    let time: Double
    /// The median of the ratios to the first work's time.
    let ratio: Double

    var text: String { String(format: "%8.2f µs", time * 1e6) }
    var times: String { String(format: "%5.1f×", ratio) }
  }

  /// Compares each work with the first one. Each closure gets the number of the run. Its result is kept, so that the
  /// work is not optimized away.
  func compare(_ works: [(Int) -> Double]) -> [Row] {
    let runs = works.map { work in
      // The first run includes one-time setup.
      Self.repeated(work, 1, from: 0)
      return max(1, Int(Self.slice / (Self.time { Self.repeated(work, 20, from: 0) } / 20)))
    }
    var slices = works.map { _ in [Double]() }
    for round in 0..<rounds {
      for (index, work) in works.enumerated() {
        let taken = Self.time { Self.repeated(work, runs[index], from: round * runs[index]) }
        slices[index].append(taken / Double(runs[index]))
      }
    }
    return slices.map { own in
      let ratios = zip(own, slices[0]).map { $0 / $1 }.sorted()
      return Row(time: own.min() ?? 0, ratio: ratios[ratios.count / 2])
    }
  }

  private static func repeated(_ work: (Int) -> Double, _ count: Int, from first: Int) {
    for run in first..<first + count { kept += work(run) }
  }

  /// Returns the thread's processor time for the work, in seconds.
  static func time(_ work: () -> Void) -> Double {
    let before = now
    work()
    return now - before
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  nonisolated(unsafe) private static var kept = 0.0
}
