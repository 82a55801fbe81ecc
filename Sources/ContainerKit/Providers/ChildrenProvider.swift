import UIKit

/// The children of a container, as the app has set them. A tab is that of a child.
@MainActor final class ChildrenProvider: PageProvider {
  private let engine: SelectionEngine

  init(_ engine: SelectionEngine) { self.engine = engine }

  private var order: PageOrder { engine.announcedOrder }

  var tabCount: Int { order.pages.count }
  func item(atTab index: Int) -> ContainerTabItem { order.pages[index].controller.containerTabItem }
  var loadedPages: [UIViewController] { engine.announcedChildren.map(\.controller) }

  func tabIndex(of page: UIViewController) -> Int? { order.index(of: Page(page)) }

  func announcedIndex(of page: UIViewController) -> Int? { loadedPages.firstIndex { $0 === page } }

  func page(atTab index: Int) -> UIViewController? {
    order.pages.indices.contains(index) ? order.pages[index].controller : nil
  }

  /// The child's `restorationIdentifier` or, if it has none, its index.
  func savedValue(of page: UIViewController) -> Any? {
    page.restorationIdentifier ?? announcedIndex(of: page)
  }

  func page(savedAs value: Any) -> UIViewController? {
    let children = loadedPages
    return switch value {
    case let identifier as String: children.first { $0.restorationIdentifier == identifier }
    case let index as Int: children.indices.contains(index) ? children[index] : nil
    default: nil
    }
  }
}
