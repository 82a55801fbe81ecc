import QuartzCore

/// The motion back to a resting position: the sum of two exponentials, whose rates are in the ratio 10 to 12. It starts
/// with a distance and a velocity, and ends at 0.
struct ReturnSpring {
  /// The distance from the end at which content has arrived, in points (measured).
  static let arrival = 0.5
  /// The slower rate of content that returns from beyond its end, per second (fitted to recorded offsets).
  static let rate = 10.0
  /// The ratio of the faster rate to the slower one (fitted to the same offsets).
  private static let ratio = 1.2

  private let slow: Double
  private let fast: Double
  private let a: Double
  private let b: Double
  /// The sign of the side on which it starts.
  private let side: Double

  /// - Parameters:
  ///   - offset: the distance from the resting position, in points.
  ///   - velocity: in points per second.
  ///   - rate: of the slower exponential, per second.
  init(offset: Double, velocity: Double, rate: Double = ReturnSpring.rate) {
    slow = rate
    fast = rate * Self.ratio
    a = (fast * offset + velocity) / (fast - slow)
    b = offset - a
    side = (offset == 0 ? velocity : offset) < 0 ? -1 : 1
  }

  /// Creates the motion of content that is released or runs into its end: the return speed is added to `velocity`.
  init(beyond offset: Double, thrownAt velocity: Double) {
    self.init(offset: offset, velocity: velocity - Self.rate * offset)
  }

  /// Returns the slower rate, per second, at which content that is drawn to a target never overshoots it.
  static func rate(movement: Double, velocity: Double) -> Double { max(rate, velocity / movement / ratio) }

  /// Returns the distance from the resting position after `time` seconds.
  func offset(at time: Double) -> Double { a * exp(-slow * time) + b * exp(-fast * time) }

  /// Returns the velocity after `time` seconds, in points per second.
  func velocity(at time: Double) -> Double { -slow * a * exp(-slow * time) - fast * b * exp(-fast * time) }

  /// The time when it has arrived for good, or has passed the resting position, in seconds.
  var duration: Double {
    // After its turning point, on the side where it starts, it only comes closer.
    let turn = max(0, turningPoint)
    var early = side * offset(at: turn) > 0 ? turn : 0
    guard !hasArrived(at: early) else { return early }
    var late = early + 0.1
    while !hasArrived(at: late) { late += 0.1 }
    for _ in 0..<50 {
      let middle = (early + late) / 2
      if hasArrived(at: middle) { late = middle } else { early = middle }
    }
    return late
  }

  /// Returns true if it has arrived, or if the position is not a number.
  private func hasArrived(at time: Double) -> Bool { !(side * offset(at: time) >= Self.arrival) }

  private var turningPoint: Double {
    let quotient = -fast * b / (slow * a)
    return a != 0 && quotient > 0 ? log(quotient) / (fast - slow) : 0
  }
}
