import Foundation

/// An event for keys that go down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let presses: [UIPress]

  init(presses: [UIPress], timestamp: TimeInterval) {
    self.presses = presses
    super.init(touches: [], timestamp: timestamp)
  }

  /// The type, which is `presses`.
  open override var type: EventType { .presses }

  /// The presses of all keys that are down, and of those that went up in this event.
  open var allPresses: Set<UIPress> { Set(presses) }

  override func deliver(in window: UIWindow) { KeyDelivery.shared.deliver(self, in: window) }

  /// The windows of the presses.
  package override var windows: [UIWindow] {
    var result: [UIWindow] = []
    for case let window? in presses.map(\.window) where !result.contains(where: { $0 === window }) {
      result.append(window)
    }
    return result
  }
}
