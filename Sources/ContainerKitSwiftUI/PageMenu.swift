import UIKit

/// The menu of a page's tab.
///
/// A view makes a new menu in each update. The tab keeps one menu that reads its commands from the latest when
/// it opens, so that an update neither sets the tab again nor closes an open menu.
@MainActor final class PageMenu {
  private var latest: UIMenu?
  private var shown: UIMenu?

  /// Returns the menu for the tab. It is a new one only if something about the menu itself differs.
  func menu(for latest: UIMenu?) -> UIMenu? {
    self.latest = latest
    if let latest, let shown, isLike(latest, shown) { return shown }
    shown = latest.map(deferred)
    return shown
  }

  private func isLike(_ menu: UIMenu, _ other: UIMenu) -> Bool {
    if #available(iOS 16.0, *), menu.preferredElementSize != other.preferredElementSize { return false }
    return menu.title == other.title && menu.subtitle == other.subtitle && menu.image == other.image
      && menu.options == other.options
  }

  private func deferred(_ menu: UIMenu) -> UIMenu {
    let commands = UIDeferredMenuElement.uncached { [weak self] show in show(self?.latest?.children ?? []) }
    let shown = UIMenu(
      title: menu.title, subtitle: menu.subtitle, image: menu.image, options: menu.options, children: [commands])
    if #available(iOS 16.0, *) { shown.preferredElementSize = menu.preferredElementSize }
    return shown
  }
}
