import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A tap on the selected tab", .serialized) struct ReselectedPageTests {
  private typealias Kit = Neighbors

  /// A delegate that notes its calls. It leaves the actions to the container, unless they are set.
  private final class Listener: ContainerViewControllerDelegate {
    var calls: [String] = []
    var actions: ContainerReselectionActions?
    var onReselect: ((UIViewController) -> Void)?

    func containerViewController(
      _ container: ContainerViewController, reselectionActionsFor viewController: UIViewController
    ) -> ContainerReselectionActions {
      calls.append("actions \(viewController.title ?? "?")")
      return actions ?? container.reselectionActions
    }

    func containerViewController(_ container: ContainerViewController, didReselect viewController: UIViewController) {
      calls.append("didReselect \(viewController.title ?? "?")")
      onReselect?(viewController)
    }

    func containerViewController(
      _ container: ContainerViewController, willSelect viewController: UIViewController,
      source: ContainerSelectionSource
    ) {
      calls.append("willSelect \(viewController.title ?? "?")")
    }

    func containerViewController(
      _ container: ContainerViewController, didSelect viewController: UIViewController,
      source: ContainerSelectionSource
    ) { calls.append("didSelect \(viewController.title ?? "?")") }
  }

  /// A container with a navigation controller `N` of three pages, and a page `B`, in a window with a status bar.
  @MainActor private final class Scene {
    let root = ListPage().titled("R")
    let middle = ListPage().titled("M")
    let top = ListPage().titled("T")
    let navigation: UINavigationController
    let container: ContainerViewController
    let listener = Listener()
    let kit: Kit

    init(_ order: Stage.CompletionOrder = .afterFrame, depth: Int = 3) {
      navigation = UINavigationController().titled("N")
      navigation.viewControllers = Array([root, middle, top].prefix(depth))
      container = Kit.container([navigation, Kit.page("B")])
      container.delegate = listener
      kit = Kit(container, order, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    func tap(_ index: Int = 0) {
      let button = container.tabBar.buttons[index]
      kit.stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    }

    var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }
  }

  @Test(
    "pops a navigation controller to its root, and then scrolls that to the top, requested in Parchment#185, 395",
    arguments: Contract.orders)
  func popThenScroll(_ order: Stage.CompletionOrder) {
    let scene = Scene(order)
    scene.root.scroll(to: 600)
    scene.tap()
    scene.kit.stage.run(for: 0.1)
    #expect(scene.navigation.transitionCoordinator?.isAnimated == true && scene.stack == ["R"])
    scene.kit.stage.settle()
    #expect(
      scene.kit.appearance() == ["viewWillDisappear T", "viewWillAppear R", "viewDidDisappear T", "viewDidAppear R"])
    #expect(scene.root.list.contentOffset.y == 600)
    scene.tap()
    scene.kit.stage.run(for: 0.15)
    let top = -scene.root.list.adjustedContentInset.top
    #expect(top == -91 && scene.root.list.contentOffset.y > top && scene.root.list.contentOffset.y < 600)
    scene.kit.stage.settle()
    #expect(scene.root.list.contentOffset.y == top)
    #expect(scene.kit.appearance() == [])
    scene.tap()
    scene.kit.stage.settle()
    #expect(scene.listener.calls == Array(repeating: ["actions N", "didReselect N"], count: 3).flatMap { $0 })
    #expect(scene.kit.faults == [])
  }

  @Test(
    "does what the container and its delegate allow: nothing, only popping, or only scrolling the visible page",
    arguments: [[], .popToRoot, .scrollToTop] as [ContainerReselectionActions], [true, false])
  func refused(_ actions: ContainerReselectionActions, _ byDelegate: Bool) {
    let scene = Scene()
    if byDelegate { scene.listener.actions = actions } else { scene.container.reselectionActions = actions }
    scene.top.scroll(to: 600)
    scene.root.scroll(to: 600)
    for _ in 0..<2 {
      scene.tap()
      scene.kit.stage.settle()
    }
    #expect(scene.stack == (actions == .popToRoot ? ["R"] : ["R", "M", "T"]))
    if actions != .popToRoot { #expect(scene.top.list.contentOffset.y == (actions == .scrollToTop ? -91 : 600)) }
    #expect(scene.root.list.contentOffset.y == 600)
    #expect(scene.listener.calls == ["actions N", "didReselect N", "actions N", "didReselect N"])
    #expect(scene.kit.faults == [])
  }

  @Test("does nothing while a pop is running, or a finger pulls one", arguments: Contract.orders)
  func running(_ order: Stage.CompletionOrder) {
    let scene = Scene(order)
    scene.navigation.popViewController(animated: true)
    scene.kit.stage.run(for: 0.1)
    scene.tap()
    scene.kit.stage.run(for: 0.05)
    #expect(scene.listener.calls == ["actions N", "didReselect N"] && scene.stack == ["R", "M"])
    scene.kit.stage.settle()
    #expect(scene.stack == ["R", "M"])
    scene.kit.drag(from: 2, by: 100)
    #expect(scene.stack == ["R"] && scene.navigation.transitionCoordinator?.isInteractive == true)
    scene.container.tabBar.onSelect?(0)
    scene.kit.lift(at: 102)
    #expect(scene.stack == ["R", "M"] && scene.kit.faults == [])
    #expect(scene.listener.calls == ["actions N", "didReselect N", "actions N", "didReselect N"])
  }

  @Test("pops right after the selection, once the tab looks selected, and not before")
  func rightAfter() {
    let scene = Scene()
    scene.container.selectedIndex = 1
    scene.kit.stage.settle()
    scene.listener.calls = []
    scene.tap()
    scene.kit.stage.run(for: 0.1)
    scene.tap()
    scene.kit.stage.run(for: 0.05)
    #expect(scene.stack.count == 3)
    let x: () -> CGFloat = { (scene.navigation.view.layer.presentation() ?? scene.navigation.view.layer).frame.minX }
    scene.kit.stage.run(until: { abs(x()) < 1 && scene.container.transitionProgress != nil })
    scene.tap()
    scene.kit.stage.settle()
    #expect(scene.stack == ["R"] && scene.kit.faults == [])
    #expect(scene.listener.calls == ["willSelect N", "didSelect N", "actions N", "didReselect N"])
  }

  @Test("leaves a page that the delegate pops itself, or leaves for another, as the delegate has left it")
  func delegateActs() {
    let scene = Scene()
    scene.root.scroll(to: 600)
    scene.listener.onReselect = { ($0 as? UINavigationController)?.popToRootViewController(animated: true) }
    scene.tap()
    scene.kit.stage.settle()
    #expect(scene.stack == ["R"] && scene.root.list.contentOffset.y == 600)
    scene.navigation.pushViewController(scene.top, animated: false)
    scene.kit.stage.settle()
    scene.listener.onReselect = { [unowned container = scene.container] _ in container.selectedIndex = 1 }
    scene.tap()
    scene.kit.stage.settle()
    #expect(scene.stack == ["R", "T"] && scene.container.selectedIndex == 1 && scene.kit.faults == [])
  }

  @Test("scrolls a table view controller's view, and a page inside another container; not a view that is not named")
  func scrollViews() {
    let table = UITableViewController().titled("T")
    let (named, unnamed) = (ListPage().titled("Named"), ListPage().titled("Unnamed"))
    unnamed.namesList = false
    let inner = Kit.container([Kit.navigation("N", named)], "inner")
    let container = Kit.container([table, inner, unnamed, Kit.page("Plain")])
    let kit = Kit(container)
    table.tableView.contentInset.bottom = 3000
    table.tableView.contentOffset.y = 500
    for (index, list) in [table.tableView, named.list, unnamed.list, nil].enumerated() {
      container.selectedIndex = index
      kit.stage.settle()
      list?.contentOffset.y = 500
      container.tabBar.onSelect?(index)
      kit.stage.settle()
      if let list { #expect(list.contentOffset.y == (index == 2 ? 500 : -list.adjustedContentInset.top), "\(index)") }
    }
    #expect(kit.faults == [])
  }

  @Test("does not scroll contents that a finger holds, or those that return from beyond the top")
  func held() {
    let scene = Scene(depth: 1)
    scene.root.scroll(to: 600)
    scene.kit.stage.touch(.began, at: CGPoint(x: 200, y: 400))
    scene.kit.stage.frame()
    scene.container.tabBar.onSelect?(0)
    scene.kit.stage.run(for: 0.5)
    #expect(scene.root.list.isTracking && scene.root.list.contentOffset.y == 600)
    scene.kit.stage.touch(.ended, at: CGPoint(x: 200, y: 400))
    scene.kit.stage.settle()
    scene.root.list.contentOffset.y = -200
    scene.container.tabBar.onSelect?(0)
    scene.kit.stage.frame()
    #expect(scene.root.list.contentOffset.y == -200)
  }

  @Test("by VoiceOver does the same")
  func activated() {
    let scene = Scene()
    let voice = VoiceOver(scene.kit.stage)
    defer { voice.stop() }
    #expect(voice.activate("N"))
    scene.kit.stage.settle()
    #expect(scene.stack == ["R"] && scene.listener.calls == ["actions N", "didReselect N"])
  }
}
