import Foundation

/// What a scrolling device does, from a host.
package struct ScrollInput: Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  package var type: UIScrollType
  /// Of a trackpad; what a wheel does is one notch and has no phase.
  package var phase: Phase
  /// Where the pointer is, in window points.
  package var location: CGPoint
  /// How far what is under the pointer is to move, in points.
  package var delta: CGPoint
  /// In seconds of the media clock.
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

  /// Tells scrolling from fingers.
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
  /// Takes it to the pans under the pointer that want it. It goes to those under which it began.
  package func send(_ scroll: ScrollInput, in window: UIWindow) {
    let delivery = TouchDelivery.of(window)
    for touch in scroll.touches { send([touch], by: delivery) }
  }
}
