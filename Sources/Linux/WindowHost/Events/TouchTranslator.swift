import UIKit

/// Makes touches from what mouse and fingers do.
struct TouchTranslator {
  /// The mouse's touch. Fingers of a touch screen have other numbers.
  static let mouse = Int.min

  /// Points of the window for one of its own coordinates: 1, unless a scale was asked for that is not the display's.
  var pointsPerCoordinate: CGFloat = 1
  /// In points.
  var windowSize = CGSize.zero
  /// Where the fingers are that are down, and the mouse while its button is.
  private var down: [Int: CGPoint] = [:]

  /// The touch that an event means, at a time in seconds of the media clock. Nil for other events, and for what comes
  /// without the finger having gone down.
  mutating func touch(_ event: WindowEvent, at time: TimeInterval) -> TouchInput? {
    switch event {
    case .mouse(let phase, let place):
      touch(
        Self.mouse, phase, CGPoint(x: place.x * pointsPerCoordinate, y: place.y * pointsPerCoordinate), at: time)
    case .finger(let phase, let id, let place):
      touch(
        Int(truncatingIfNeeded: id), phase, CGPoint(x: place.x * windowSize.width, y: place.y * windowSize.height),
        at: time)
    default: nil
    }
  }

  /// Takes away all that is down: nobody will say when it goes up.
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
