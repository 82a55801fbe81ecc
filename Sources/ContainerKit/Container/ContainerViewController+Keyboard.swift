import UIKit

extension ContainerViewController {
  var tabCommands: [UIKeyCommand] {
    guard allowsKeyboardSelection, presentedViewController == nil, pages.count > 1 else { return [] }
    return TabKey.all.compactMap { key in
      guard case .tab(let index) = key else { return key.command() }
      return pages.indices.contains(index) ? key.command(title: pages[index].containerTabItem.title ?? "") : nil
    }
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
