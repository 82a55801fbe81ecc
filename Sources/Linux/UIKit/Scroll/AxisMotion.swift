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
  ///   - velocity: in points a second.
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
      append(.spring(to: rest, ReturnSpring(rates: ReturnSpring.release, offset: beyond, velocity: velocity)))
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
      append(.spring(to: rest, ReturnSpring(rates: ReturnSpring.bounce, offset: 0, velocity: speed)))
    }
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
      // Fast enough never to go past the target.
      let rate = max(ReturnSpring.bounce.0, velocity / way)
      append(.spring(to: target, ReturnSpring(rates: (rate, rate), offset: -way, velocity: velocity)))
    }
  }

  /// Where it is after `time` seconds.
  func position(at time: Double) -> Double {
    guard time < duration, let (start, piece) = piece(at: time) else { return rest }
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
