import Foundation

/// Input of a scrolling device, from a host.
package struct ScrollInput: Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  package var type: UIScrollType
  /// The phase of a trackpad's scrolling. A wheel moves by single notches, which have no phase.
  package var phase: Phase
  /// The pointer's location, in window points.
  package var location: CGPoint
  /// The distance by which the content under the pointer moves, in points.
  package var delta: CGPoint
  /// The time in seconds of the media clock.
  package var timestamp: TimeInterval

  package init(
    _ type: UIScrollType, _ phase: Phase = .moved, location: CGPoint, delta: CGPoint = .zero, timestamp: TimeInterval
  ) {
    self.type = type
    self.phase = phase
    self.location = location
    self.delta = delta
    self.timestamp = timestamp
  }

  /// The touch identifier that distinguishes scrolling from fingers.
  private static let id = Int.min + 1

  fileprivate func touch(_ phase: UITouch.Phase) -> TouchInput {
    var touch = TouchInput(id: Self.id, phase: phase, location: location, timestamp: timestamp)
    touch.scroll = (type, phase == .moved ? delta : .zero)
    return touch
  }

  fileprivate var touches: [TouchInput] {
    guard type == .continuous else { return [touch(.began), touch(.moved), touch(.ended)] }
    return switch phase {
    case .began: delta == .zero ? [touch(.began)] : [touch(.began), touch(.moved)]
    case .moved: [touch(.moved)]
    case .ended: [touch(.ended)]
    case .cancelled: [touch(.cancelled)]
    }
  }
}

extension UIApplication {
  /// Sends scrolling to the pan recognizers under the pointer that accept it. It stays with those under which it began.
  package func send(_ scroll: ScrollInput, in window: UIWindow) {
    let delivery = TouchDelivery.of(window)
    for touch in scroll.touches { send([touch], by: delivery) }
  }
}
