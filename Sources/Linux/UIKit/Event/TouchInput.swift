import Foundation

/// One sample of one finger, from a host.
package struct TouchInput: Sendable {
  /// Tells fingers apart while they are down.
  package var id: Int
  /// `.began`, `.moved`, `.stationary`, `.ended` or `.cancelled`.
  package var phase: UITouch.Phase
  /// In window points.
  package var location: CGPoint
  /// In seconds of the media clock.
  package var timestamp: TimeInterval
  /// Where this is scrolling and no finger.
  var scroll: (type: UIScrollType, delta: CGPoint)?

  package init(id: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}

extension UIWindow {
  /// What `sendEvent(_:)` does: recognisers, then views; or keys.
  package func deliver(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: KeyDelivery.shared.deliver(event, in: self)
    case let event as HoverEvent: HoverDelivery.of(self).deliver(event)
    default: TouchDelivery.of(self).deliver(event)
    }
  }
}

extension UIApplication {
  /// Takes the samples of one frame, in order. As on a device a finger that moved several times in the frame moves
  /// once, to its last place; a finger that went down, moved and was lifted makes three events.
  package func send(_ touches: [TouchInput], in window: UIWindow) {
    let delivery = TouchDelivery.of(window)
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
    delivery.finish(event)
  }
}
