import Foundation

/// A sample of one finger, from a host.
package struct TouchInput: Sendable {
  /// Identifies a finger while it is down.
  package var id: Int
  /// `.began`, `.moved`, `.stationary`, `.ended` or `.cancelled`.
  package var phase: UITouch.Phase
  /// In window coordinates, in points.
  package var location: CGPoint
  /// In seconds of the media clock.
  package var timestamp: TimeInterval
  /// The scrolling, if this is not a finger.
  var scroll: (type: UIScrollType, delta: CGPoint)?

  package init(id: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}

extension UIWindow {
  /// Implements `sendEvent(_:)`: recognizers first, then views; or presses, or hovering.
  package func deliver(_ event: UIEvent) { event.deliver(in: self) }
}

extension UIApplication {
  /// Sends the samples of one frame, in order. As on a device, a finger that moved several times in the frame moves
  /// once, to its last location. A finger that went down, moved and was lifted makes three events.
  package func send(_ touches: [TouchInput], in window: UIWindow) {
    let delivery = TouchDelivery.of(window)
    guard touches.count > 1 else { return send(touches, by: delivery) }
    var batch: [TouchInput] = []
    for input in touches {
      if let index = batch.firstIndex(where: { $0.id == input.id }) {
        if batch[index].phase == .moved, input.phase == .moved {
          batch[index] = input
          continue
        }
        send(batch, by: delivery)
        batch = []
      }
      batch.append(input)
    }
    send(batch, by: delivery)
  }

  func send(_ batch: [TouchInput], by delivery: TouchDelivery) {
    guard let event = delivery.event(for: batch) else { return }
    sendEvent(event)
    if event.ordered.count == 1, event.ordered[0].phase == .ended, event.ordered[0].scrollType == nil {
      delivery.window?.scrollToTop(after: event.ordered[0])
    }
    delivery.finish(event)
  }
}
