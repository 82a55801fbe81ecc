import Stage
import UIKit

/// A window with a page and a view in it, and a log of their key events.
@MainActor final class KeyScene {
  let stage = Stage()
  let page = KeyPage()
  let field = KeyView()
  let log = KeyLog()

  init() {
    page.log = log
    field.log = log
    stage.window.rootViewController = page
    page.view.addSubview(field)
    stage.frame()
  }

  func press(_ usage: UIKeyboardHIDUsage, _ text: String? = nil, _ modifiers: UIKeyModifierFlags = []) {
    stage.press(usage, text, modifiers: modifiers)
    stage.frame()
  }

  isolated deinit { field.resignFirstResponder() }
}

@MainActor final class KeyLog {
  var lines: [String] = []
}

/// The logging of key events that the page and the view share.
@MainActor protocol KeyHearer: UIResponder {
  var log: KeyLog? { get }
  var name: String { get }
}

extension KeyHearer {
  func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    for press in presses {
      log?.lines.append(
        "\(name) \(press.phase) \(press.key?.charactersIgnoringModifiers ?? "-") of \(event?.allPresses.count ?? 0)")
    }
  }

  func note(_ command: UIKeyCommand) {
    log?.lines.append("\(name) does \(command.title.isEmpty ? command.input ?? "-" : command.title)")
  }
}

final class KeyView: UIView, KeyHearer {
  weak var log: KeyLog?
  var name = "field"
  var commands: [UIKeyCommand] = []

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }

  func act(_ command: UIKeyCommand) { note(command) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, event)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
}

final class KeyPage: UIViewController, KeyHearer {
  weak var log: KeyLog?
  var name = "page"
  var commands: [UIKeyCommand] = []

  override var keyCommands: [UIKeyCommand]? { commands }

  func act(_ command: UIKeyCommand) { note(command) }
  func other(_ command: UIKeyCommand) { log?.lines.append("\(name) does another") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
}
