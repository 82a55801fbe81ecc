/// The system's monotonic clock. This is the one file of the three modules that reads it.
package final class SystemClock: MediaClock {
  package init() {}

  /// Seconds since the machine started.
  package var now: CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
  }

  /// Seconds until a date; negative when it is over. Run loops date their timers.
  package static func seconds(until date: Date) -> CFTimeInterval { date.timeIntervalSinceNow }

  /// The date in so many seconds.
  static func date(in seconds: CFTimeInterval) -> Date { Date(timeIntervalSinceNow: seconds) }

  /// Seconds until a deadline of the main queue; 0 when it is over.
  static func seconds(until deadline: DispatchTime) -> CFTimeInterval {
    let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    return end > now ? CFTimeInterval(end - now) / 1e9 : 0
  }

  /// The deadline in so many seconds.
  package static func deadline(in seconds: CFTimeInterval) -> DispatchTime { .now() + seconds }
}
