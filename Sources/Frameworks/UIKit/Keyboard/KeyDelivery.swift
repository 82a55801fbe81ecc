import QuartzCore

/// Delivers key presses to key commands and responders.
///
/// When a key goes down, the commands of the window's `responderForKeys` and of those up its chain are searched, the
/// nearest first. The action of a matching command goes to the nearest responder in that chain that has the method. If
/// no command takes the key, `pressesBegan(_:with:)` of the `responderForKeys` is called. (The chain and the target of
/// the action are documented. That a press taken by a command is not delivered to responders is a guess: key-2.)
@MainActor final class KeyDelivery {
  static let shared = KeyDelivery()

  /// The keys that are down, in the order in which they went down.
  private var held: [UIPress] = []
  /// The press of the current event, or all presses if the system cancels them.
  private var news: [UIPress] = []
  /// The key that went down, with the stand-in modifiers, for commands that do not match its own modifiers.
  private var standIn: UIKey?
  /// The presses that a command has taken.
  private var taken: Set<UIPress> = []

  func event(for input: KeyInput) -> UIPressesEvent? {
    forgetLostWindows()
    if let press = held.first(where: { $0.key?.keyCode == input.usage }) {
      // A key that is down goes down again only if the host reports repeats, which are not presses.
      guard !input.isDown else { return nil }
      press.phase = .ended
      press.timestamp = input.timestamp
      return event(about: [press], at: input.timestamp)
    }
    guard input.isDown, let window = UIApplication.shared.keyWindow else { return nil }
    let press = UIPress(key: input.key(with: input.modifiers), timestamp: input.timestamp)
    standIn = input.standInModifiers.map(input.key)
    press.window = window
    press.responder = window.responderForKeys
    held.append(press)
    return event(about: [press], at: input.timestamp)
  }

  func cancellation(at time: TimeInterval) -> UIPressesEvent? {
    forgetLostWindows()
    guard !held.isEmpty else { return nil }
    for press in held {
      press.phase = .cancelled
      press.timestamp = time
    }
    return event(about: held, at: time)
  }

  private func event(about presses: [UIPress], at time: TimeInterval) -> UIPressesEvent {
    news = presses
    for press in held where !presses.contains(press) { press.phase = .stationary }
    return UIPressesEvent(presses: held, timestamp: time)
  }

  /// Delivers the presses of an event that belong to a window.
  func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    var notified: [(responder: UIResponder, press: UIPress)] = []
    for press in news where press.window === window && event.allPresses.contains(press) {
      guard let responder = press.responder else { continue }
      if press.phase == .began,
        [press.key, standIn].contains(where: { $0.map { perform($0, from: responder) } ?? false })
      {
        taken.insert(press)
      } else if !taken.contains(press) {
        notified.append((responder, press))
      }
    }
    for (responder, press) in notified {
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      default: responder.pressesCancelled([press], with: event)
      }
    }
  }

  func finish() {
    (news, standIn) = ([], nil)
    held.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    taken.formIntersection(held)
  }

  private func forgetLostWindows() {
    held.removeAll { $0.window == nil || $0.responder == nil }
    taken.formIntersection(held)
  }

  /// Returns `true` if a command takes the key.
  private func perform(_ key: UIKey, from start: UIResponder) -> Bool {
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    var step: UIResponder? = start
    while let responder = step {
      for command in responder.keyCommands ?? [] {
        guard let action = command.action(for: key, isMirrored: isMirrored),
          let target = start.target(forAction: action, withSender: command)
        else { continue }
        return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
      }
      step = responder.next
    }
    return false
  }
}

extension UIWindow {
  /// The responder that receives keys: the first responder if it is in this window. Otherwise the frontmost view
  /// controller, or its visible child and so on, as long as there is exactly one. If several children are visible, as
  /// during a transition, it is their parent. (UIKit is known to search for a descendant. The depth is a
  /// guess: key-5b.)
  var responderForKeys: UIResponder {
    if let first = FirstResponder.current, first.chain.contains(where: { $0 === self }) { return first }
    guard var controller = shownControllers.last ?? root else { return self }
    while true {
      let seen = controller.children.filter { $0.viewIfLoaded?.window === self }
      guard seen.count == 1 else { return controller }
      controller = seen[0]
    }
  }
}

extension UIResponder {
  /// This responder and those up its chain.
  var chain: [UIResponder] {
    var result: [UIResponder] = []
    var step: UIResponder? = self
    while let responder = step {
      result.append(responder)
      step = responder.next
    }
    return result
  }
}
