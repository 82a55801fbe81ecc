import ContainerKit
import UIKit

/// The pages on which the lines of a script act. An index out of range means the last page, because a callback may have removed
/// some.
@MainActor package protocol ScriptPages: AnyObject {
  /// Selects the page at an index.
  ///
  /// - Parameter onSelect: Called before the selection, with the page's name. Returns the selection's completion.
  func select(_ index: Int, animated: Bool, onSelect: (_ name: String) -> ((ContainerSelectionOutcome) -> Void)?)
  func change(_ change: Script.Change, animated: Bool)
  /// Returns the contents of the tab at an index; nil if there are no tabs.
  func item(at index: Int) -> ContainerTabItem?
}

extension Script.Change {
  /// Changes a list of pages. An index out of range means the last one.
  package func apply<Element>(to pages: inout [Element], new: () -> Element) {
    let last = pages.count - 1
    switch self {
    case .insert(let index): pages.insert(new(), at: min(index, last + 1))
    case _ where last < 0: return
    case .remove(let index): pages.remove(at: min(index, last))
    case .move(let first, let second):
      let page = pages.remove(at: min(first, last))
      pages.insert(page, at: min(second, last))
    case .replace(let index): pages[min(index, last)] = new()
    }
  }
}

/// The pages of a container whose children are set as controllers.
@MainActor package final class ScriptChildren: ScriptPages {
  private weak var container: ContainerViewController?
  /// Creates a page that the script inserts. Pages are numbered from 1.
  private let makePage: (_ number: Int) -> UIViewController
  private var count = 0

  package init(_ container: ContainerViewController, makePage: @escaping (_ number: Int) -> UIViewController) {
    (self.container, self.makePage) = (container, makePage)
  }

  package func select(_ index: Int, animated: Bool, onSelect: (String) -> ((ContainerSelectionOutcome) -> Void)?) {
    guard let container, let child = container.child(index) else { return }
    container.selectViewController(child, animated: animated, completion: onSelect(child.title ?? "?"))
  }

  package func change(_ change: Script.Change, animated: Bool) {
    guard let container else { return }
    var children = container.viewControllers
    change.apply(to: &children) {
      count += 1
      return makePage(count)
    }
    container.setViewControllers(children, animated: animated)
  }

  package func item(at index: Int) -> ContainerTabItem? { container?.child(index)?.containerTabItem }
}

extension ContainerViewController {
  /// Returns the child at the index, or the last one if there are fewer.
  func child(_ index: Int) -> UIViewController? {
    viewControllers.isEmpty ? nil : viewControllers[min(index, viewControllers.count - 1)]
  }
}
