import UIKit

/// Translates mouse and finger events to touches.
struct TouchTranslator {
  /// The number of the mouse's touch. Fingers of a touch screen have other numbers.
  static let mouse = Int.min

  /// Points per window coordinate: 1, unless the requested scale differs from the display's.
  var pointsPerCoordinate: CGFloat = 1
  /// The window's size, in points.
  var windowSize = CGSize.zero
  /// The locations of the fingers that are down, and of the mouse while its button is down.
  private var down: [Int: CGPoint] = [:]

  /// Returns the touch for an event at a time, in seconds of the media clock. Nil for other events, and for a move or
  /// an end without a beginning.
  mutating func touch(_ event: WindowEvent, at time: TimeInterval) -> TouchInput? {
    switch event {
    case .mouse(let phase, let position):
      touch(
        Self.mouse, phase, CGPoint(x: position.x * pointsPerCoordinate, y: position.y * pointsPerCoordinate), at: time)
    case .finger(let phase, let id, let position):
      touch(
        Int(truncatingIfNeeded: id), phase,
        CGPoint(x: position.x * windowSize.width, y: position.y * windowSize.height),
        at: time)
    default: nil
    }
  }

  /// Cancels all touches, because their ends will not be reported.
  mutating func cancelAll(at time: TimeInterval) -> [TouchInput] {
    defer { down = [:] }
    return down.sorted { $0.key < $1.key }.map {
      TouchInput(id: $0.key, phase: .cancelled, location: $0.value, timestamp: time)
    }
  }

  private mutating func touch(
    _ id: Int, _ phase: WindowEvent.Phase, _ location: CGPoint, at time: TimeInterval
  ) -> TouchInput? {
    let isDown = down[id] != nil
    guard isDown || phase == .down else { return nil }
    down[id] = phase == .up ? nil : location
    let touchPhase: UITouch.Phase =
      switch phase {
      case .down: .began
      case .moved: .moved
      case .up: .ended
      }
    return TouchInput(id: id, phase: touchPhase, location: location, timestamp: time)
  }
}
