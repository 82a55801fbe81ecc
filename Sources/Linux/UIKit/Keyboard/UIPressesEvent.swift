import Foundation

/// Keys went down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let presses: [UIPress]

  init(presses: [UIPress], timestamp: TimeInterval) {
    self.presses = presses
    super.init(touches: [], timestamp: timestamp)
  }

  /// Presses.
  open override var type: EventType { .presses }

  /// All keys that are down, and those that went up in this event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The windows that the presses are for.
  package override var windows: [UIWindow] {
    var result: [UIWindow] = []
    for case let window? in presses.map(\.window) where !result.contains(where: { $0 === window }) {
      result.append(window)
    }
    return result
  }
}
