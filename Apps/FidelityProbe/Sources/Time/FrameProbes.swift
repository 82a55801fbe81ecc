import UIKit

extension Probe {
  /// The times that a display link reports.
  static var frameTimes: [Probe] {
    [
      frames("plain", "a display link at its default rate", nil),
      frames("fast", "a display link that prefers 120 Hz", 120),
    ]
  }

  private static func frames(_ name: String, _ act: String, _ rate: Float?) -> Probe {
    Probe("frames/\(name)", act, settles: ["time-35"]) {
      bench in
      var times: [LinkTimes] = []
      let callback = FrameCallback { callback in
        guard let link = callback.link else { return }
        times.append(
          LinkTimes(
            now: CACurrentMediaTime(), timestamp: link.timestamp, target: link.targetTimestamp, duration: link.duration)
        )
      }
      if let rate {
        callback.link?.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: rate, preferred: rate)
      }
      _ = await bench.driver.until { times.count >= 60 }
      callback.invalidate()
      var (ascend, onTarget) = (true, 0)
      for (one, next) in zip(times, times.dropFirst()) {
        if next.timestamp <= one.timestamp { ascend = false }
        if abs(one.target - next.timestamp) < 0.0005 { onTarget += 1 }
      }
      let isAfter = times.allSatisfy { $0.now >= $0.timestamp }
      let isAhead = times.allSatisfy { $0.target > $0.timestamp }
      var finding = ProbeFinding(outcome: [
        "timestampsAscend": .bool(ascend), "isCalledAfterItsTimestamp": .bool(isAfter), "targetIsAhead": .bool(isAhead),
        // One frame may be late; most are not.
        "targetIsTheNextTimestamp": .bool(onTarget * 2 > times.count),
      ])
      finding.measured = ["rows": .list(times.map(\.row))]
      return finding
    }
  }
}

/// The times that a display link reports in one call, in seconds.
private struct LinkTimes {
  let now, timestamp, target, duration: CFTimeInterval

  /// The call's time and the target, relative to the timestamp, and the duration.
  var row: ProbeValue {
    .list([now - timestamp, target - timestamp, duration].map { ProbeValue.rounded($0, to: 0.00001) })
  }
}
