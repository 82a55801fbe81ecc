import Foundation

/// Measures time.
enum Stopwatch {
  /// The processor time of the whole process, and the time that has passed, in seconds.
  typealias Time = (processor: Double, elapsed: Double)

  static func time(_ work: () -> Void) -> Time {
    let (processor, elapsed) = (now(CLOCK_PROCESS_CPUTIME_ID), now(CLOCK_MONOTONIC))
    work()
    return (now(CLOCK_PROCESS_CPUTIME_ID) - processor, now(CLOCK_MONOTONIC) - elapsed)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
