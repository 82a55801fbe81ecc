import UIKit

/// Translates wheel and trackpad events to scrolling.
///
/// SDL 2 reports neither the device nor the end of trackpad scrolling. Fractions of a notch come from a trackpad, whole
/// ones from a wheel unless a trackpad is scrolling. Scrolling ends after a time without events.
struct WheelTranslator {
  /// Points per notch of a wheel (a guess: key-13; about three lines of text).
  static let pointsPerNotch: CGFloat = 48
  /// Points per SDL notch of a trackpad. SDL divides Wayland's points by this.
  static let pointsPerPart: CGFloat = 10
  /// The time without events after which fingers count as lifted, in seconds.
  static let maximumPause: TimeInterval = 0.1

  /// Points per window coordinate.
  var pointsPerCoordinate: CGFloat = 1
  private var last: ScrollInput?

  mutating func input(_ wheel: Wheel, at time: TimeInterval) -> ScrollInput {
    let isContinuous = wheel.isFractional || last != nil
    let points = isContinuous ? Self.pointsPerPart : Self.pointsPerNotch
    let position = CGPoint(x: wheel.position.x * pointsPerCoordinate, y: wheel.position.y * pointsPerCoordinate)
    // Scrolling to the right moves the content to the left.
    let delta = CGPoint(x: -wheel.notches.dx * points, y: wheel.notches.dy * points)
    guard isContinuous else { return ScrollInput(.discrete, location: position, delta: delta, timestamp: time) }
    let input = ScrollInput(
      .continuous, last == nil ? .began : .moved, location: last?.location ?? position, delta: delta, timestamp: time)
    last = input
    return input
  }

  /// The time at which the fingers count as lifted; nil if there are none.
  var deadline: TimeInterval? { last.map { $0.timestamp + Self.maximumPause } }

  /// Returns the end of scrolling, with the time of the last event, because the fingers left while moving.
  mutating func end(at time: TimeInterval) -> ScrollInput? {
    guard let last, time >= last.timestamp + Self.maximumPause else { return nil }
    self.last = nil
    return ScrollInput(.continuous, .ended, location: last.location, timestamp: last.timestamp)
  }

  /// Cancels the current scrolling.
  mutating func cancel(at time: TimeInterval) -> ScrollInput? {
    defer { last = nil }
    return last.map { ScrollInput(.continuous, .cancelled, location: $0.location, timestamp: time) }
  }
}
