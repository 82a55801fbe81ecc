import UIKit

/// A window that handles the Escape key if nothing in it does.
final class DemoWindow: UIWindow {
  /// Called when the key goes down.
  var onEscape: (() -> Void)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let onEscape, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    onEscape()
  }
}
