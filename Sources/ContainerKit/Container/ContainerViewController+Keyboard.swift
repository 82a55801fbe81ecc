import UIKit

extension ContainerViewController {
  /// The key commands for the container's current state.
  var tabCommands: [UIKeyCommand] {
    guard allowsKeyboardSelection, presentedViewController == nil, pages.count > 1 else { return [] }
    let digits = pages.prefix(9).enumerated().map { index, page in
      TabKey.tab(index).command(title: page.containerTabItem.title ?? "")
    }
    return TabKey.fixed.map { $0.command() } + digits
  }

  /// Selects the tab for a key. Without a tab or permission for it, passes the key to the container around this one.
  func select(by key: TabKey) {
    guard presentedViewController == nil else { return }
    guard allowsKeyboardSelection, let child = page(for: key) else {
      containerViewController?.select(by: key)
      return
    }
    guard child !== engine.destination, allows(child) else { return }
    request(child, animated: true, source: .keyboard)
  }

  private func page(for key: TabKey) -> UIViewController? {
    guard let here = engine.destination.flatMap({ index(of: $0) }) else { return nil }
    return key.index(from: here, of: pages.count, isMirrored: isMirrored).map { pages[$0] }
  }
}
