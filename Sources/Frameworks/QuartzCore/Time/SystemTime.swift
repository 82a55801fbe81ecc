/// The system's monotonic clock. This is the only file of the three modules that reads it.
package final class SystemClock: MediaClock {
  package init() {}

  /// The seconds since the machine started.
  package var now: CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) / 1e9
  }

  /// Returns the seconds until a date, negative if it has passed. Run loops use dates for their timers.
  package static func seconds(until date: Date) -> CFTimeInterval { date.timeIntervalSinceNow }

  /// Returns the date a number of seconds from now.
  static func date(in seconds: CFTimeInterval) -> Date { Date(timeIntervalSinceNow: seconds) }

  /// Returns the seconds until a deadline of the main queue. 0 if it has passed.
  static func seconds(until deadline: DispatchTime) -> CFTimeInterval {
    let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    return end > now ? CFTimeInterval(end - now) / 1e9 : 0
  }

  /// Returns the deadline a number of seconds from now.
  package static func deadline(in seconds: CFTimeInterval) -> DispatchTime { .now() + seconds }
}
