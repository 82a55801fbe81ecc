import QuartzCore

/// The way back to a place: two exponentials that start with a distance and a velocity and end at 0.
struct ReturnSpring {
  /// What is nearer than this has arrived, in points (a guess).
  static let arrival = 0.1
  /// How content that ran into its end comes back: critically damped (measured).
  static let bounce = (11.0, 11.0)
  /// How content that was let go of beyond its end comes back (measured, from rest).
  static let release = (9.0, 46.0)

  private let slow: Double
  private let fast: Double
  private let a: Double
  private let b: Double

  /// - Parameters:
  ///   - rates: of the two exponentials, per second, the smaller one first.
  ///   - offset: the distance from the place, in points.
  ///   - velocity: in points a second.
  init(rates: (Double, Double), offset: Double, velocity: Double) {
    (slow, fast) = rates
    if slow == fast {
      (a, b) = (offset, velocity + slow * offset)
    } else {
      a = (fast * offset + velocity) / (fast - slow)
      b = offset - a
    }
  }

  /// The distance from the place after `time` seconds.
  func offset(at time: Double) -> Double {
    slow == fast ? (a + b * time) * exp(-slow * time) : a * exp(-slow * time) + b * exp(-fast * time)
  }

  /// Points a second.
  func velocity(at time: Double) -> Double {
    slow == fast
      ? (b - slow * (a + b * time)) * exp(-slow * time)
      : -slow * a * exp(-slow * time) - fast * b * exp(-fast * time)
  }

  /// When it has arrived for good, in seconds.
  var duration: Double {
    // From its last turning point on it only comes nearer.
    var early = max(0, turningPoint)
    guard abs(offset(at: early)) >= Self.arrival else { return early }
    var late = early + 0.1
    while abs(offset(at: late)) >= Self.arrival { late += 0.1 }
    for _ in 0..<50 {
      let middle = (early + late) / 2
      if abs(offset(at: middle)) >= Self.arrival { early = middle } else { late = middle }
    }
    return late
  }

  private var turningPoint: Double {
    if slow == fast { return b == 0 ? 0 : 1 / slow - a / b }
    let ratio = -fast * b / (slow * a)
    return a != 0 && ratio > 0 ? log(ratio) / (fast - slow) : 0
  }
}
