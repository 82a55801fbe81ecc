/// How a thing that was thrown goes on: its velocity falls by a constant factor every millisecond (documented rates).
package struct Deceleration: Hashable, Sendable {
  /// `UIScrollView.DecelerationRate.normal`.
  package static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`.
  package static let fastRate = 0.99
  /// The speed at which it stops, points per second (measured).
  package static let restSpeed = 10.0

  /// Points per second.
  package var velocity: Double
  /// The factor per millisecond, below 1.
  package var rate: Double

  package init(velocity: Double, rate: Double = Deceleration.normalRate) {
    (self.velocity, self.rate) = (velocity, rate)
  }

  /// Points of way for each point per second of velocity that is lost.
  package var coefficient: Double { rate / (1 - rate) / 1000 }

  /// The velocity after `time` seconds, points per second.
  package func velocity(at time: Double) -> Double { velocity * pow(rate, 1000 * time) }

  /// The way after `time` seconds, points.
  package func distance(at time: Double) -> Double { velocity * coefficient * (1 - pow(rate, 1000 * time)) }

  /// When it stops, seconds; at once if it is slower than that.
  package var duration: Double {
    abs(velocity) <= Self.restSpeed ? 0 : log(Self.restSpeed / abs(velocity)) / (1000 * log(rate))
  }

  /// The way until it stops, points.
  package var restDistance: Double {
    guard abs(velocity) > Self.restSpeed else { return 0 }
    return (velocity - (velocity < 0 ? -Self.restSpeed : Self.restSpeed)) * coefficient
  }
}
