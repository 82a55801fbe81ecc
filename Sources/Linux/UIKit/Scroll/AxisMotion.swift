import QuartzCore

/// How one coordinate of the content goes on without a finger, as a function of the seconds since it began: it slides
/// until it is slow, comes to an end and bounces, or is drawn to a place.
struct AxisMotion {
  private enum Piece {
    case slide(from: Double, Deceleration)
    case spring(to: Double, ReturnSpring)
  }

  private var pieces: [(start: Double, piece: Piece)] = []
  /// Where it comes to rest, in points.
  private(set) var rest: Double
  /// When it comes to rest, in seconds; 0 if it does not move.
  private(set) var duration = 0.0
  /// Whether `rest` was chosen, and is not where it happens to come to.
  private(set) var isAimed = false

  /// Content that is let go of, or thrown.
  /// - Parameters:
  ///   - velocity: the finger's, in points a second, also beyond an end, where content follows it only in part (measured).
  ///   - range: where it may rest.
  ///   - rate: the factor by which its velocity falls each millisecond.
  ///   - bounces: whether it goes beyond the range's ends for a moment when it runs into them.
  init(from position: Double, velocity: Double, range: ClosedRange<CGFloat>, rate: Double, bounces: Bool) {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    let slide = Deceleration(velocity: velocity, rate: rate)
    let end = position + slide.restDistance
    rest = min(max(end, lower), upper)
    let beyond = position - min(max(position, lower), upper)
    let comesIn = beyond < 0 && end >= lower || beyond > 0 && end <= upper
    if beyond != 0, !comesIn {
      // Outside, and not fast enough to come in by itself.
      rest = position - beyond
      append(.spring(to: rest, ReturnSpring(beyond: beyond, thrownAt: velocity)))
      return
    }
    let way = rest - position
    guard rest != end, let arrival = slide.time(ofDistance: way) else {
      if slide.duration > 0 { append(.slide(from: position, slide), lasting: slide.duration) }
      return
    }
    append(.slide(from: position, slide), lasting: arrival)
    if bounces {
      let speed = slide.velocity(at: arrival)
      append(.spring(to: rest, ReturnSpring(beyond: 0, thrownAt: speed)))
    }
  }

  /// Content that is on its way back to an end.
  /// - Parameter velocity: its own, in points a second.
  init(from position: Double, velocity: Double, returningTo end: Double) {
    rest = end
    append(.spring(to: end, ReturnSpring(offset: position - end, velocity: velocity)))
  }

  /// Content that is let go of beyond an end that was chosen as its place of rest.
  /// - Parameter velocity: the finger's, in points a second.
  init(from position: Double, thrownAt velocity: Double, backTo end: Double) {
    rest = end
    isAimed = true
    append(.spring(to: end, ReturnSpring(beyond: position - end, thrownAt: velocity)))
  }

  /// Content that is to come to rest at a place. It slides there where it is thrown that way and not much too slowly for
  /// it; otherwise it is drawn there. (A guess: documented is only that it comes to rest there.)
  init(from position: Double, velocity: Double, to target: Double, rate: Double, slides: Bool = true) {
    rest = target
    isAimed = true
    let way = target - position
    guard way != 0 else { return }
    let lost = velocity - (velocity < 0 ? -1 : 1) * Deceleration.restSpeed
    let natural = Deceleration(velocity: velocity, rate: rate)
    let coefficient = way / lost
    if slides, abs(velocity) > Deceleration.restSpeed, coefficient > 0, coefficient <= 2 * natural.coefficient {
      let slide = Deceleration(velocity: velocity, rate: 1000 * coefficient / (1 + 1000 * coefficient))
      append(.slide(from: position, slide), lasting: slide.duration)
    } else {
      let rate = ReturnSpring.rate(way: way, velocity: velocity)
      append(.spring(to: target, ReturnSpring(offset: -way, velocity: velocity, rate: rate)))
    }
  }

  /// Returns true if it is on its way back to an end after `time` seconds, and not to a chosen place.
  func isReturning(at time: Double) -> Bool {
    guard !isAimed, time < duration, case .spring? = piece(at: time)?.piece else { return false }
    return true
  }

  /// `true` if a spring brings it to its place of rest.
  var endsInSpring: Bool {
    guard case .spring? = pieces.last?.piece else { return false }
    return true
  }

  /// Where it is after `time` seconds.
  func position(at time: Double) -> Double { time < duration ? course(at: time) : rest }

  /// The position after `time` seconds if it did not stop near its place of rest.
  func course(at time: Double) -> Double {
    guard let (start, piece) = piece(at: time) else { return rest }
    switch piece {
    case .slide(let from, let slide): return from + slide.distance(at: time - start)
    case .spring(let target, let spring): return target + spring.offset(at: time - start)
    }
  }

  /// Points a second.
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
  /// When it has come this far, in seconds; nil if it never does.
  func time(ofDistance distance: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let left = 1 - distance / (velocity * coefficient)
    return left > 0 && left <= 1 ? log(left) / (1000 * log(rate)) : nil
  }
}
