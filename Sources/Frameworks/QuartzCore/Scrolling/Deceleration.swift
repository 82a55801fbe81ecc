/// The motion after a throw. The velocity falls by a constant factor every millisecond (documented rates).
package struct Deceleration: Hashable, Sendable {
  /// `UIScrollView.DecelerationRate.normal`.
  package static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`.
  package static let fastRate = 0.99
  /// The speed at which the motion stops, in points per second (measured).
  package static let restSpeed = 10.0

  /// The initial velocity, in points per second.
  package var velocity: Double
  /// The factor per millisecond, below 1.
  package var rate: Double

  package init(velocity: Double, rate: Double = Deceleration.normalRate) {
    (self.velocity, self.rate) = (velocity, rate)
  }

  /// The distance in points for each point per second of lost velocity.
  package var coefficient: Double { rate / (1 - rate) / 1000 }

  /// Returns the velocity after `time` seconds, in points per second.
  package func velocity(at time: Double) -> Double { velocity * pow(rate, 1000 * time) }

  /// Returns the distance after `time` seconds, in points.
  package func distance(at time: Double) -> Double { velocity * coefficient * (1 - pow(rate, 1000 * time)) }

  /// The time until the motion stops, in seconds. 0 if it is not faster than the rest speed.
  package var duration: Double {
    abs(velocity) <= Self.restSpeed ? 0 : log(Self.restSpeed / abs(velocity)) / (1000 * log(rate))
  }

  /// The distance until the motion stops, in points.
  package var restDistance: Double {
    guard abs(velocity) > Self.restSpeed else { return 0 }
    return (velocity - (velocity < 0 ? -Self.restSpeed : Self.restSpeed)) * coefficient
  }
}
