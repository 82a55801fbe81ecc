import UIKit

extension ContainerViewController {
  var tabCommands: [UIKeyCommand] {
    let items = tabItems
    guard allowsKeyboardSelection, presentedViewController == nil, items.count > 1 || hasPagesWithoutTabs else {
      return []
    }
    return TabKey.all.compactMap { key in
      guard case .tab(let index) = key else { return key.command() }
      return items.indices.contains(index) && items[index].isEnabled
        ? key.command(title: items[index].title ?? "") : nil
    }
  }

  /// Selects the tab for a key, or calls its action. Without a tab or permission for it, passes the key to the container around
  /// this one.
  func select(by key: TabKey) {
    guard presentedViewController == nil else { return }
    if allowsKeyboardSelection, case .tab(let index) = key, let action = provided.enabledAction(atTab: index) {
      return action()
    }
    guard allowsKeyboardSelection, let (child, step) = page(for: key) else {
      enclosingContainerViewController?.select(by: key)
      return
    }
    guard child !== engine.finalPage, calls.allows(child, by: .keyboard) else { return }
    request(child, animated: true, step: step, source: .keyboard)
  }

  private var hasPagesWithoutTabs: Bool {
    guard provided.tabCount == 0, let selected = engine.selected else { return false }
    return ContainerPageStep.allCases.contains { provided.hasPage($0, from: selected) }
  }

  private func page(for key: TabKey) -> (page: UIViewController, step: RequestedStep?)? {
    if let (step, wraps) = key.step(isMirrored: isMirrored) { return page(step, wraps: wraps) }
    guard case .tab(let index) = key, let child = provided.selectablePage(atTab: index) else { return nil }
    return (child, nil)
  }
}
