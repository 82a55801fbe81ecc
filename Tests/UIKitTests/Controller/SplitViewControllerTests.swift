import Stage
import Testing
import UIKit

@MainActor @Suite("A split view controller", .serialized) final class SplitViewControllerTests {
  private final class Decider: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var (discards, shows) = (false, false)
    var remaining: UIViewController?

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
      calls.append("primary \(splitViewController.viewControllers.count)")
      return remaining
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      calls.append("collapse \(secondaryViewController.title ?? "") \(primaryViewController.title ?? "")")
      return discards
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
      calls.append("show \(vc.title ?? "")")
      return shows
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      calls.append("detail \(vc.title ?? "")")
      return shows
    }
  }

  private let stage = Stage(endReports: .afterFrame)
  private let split = UISplitViewController()
  private let decider = Decider()
  private let list = SplitViewControllerTests.page("list")
  private let detail = SplitViewControllerTests.page("detail")

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func show() {
    split.delegate = decider
    stage.window.rootViewController = split
    stage.run(for: 1)
  }

  @Test("has two children until it appears")
  func before() {
    #expect(split.viewControllers == [] && !split.isCollapsed)
    split.viewControllers = [list, detail]
    split.loadViewIfNeeded()
    #expect(split.viewControllers == [list, detail] && split.children == [list, detail] && !split.isCollapsed)
    #expect(list.splitViewController === split && split.splitViewController == nil)
    #expect(list.view.superview === split.view)
    let other = Self.page("other")
    list.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [list, other] && detail.parent == nil)
    split.viewControllers = [other, list]
    #expect(split.view.subviews == [other.view] && split.children.count == 2)
    split.viewControllers = [list, other]
    #expect(split.view.subviews == [list.view])
    split.viewControllers = []
    #expect(split.children == [] && list.parent == nil && list.view.superview == nil)
  }

  @Test("collapses when it appears: a plain primary controller remains alone")
  func plain() {
    split.viewControllers = [list, detail]
    show()
    #expect(split.isCollapsed && split.viewControllers == [list] && detail.parent == nil)
    #expect(list.view.window != nil && list.view.frame == split.view.bounds)
    #expect(decider.calls == ["primary 2", "collapse detail list"])
    let other = Self.page("other")
    list.showDetailViewController(other, sender: nil)
    stage.run(for: 1)
    #expect(split.presentedViewController === other && decider.calls.suffix(2) == ["detail other", "show other"])
    #expect(stage.issues == [])
  }

  @Test("collapses again if two controllers are set")
  func setAgain() {
    split.viewControllers = [list]
    show()
    let nav = UINavigationController(rootViewController: Self.page("root"))
    split.viewControllers = [nav, detail]
    #expect(split.viewControllers == [nav] && nav.viewControllers.last === detail && list.parent == nil)
  }

  @Test("a primary navigation controller pushes the secondary controller, and details, or their stacks")
  func navigation() {
    let nav = UINavigationController(rootViewController: list)
    split.viewControllers = [nav, UINavigationController(rootViewController: detail)]
    show()
    #expect(nav.viewControllers == [list, detail] && split.children == [nav])
    let (other, another) = (Self.page("other"), Self.page("another"))
    list.showDetailViewController(other, sender: nil)
    stage.run(for: 1)
    list.showDetailViewController(UINavigationController(rootViewController: another), sender: nil)
    stage.run(for: 1)
    #expect(nav.viewControllers == [list, detail, other, another] && another.view.window != nil)
  }

  @Test("sends show(_:sender:) to the primary controller for a detail, a navigation controller's subclass, too")
  func sending() {
    final class Recorder: UINavigationController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    let nav = Recorder(rootViewController: list)
    split.viewControllers = [nav]
    show()
    list.showDetailViewController(detail, sender: nil)
    stage.run(for: 1)
    #expect(nav.shown == [detail] && nav.viewControllers == [list] && decider.calls.last == "detail detail")
  }

  @Test("its delegate chooses the remaining controller, discards the secondary one, and shows controllers itself")
  func decisions() {
    let nav = UINavigationController(rootViewController: list)
    split.viewControllers = [nav, detail]
    decider.discards = true
    show()
    #expect(nav.viewControllers == [list] && detail.parent == nil)
    decider.shows = true
    let other = Self.page("other")
    split.showDetailViewController(other, sender: nil)
    split.show(other, sender: nil)
    stage.run(for: 1)
    #expect(nav.viewControllers == [list] && split.presentedViewController == nil)
    #expect(decider.calls.suffix(2) == ["detail other", "show other"])
    decider.shows = false
    split.show(other, sender: nil)
    stage.run(for: 1)
    #expect(split.presentedViewController === other)
    let second = UISplitViewController()
    second.viewControllers = [Self.page("a"), detail]
    decider.remaining = detail
    second.delegate = decider
    stage.window.rootViewController = second
    stage.run(for: 1)
    #expect(second.viewControllers == [detail] && detail.view.window != nil)
  }

  @Test("says in a regular width that it is collapsed there, too")
  func regular() {
    stage.resize(to: CGSize(width: 1024, height: 768))
    let outer = UIViewController()
    outer.addChild(split)
    outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    outer.view.addSubview(split.view)
    split.didMove(toParent: outer)
    split.viewControllers = [list, detail]
    stage.window.rootViewController = outer
    stage.run(for: 1)
    #expect(split.isCollapsed && split.displayMode == .allVisible)
    #expect(
      stage.issues.filter { $0.hasSuffix("collapsed in a regular width; two columns are not available on Linux") }.count
        == 1)
  }

  @Test("a controller without one presents a detail")
  func without() {
    stage.window.rootViewController = list
    stage.run(for: 0.1)
    list.showDetailViewController(detail, sender: nil)
    stage.run(for: 1)
    #expect(list.presentedViewController === detail && list.splitViewController == nil)
    #expect(list.separateSecondaryViewController(for: split) == nil)
  }
}
