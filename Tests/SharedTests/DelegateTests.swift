import ContainerKit
import Testing
import UIKit

/// A delegate that logs its calls.
@MainActor final class Listener: ContainerViewControllerDelegate {
  var calls: [String] = []

  private func note(_ name: String, _ page: UIViewController) { calls.append("\(name) \(page.title ?? "")") }

  func containerViewController(
    _ container: ContainerViewController, shouldSelect page: UIViewController, source: ContainerSelectionSource
  ) -> Bool {
    note("shouldSelect", page)
    return true
  }

  func containerViewController(
    _ container: ContainerViewController, willSelect page: UIViewController, source: ContainerSelectionSource
  ) {
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
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("animator", request.to)
    return nil
  }
}

@MainActor @Suite("A selection without animation", .serialized) struct DelegateTests {
  let listener = Listener()
  let container: ContainerViewController

  init() {
    container = ContainerViewController(viewControllers: ["A", "B", "C"].map { UIViewController().titled($0) })
    container.delegate = listener
  }

  @Test("notifies the delegate before and after, and does not ask it")
  func order() {
    container.selectedIndex = 1
    container.selectViewController(container.viewControllers[2], animated: false) { [listener] in
      listener.calls.append("done \($0)")
    }
    #expect(listener.calls == ["willSelect B", "didSelect 1 B", "willSelect C", "didSelect 2 C", "done selected"])
  }

  @Test("of the selected child makes no calls")
  func same() {
    container.selectedIndex = 0
    #expect(listener.calls == [])
  }

  @Test("by a tap on a tab asks the delegate first")
  func tap() {
    container.loadViewIfNeeded()
    container.tabBar.onSelect?(1)
    #expect(listener.calls == ["shouldSelect B", "willSelect B", "didSelect 1 B"])
  }

  @Test("by a tap on the selected tab is reported as a reselection")
  func tapAgain() {
    container.tabBar.onSelect?(0)
    #expect(listener.calls == ["didReselect A"])
  }
}
