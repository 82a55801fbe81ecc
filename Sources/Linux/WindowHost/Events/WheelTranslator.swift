import UIKit

/// Makes scrolling from what wheels and trackpads do.
///
/// SDL 2 does not say which device it was, nor when the fingers leave a trackpad: parts of a notch are a trackpad's, whole
/// ones a wheel's unless a trackpad is at it, and the fingers are taken to have left when nothing has come for a while.
struct WheelTranslator {
  /// Points for a notch of a wheel (a guess: about three lines of text).
  static let pointsPerNotch: CGFloat = 48
  /// Points for what SDL counts as a notch of a trackpad: it divides Wayland's points by this.
  static let pointsPerPart: CGFloat = 10
  /// Seconds.
  static let patience: TimeInterval = 0.1

  /// Points of the window for one of its own coordinates.
  var pointsPerCoordinate: CGFloat = 1
  private var last: ScrollInput?

  mutating func input(_ wheel: Wheel, at time: TimeInterval) -> ScrollInput {
    let isContinuous = wheel.isFractional || last != nil
    let points = isContinuous ? Self.pointsPerPart : Self.pointsPerNotch
    let place = CGPoint(x: wheel.place.x * pointsPerCoordinate, y: wheel.place.y * pointsPerCoordinate)
    // Who scrolls to the right wants to see what is there: that moves to the left.
    let delta = CGPoint(x: -wheel.notches.dx * points, y: wheel.notches.dy * points)
    guard isContinuous else { return ScrollInput(.discrete, location: place, delta: delta, timestamp: time) }
    let input = ScrollInput(
      .continuous, last == nil ? .began : .moved, location: last?.location ?? place, delta: delta, timestamp: time)
    last = input
    return input
  }

  /// When the fingers will be taken to have left; nil where none are there.
  var deadline: TimeInterval? { last.map { $0.timestamp + Self.patience } }

  /// The end, with the time of the last that came: they left moving, not resting.
  mutating func end(at time: TimeInterval) -> ScrollInput? {
    guard let last, time >= last.timestamp + Self.patience else { return nil }
    self.last = nil
    return ScrollInput(.continuous, .ended, location: last.location, timestamp: last.timestamp)
  }

  /// Takes away what is under way.
  mutating func cancel(at time: TimeInterval) -> ScrollInput? {
    defer { last = nil }
    return last.map { ScrollInput(.continuous, .cancelled, location: $0.location, timestamp: time) }
  }
}
