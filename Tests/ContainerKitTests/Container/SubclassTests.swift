import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// A base class of an app, which follows the selection.
@MainActor private class BaseContainer: ContainerViewController {
  private(set) var lines: [String] = []
  /// The sources by which nobody may select a page.
  var refused: Set<ContainerSelectionSource> = []

  func note(_ line: String) { lines.append(line) }

  override func shouldSelect(_ page: UIViewController, source: ContainerSelectionSource) -> Bool {
    note("should \(page.title ?? "") by \(source)")
    return super.shouldSelect(page, source: source) && !refused.contains(source)
  }

  override func willSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    note("will \(page.title ?? "") by \(source)")
    super.willSelect(page, source: source)
  }

  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    note("did \(page.title ?? "") by \(source)")
    super.didSelect(page, source: source)
  }

  override func didCancelTransition(to page: UIViewController, source: ContainerSelectionSource) {
    note("cancelled \(page.title ?? "") by \(source)")
    super.didCancelTransition(to: page, source: source)
  }

  override func didReselect(_ page: UIViewController) {
    note("again \(page.title ?? "")")
    super.didReselect(page)
  }
}

/// A subclass of an app's base class.
@MainActor private final class AppContainer: BaseContainer {
  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {
    note("app's own")
    super.didSelect(page, source: source)
  }
}

/// Overrides every call, and calls `super` in none.
@MainActor private final class SilentContainer: ContainerViewController {
  var updates: [CGFloat] = []
  override func shouldSelect(_ page: UIViewController, source: ContainerSelectionSource) -> Bool { true }
  override func willSelect(_ page: UIViewController, source: ContainerSelectionSource) {}
  override func didSelect(_ page: UIViewController, source: ContainerSelectionSource) {}
  override func didCancelTransition(to page: UIViewController, source: ContainerSelectionSource) {}
  override func didReselect(_ page: UIViewController) {}
  override func animationController(
    for request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  override func transitionDidUpdate(_ progress: ContainerTransitionProgress) {
    updates.append(progress.fractionComplete)
  }
}

/// Notes each of its calls, and allows everything.
@MainActor private final class NotingDelegate: ContainerViewControllerDelegate {
  private(set) var calls: [String] = []
  private var isUpdated = false

  func containerViewController(
    _ container: ContainerViewController, shouldSelect viewController: UIViewController,
    source: ContainerSelectionSource
  ) -> Bool {
    calls.append("should by \(source)")
    return true
  }
  func containerViewController(
    _ container: ContainerViewController, willSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { calls.append("will by \(source)") }
  func containerViewController(
    _ container: ContainerViewController, didSelect viewController: UIViewController, source: ContainerSelectionSource
  ) { calls.append("did by \(source)") }
  func containerViewController(
    _ container: ContainerViewController, didCancelTransitionTo viewController: UIViewController,
    source: ContainerSelectionSource
  ) { calls.append("cancelled by \(source)") }
  func containerViewController(_ container: ContainerViewController, didReselect viewController: UIViewController) {
    calls.append("again")
  }
  func containerViewController(
    _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("animator")
    return nil
  }
  func containerViewController(
    _ container: ContainerViewController, transitionDidUpdate progress: ContainerTransitionProgress
  ) {
    if !isUpdated { calls.append("update") }
    isUpdated = true
  }
}

@MainActor @Suite("A subclass of the container", .serialized) struct SubclassTests {
  private static func pages() -> [UIViewController] {
    ["A", "B", "C"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
  }

  @Test("is called with the page and the source of each selection, before its superclass and its delegate")
  func allCalls() {
    let (container, delegate) = (AppContainer(viewControllers: Self.pages()), NotingDelegate())
    container.delegate = delegate
    let stage = ContainerStage(container: container)
    defer { stage.tearDown() }
    stage.tapTab(at: 1)
    stage.settle()
    stage.tapTab(at: 1)
    stage.drag(by: -300)
    stage.settle()
    stage.drag(by: 60)
    stage.settle()
    container.selectedIndex = 0
    #expect(
      container.lines == [
        "should B by tab", "will B by tab", "app's own", "did B by tab", "again B",
        "should C by pan", "will C by pan", "app's own", "did C by pan",
        "should B by pan", "will B by pan", "cancelled B by pan",
        "will A by code", "app's own", "did A by code",
      ])
    #expect(
      delegate.calls == [
        "should by tab", "will by tab", "animator", "update", "did by tab", "again",
        "should by pan", "will by pan", "animator", "did by pan",
        "should by pan", "will by pan", "animator", "cancelled by pan", "will by code", "did by code",
      ])
    #expect(stage.faults == [])
  }

  @Test("opens a page by its tab only, if it refuses drags and keys") func refusedSources() {
    let container = BaseContainer(viewControllers: Self.pages())
    container.refused = [.pan, .keyboard, .accessibility]
    let stage = ContainerStage(container: container)
    defer { stage.tearDown() }
    stage.drag(by: -300)
    stage.settle()
    #expect(container.selectedIndex == 0)
    #expect(!container.accessibilityScroll(.left))
    #expect(container.lines == ["should B by pan", "should B by accessibility"])
    stage.tapTab(at: 1)
    stage.settle()
    #expect(container.selectedIndex == 1)
  }

  @Test("that calls no super silences the delegate, and nothing else") func silentSubclass() {
    let (container, delegate, viewDelegate) = (
      SilentContainer(viewControllers: Self.pages()), NotingDelegate(), NotingDelegate()
    )
    container.delegate = delegate
    container.viewDelegate = viewDelegate
    let header = ContainerHeaderViewController(headerView: UIView(), container: container)
    let stage = ContainerStage(container: container, rootViewController: header)
    defer { stage.tearDown() }
    stage.tapTab(at: 1)
    stage.settle()
    stage.tapTab(at: 1)
    stage.drag(by: 60)
    stage.settle()
    #expect(delegate.calls == [])
    #expect(
      viewDelegate.calls == [
        "should by tab", "will by tab", "animator", "update", "did by tab", "again",
        "should by pan", "will by pan", "animator", "cancelled by pan",
      ])
    #expect(stage.tabs.map(\.isSelected) == [false, true, false])
    #expect(container.updates.contains { $0 > 0 && $0 < 1 } && container.updates.last == 0)
    #expect(stage.faults == [])
  }
}
