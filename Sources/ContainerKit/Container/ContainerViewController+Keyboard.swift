import UIKit

extension ContainerViewController {
  var tabCommands: [UIKeyCommand] {
    guard allowsKeyboardSelection, presentedViewController == nil, pages.count > 1 else { return [] }
    return TabKey.all.compactMap { key in
      guard case .tab(let index) = key else { return key.command() }
      return page(at: index).map { key.command(title: $0.containerTabItem.title ?? "") }
    }
  }

  /// Selects the tab for a key. Without a tab or permission for it, passes the key to the container around this one.
  func select(by key: TabKey) {
    guard presentedViewController == nil else { return }
    guard allowsKeyboardSelection, let (child, step) = page(for: key) else {
      containerViewController?.select(by: key)
      return
    }
    guard child !== engine.destination, allows(child) else { return }
    request(child, animated: true, step: step, source: .keyboard)
  }

  private func page(for key: TabKey) -> (page: UIViewController, step: AskedStep?)? {
    if let (step, wraps) = key.step(isMirrored: isMirrored) { return page(step, wraps: wraps) }
    guard case .tab(let index) = key else { return nil }
    return page(at: index).map { ($0, nil) }
  }

  /// Returns the page of a tab; nil if there is none or it is disabled.
  private func page(at index: Int) -> UIViewController? {
    guard pages.indices.contains(index), Page(pages[index]).isEnabled else { return nil }
    return pages[index]
  }
}
