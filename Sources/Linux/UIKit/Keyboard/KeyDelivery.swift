import QuartzCore

/// Takes the keys of the keyboard to commands and responders.
///
/// A key that goes down goes: who hears it first → the commands of that responder and of those up its chain, the nearest
/// first → the first responder in that chain that has the command's method; or, where no command takes it,
/// `pressesBegan(_:with:)` of who hears it first. (Documented: the chain, and who gets the action. That a press which a
/// command has taken is told nobody is a guess.)
@MainActor final class KeyDelivery {
  static let shared = KeyDelivery()

  /// The keys that are down, in the order in which they went down.
  private var held: [UIPress] = []
  /// The one that the event under way is about; all of them where the system takes them away.
  private var news: [UIPress] = []
  /// The key that went down as it is with other modifiers, for commands that do not take it as it is.
  private var standIn: UIKey?
  /// Those that a command has taken.
  private var taken: Set<UIPress> = []

  func event(for input: KeyInput) -> UIPressesEvent? {
    forgetLostWindows()
    if let press = held.first(where: { $0.key?.keyCode == input.usage }) {
      // A key that is down goes down again only where its repetition is told: that is no press.
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

  /// The event's way, as far as it is a window's.
  func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    var told: [(responder: UIResponder, press: UIPress)] = []
    for press in news where press.window === window && event.allPresses.contains(press) {
      guard let responder = press.responder else { continue }
      if press.phase == .began,
        [press.key, standIn].contains(where: { $0.map { perform($0, from: responder) } ?? false })
      {
        taken.insert(press)
      } else if !taken.contains(press) {
        told.append((responder, press))
      }
    }
    for (responder, press) in told {
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

  /// Whether a command takes the key.
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
  /// Who hears of keys first: the first responder, where it is in this window; otherwise the controller in front, or
  /// within it the one child of the one child … that is seen. Where several are, as in the middle of a switch, it is
  /// their parent. (UIKit is known to look for such a one; how far down it goes is a guess.)
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
  /// This responder, and those up its chain.
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
