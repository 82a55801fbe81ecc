import QuartzCore

/// The way back to a place: two exponentials, whose rates are as 10 to 12, that start with a distance and a velocity and
/// end at 0.
struct ReturnSpring {
  /// The distance from the end, in points, at which content has arrived (measured).
  static let arrival = 0.5
  /// The slower rate with which content comes back from beyond its end, per second (fitted to recorded offsets).
  static let rate = 10.0
  /// The faster rate for each unit of the slower one (fitted to the same).
  private static let ratio = 1.2

  private let slow: Double
  private let fast: Double
  private let a: Double
  private let b: Double
  /// The side of the place on which it starts.
  private let side: Double

  /// - Parameters:
  ///   - offset: the distance from the place, in points.
  ///   - velocity: in points a second.
  ///   - rate: of the slower exponential, per second.
  init(offset: Double, velocity: Double, rate: Double = ReturnSpring.rate) {
    slow = rate
    fast = rate * Self.ratio
    a = (fast * offset + velocity) / (fast - slow)
    b = offset - a
    side = (offset == 0 ? velocity : offset) < 0 ? -1 : 1
  }

  /// Content that is let go of, or runs into its end: the distance falls at once, whatever the velocity adds to it.
  init(beyond offset: Double, thrownAt velocity: Double) {
    self.init(offset: offset, velocity: velocity - Self.rate * offset)
  }

  /// The slower rate at which content that is drawn to a place never goes past it, per second.
  static func rate(way: Double, velocity: Double) -> Double { max(rate, velocity / way / ratio) }

  /// The distance from the place after `time` seconds.
  func offset(at time: Double) -> Double { a * exp(-slow * time) + b * exp(-fast * time) }

  /// Points a second.
  func velocity(at time: Double) -> Double { -slow * a * exp(-slow * time) - fast * b * exp(-fast * time) }

  /// When it has arrived for good, or has gone past the place, in seconds.
  var duration: Double {
    // From its turning point on, on the side where it starts, it only comes nearer.
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

  /// A position that is not a number has arrived.
  private func hasArrived(at time: Double) -> Bool { !(side * offset(at: time) >= Self.arrival) }

  private var turningPoint: Double {
    let quotient = -fast * b / (slow * a)
    return a != 0 && quotient > 0 ? log(quotient) / (fast - slow) : 0
  }
}
