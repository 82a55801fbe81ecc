import QuartzCore

/// The motion of one coordinate of the content without a finger, as a function of the seconds since its start. The
/// content slides until it is slow, runs into an end and bounces, or is drawn to a target. (A guess: scroll-3c.)
struct AxisMotion {
  private enum Piece {
    case slide(from: Double, Deceleration)
    case spring(to: Double, ReturnSpring)
  }

  private var pieces: [(start: Double, piece: Piece)] = []
  /// The position at which it comes to rest, in points.
  private(set) var rest: Double
  /// The time at which it comes to rest, in seconds; 0 if it does not move.
  private(set) var duration = 0.0
  /// `true` if `rest` was chosen, and is not just where the motion happens to end.
  private(set) var isAimed = false

  /// Creates the motion of content that is released or thrown. (A guess: scroll-6.)
  /// - Parameters:
  ///   - velocity: the finger's, in points per second, even where content beyond an end follows only partly (measured).
  ///   - range: the positions at which it can rest.
  ///   - rate: the factor by which its velocity falls each millisecond.
  ///   - bounces: `true` if it overshoots for a moment when it runs into an end of the range.
  init(from position: Double, velocity: Double, range: ClosedRange<CGFloat>, rate: Double, bounces: Bool) {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    let slide = Deceleration(velocity: velocity, rate: rate)
    let end = position + slide.restDistance
    rest = min(max(end, lower), upper)
    let beyond = position - min(max(position, lower), upper)
    let comesIn = beyond < 0 && end >= lower || beyond > 0 && end <= upper
    if beyond != 0, !comesIn {
      // Beyond an end, and too slow to return by itself.
      rest = position - beyond
      append(.spring(to: rest, ReturnSpring(beyond: beyond, thrownAt: velocity)))
      return
    }
    let movement = rest - position
    guard rest != end, let arrival = slide.time(ofDistance: movement) else {
      if slide.duration > 0 { append(.slide(from: position, slide), lasting: slide.duration) }
      return
    }
    append(.slide(from: position, slide), lasting: arrival)
    if bounces {
      let speed = slide.velocity(at: arrival)
      append(.spring(to: rest, ReturnSpring(beyond: 0, thrownAt: speed)))
    }
  }

  /// Creates the motion of content that is on its way back to an end.
  /// - Parameter velocity: the content's own, in points per second.
  init(from position: Double, velocity: Double, returningTo end: Double) {
    rest = end
    append(.spring(to: end, ReturnSpring(offset: position - end, velocity: velocity)))
  }

  /// Creates the motion of content that is released beyond an end that was chosen as its target.
  /// - Parameter velocity: the finger's, in points per second.
  init(from position: Double, thrownAt velocity: Double, backTo end: Double) {
    rest = end
    isAimed = true
    append(.spring(to: end, ReturnSpring(beyond: position - end, thrownAt: velocity)))
  }

  /// Creates the motion of content to a target. It slides if it was thrown that way and is not much too slow; otherwise
  /// it is drawn there. (A guess: scroll-12b; only the target is documented.)
  init(from position: Double, velocity: Double, to target: Double, rate: Double, slides: Bool = true) {
    rest = target
    isAimed = true
    let movement = target - position
    guard movement != 0 else { return }
    let lost = velocity - (velocity < 0 ? -1 : 1) * Deceleration.restSpeed
    let natural = Deceleration(velocity: velocity, rate: rate)
    let coefficient = movement / lost
    if slides, abs(velocity) > Deceleration.restSpeed, coefficient > 0, coefficient <= 2 * natural.coefficient {
      let slide = Deceleration(velocity: velocity, rate: 1000 * coefficient / (1 + 1000 * coefficient))
      append(.slide(from: position, slide), lasting: slide.duration)
    } else {
      let rate = ReturnSpring.rate(movement: movement, velocity: velocity)
      append(.spring(to: target, ReturnSpring(offset: -movement, velocity: velocity, rate: rate)))
    }
  }

  /// Returns true if it is on its way back to an end after `time` seconds, and not to a chosen target.
  func isReturning(at time: Double) -> Bool {
    guard !isAimed, time < duration, case .spring? = piece(at: time)?.piece else { return false }
    return true
  }

  /// `true` if a spring brings it to its resting position.
  var endsInSpring: Bool {
    guard case .spring? = pieces.last?.piece else { return false }
    return true
  }

  /// Returns the position after `time` seconds.
  func position(at time: Double) -> Double { time < duration ? course(at: time) : rest }

  /// Returns the position after `time` seconds if it did not stop near its resting position.
  func course(at time: Double) -> Double {
    guard let (start, piece) = piece(at: time) else { return rest }
    switch piece {
    case .slide(let from, let slide): return from + slide.distance(at: time - start)
    case .spring(let target, let spring): return target + spring.offset(at: time - start)
    }
  }

  /// Returns the velocity after `time` seconds, in points per second.
  func velocity(at time: Double) -> Double {
    guard time < duration, let (start, piece) = piece(at: time) else { return 0 }
    switch piece {
    case .slide(_, let slide): return slide.velocity(at: time - start)
    case .spring(_, let spring): return spring.velocity(at: time - start)
    }
  }

  private func piece(at time: Double) -> (start: Double, piece: Piece)? {
    pieces.last { $0.start <= time } ?? pieces.first
  }

  private mutating func append(_ piece: Piece, lasting length: Double? = nil) {
    pieces.append((duration, piece))
    if let length {
      duration += length
    } else if case .spring(_, let spring) = piece {
      duration += spring.duration
    }
  }
}

extension Deceleration {
  /// Returns the time after which it has come this far, in seconds; nil if it never does.
  func time(ofDistance distance: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let left = 1 - distance / (velocity * coefficient)
    return left > 0 && left <= 1 ? log(left) / (1000 * log(rate)) : nil
  }
}
