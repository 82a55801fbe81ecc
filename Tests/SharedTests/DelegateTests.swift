import ContainerKit
import Testing
import UIKit

/// Writes down what it is told and asked.
@MainActor final class Listener: ContainerViewControllerDelegate {
  var calls: [String] = []

  private func note(_ name: String, _ page: UIViewController) { calls.append("\(name) \(page.title ?? "")") }

  func containerViewController(_ container: ContainerViewController, shouldSelect page: UIViewController) -> Bool {
    note("shouldSelect", page)
    return true
  }

  func containerViewController(_ container: ContainerViewController, willSelect page: UIViewController) {
    note("willSelect", page)
  }

  func containerViewController(
    _ container: ContainerViewController, didSelect page: UIViewController,
    source: ContainerSelectionSource
  ) {
    note("didSelect \(container.selectedIndex)", page)
  }

  func containerViewController(_ container: ContainerViewController, didReselect page: UIViewController) {
    note("didReselect", page)
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("animator", toVC)
    return nil
  }
}

@MainActor @Suite("A switch without animation", .serialized) struct DelegateTests {
  let listener = Listener()
  let container: ContainerViewController

  init() {
    container = ContainerViewController(
      viewControllers: ["A", "B", "C"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      })
    container.delegate = listener
  }

  @Test("tells the delegate before and after, and asks it nothing")
  func order() {
    container.selectedIndex = 1
    container.selectViewController(container.viewControllers[2], animated: false) { [listener] in
      listener.calls.append("done \($0)")
    }
    #expect(listener.calls == ["willSelect B", "didSelect 1 B", "willSelect C", "didSelect 2 C", "done true"])
  }

  @Test("to where it is tells nothing")
  func same() {
    container.selectedIndex = 0
    #expect(listener.calls == [])
  }

  @Test("by a tap on a tab asks first")
  func tap() {
    container.loadViewIfNeeded()
    container.tabBar.onSelect?(1)
    #expect(listener.calls == ["shouldSelect B", "willSelect B", "didSelect 1 B"])
  }

  @Test("by a tap on the selected tab is none")
  func tapAgain() {
    container.tabBar.onSelect?(0)
    #expect(listener.calls == ["didReselect A"])
  }
}
