import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A navigation controller in a container", .serialized) struct NavigationPageTests {
  private typealias Kit = Neighbors

  private let navigation = Neighbors.navigation("N", Neighbors.page("R"))

  private var top: UIViewController { navigation.viewControllers[navigation.viewControllers.count - 1] }

  /// Makes a container with the navigation controller between the pages A and B, or before B. With `pushed`, there is a
  /// page P above the root R.
  private func kit(
    _ order: Stage.CompletionOrder = .afterFrame, first: Bool = false, pushed: Bool = true, isMirrored: Bool = false
  ) -> (Kit, ContainerViewController) {
    if pushed { navigation.viewControllers.append(Kit.page("P")) }
    let pages = (first ? [] : [Kit.page("A")]) + [navigation, Kit.page("B")]
    let container = Kit.container(pages)
    container.selectedViewController = navigation
    return (Kit(container, order, isMirrored: isMirrored), container)
  }

  @Test(
    "gets drags from the edge as long as it can pop, and then the container does; right to left from the other edge",
    arguments: [false, true])
  func edge(_ isMirrored: Bool) {
    let (kit, container) = kit(isMirrored: isMirrored)
    let (x, side): (CGFloat, CGFloat) = isMirrored ? (388, -1) : (2, 1)
    kit.drag(from: x, by: 260 * side)
    #expect(navigation.transitionCoordinator?.isInteractive == true && container.transition == nil)
    kit.lift(at: x + 260 * side)
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
    kit.drag(from: x, by: 260 * side)
    #expect(container.transition?.to === container.viewControllers[0])
    kit.lift(at: x + 260 * side)
    #expect(container.selectedIndex == 0 && kit.faults == [])
  }

  @Test("leaves drags from anywhere else to the container, even from the other edge")
  func elsewhere() {
    let (kit, container) = kit()
    kit.drag(from: 60, by: 200)
    #expect(container.transition?.to === container.viewControllers[0] && navigation.transitionCoordinator != nil)
    kit.lift(at: 100)
    kit.drag(from: 388, by: -200)
    #expect(container.transition?.to === container.viewControllers[2])
    kit.lift(at: 300)
    #expect(container.selectedIndex == 1 && navigation.viewControllers.count == 2 && kit.faults == [])
  }

  @Test("a container that is limited to its edges leaves the edge to the back swipe as long as that can pop")
  func limitedToEdges() {
    let (kit, container) = kit()
    container.panSettings.edgeWidth = 30
    kit.swipe(from: 2, by: 300)
    #expect(navigation.viewControllers.count == 1 && container.selectedIndex == 1)
    kit.swipe(from: 2, by: 300)
    #expect(container.selectedIndex == 0 && kit.faults == [])
  }

  @Test("pushes and pops while it is selected: the container is not notified", arguments: Contract.orders)
  func push(_ order: Stage.CompletionOrder) {
    let (kit, container) = kit(order, pushed: false)
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.run(for: 0.1)
    #expect(container.transitionCoordinator == nil && top.transitionCoordinator === navigation.transitionCoordinator)
    kit.stage.settle()
    navigation.popViewController(animated: true)
    kit.stage.settle()
    #expect(
      kit.appearance() == [
        "viewWillDisappear R", "viewWillAppear P", "viewDidDisappear R", "viewDidAppear P", "viewWillDisappear P",
        "viewWillAppear R", "viewDidDisappear P", "viewDidAppear R",
      ])
    #expect(kit.faults == [])
  }

  @Test(
    "in a transition the whole stack has its coordinator, and the top page appears and disappears",
    arguments: Contract.orders)
  func switches(_ order: Stage.CompletionOrder) {
    let (kit, container) = kit(order)
    container.selectViewController(container.viewControllers[2], animated: true, completion: nil)
    kit.stage.run(for: 0.1)
    for controller in [navigation, top, navigation.viewControllers[0], container.viewControllers[2]] {
      #expect(controller.transitionCoordinator === container.transition?.coordinator)
    }
    kit.stage.settle()
    kit.swipe(from: 200, by: 100)
    container.selectViewController(navigation, animated: true, completion: nil)
    kit.stage.settle()
    #expect(
      kit.appearance() == [
        "viewWillAppear B", "viewWillDisappear N", "viewWillDisappear P", "viewDidDisappear N", "viewDidDisappear P",
        "viewDidAppear B", "viewWillAppear N", "viewWillAppear P", "viewWillDisappear B", "viewWillDisappear N",
        "viewWillDisappear P", "viewWillAppear B", "viewDidDisappear N", "viewDidDisappear P", "viewDidAppear B",
        "viewWillAppear N", "viewWillAppear P", "viewWillDisappear B", "viewDidDisappear B", "viewDidAppear N",
        "viewDidAppear P",
      ])
    #expect(kit.faults == [])
  }

  @Test(
    "a push that is running when a finger drags the page ends at once, and the drag continues",
    arguments: [-100, -300] as [CGFloat], Contract.orders)
  func grabbedPush(_ movement: CGFloat, _ order: Stage.CompletionOrder) {
    let (kit, container) = kit(order, pushed: false)
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.run(for: 0.05)
    kit.drag(from: 380, by: movement)
    #expect(container.transition?.isInteractive == true && navigation.viewControllers.count == 2)
    kit.lift(at: 380 + movement)
    let began = ["viewWillDisappear R", "viewWillAppear P", "viewWillAppear B", "viewWillDisappear N"]
    let pushed = ["viewDidDisappear R", "viewDidAppear P", "viewWillDisappear P"]
    let ended =
      movement < -200
      ? ["viewDidDisappear N", "viewDidDisappear P", "viewDidAppear B"]
      : [
        "viewWillDisappear B", "viewWillAppear N", "viewWillAppear P", "viewDidDisappear B", "viewDidAppear N",
        "viewDidAppear P",
      ]
    #expect(kit.appearance() == began + pushed + ended)
    #expect(kit.faults == [])
  }

  enum Change: CaseIterable { case push, pushAnimated, pop, popAnimated, set, setAnimated }

  private func make(_ change: Change) {
    switch change {
    case .push, .pushAnimated: navigation.pushViewController(Kit.page("Q"), animated: change == .pushAnimated)
    case .pop, .popAnimated: navigation.popViewController(animated: change == .popAnimated)
    case .set, .setAnimated:
      navigation.setViewControllers([Kit.page("S"), Kit.page("T")], animated: change == .setAnimated)
    }
  }

  @Test(
    "can change its stack while it is dragged out or in: it shows the new stack, and all calls are balanced",
    arguments: Change.allCases, [(true, -100), (true, -300), (false, 100), (false, 300)] as [(Bool, CGFloat)])
  func changedInDrag(_ change: Change, _ row: (isOut: Bool, movement: CGFloat)) {
    for order in Contract.orders {
      navigation.viewControllers = [Kit.page("R")]
      let (kit, container) = kit(order)
      if !row.isOut { container.selectedIndex = 2 }
      kit.stage.settle()
      let x: CGFloat = row.movement < 0 ? 380 : 60
      kit.drag(from: x, by: row.movement)
      #expect(container.transition?.isInteractive == true)
      make(change)
      kit.stage.run(for: 0.1)
      kit.lift(at: x + row.movement)
      #expect(kit.stage.settle() && kit.faults == [], "\(change) \(row) \(order)")
      container.selectedViewController = navigation
      kit.stage.settle()
      let expected = ["push": ["R", "P", "Q"], "pop": ["R"], "set": ["S", "T"]]
      let titles = navigation.viewControllers.map { $0.title ?? "" }
      #expect(expected.contains { "\(change)".hasPrefix($0.key) && $0.value == titles })
      #expect(
        kit.seen == ["N", titles.last ?? "", "container"].sorted() && kit.faults == [], "\(change) \(row) \(order)")
    }
  }

  @Test("a finger at the edge of an incoming page drives the transition, not the page's pop")
  func edgeOfIncoming() {
    let (kit, container) = kit(first: true)
    container.selectedIndex = 1
    container.selectViewController(navigation, animated: true, completion: nil)
    kit.stage.run(for: 0.15)
    kit.drag(from: 2, by: 100)
    #expect(container.transition?.isInteractive == true && navigation.viewControllers.count == 2)
    kit.lift(at: 102)
    kit.stage.run(for: 2)
    #expect(kit.faults == [] && navigation.viewControllers.count == 2)
    container.selectedViewController = navigation
    navigation.popViewController(animated: true)
    kit.stage.settle()
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
  }

  @Test("a transition by code cancels an interactive pop, and the finger has no effect afterwards")
  func switchedInSwipe() {
    let (kit, container) = kit()
    kit.drag(from: 2, by: 200)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    container.selectViewController(container.viewControllers[2], animated: true, completion: nil)
    kit.stage.run(for: 0.2)
    #expect(navigation.viewControllers.count == 2)
    kit.stage.touch(.moved, at: CGPoint(x: 300, y: 400))
    kit.lift(at: 300)
    #expect(container.selectedIndex == 2 && kit.faults == [])
    container.selectViewController(navigation, animated: true, completion: nil)
    kit.stage.settle()
    kit.swipe(from: 2, by: 300)
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
  }

  /// A page that hides the status bar and the home indicator.
  final class Immersed: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
  }

  @Test("the status bar and the home indicator follow the visible page, after a push and after a transition")
  func system() {
    let (kit, container) = kit(pushed: false)
    let chrome = { [kit.stage.window.chrome.isStatusBarHidden, kit.stage.window.chrome.isHomeIndicatorAutoHidden] }
    #expect(chrome() == [false, false])
    navigation.pushViewController(Immersed().titled("P"), animated: true)
    kit.stage.settle()
    #expect(chrome() == [true, true])
    container.selectViewController(container.viewControllers[2], animated: true, completion: nil)
    kit.stage.settle()
    #expect(chrome() == [false, false])
    // The page is not visible, so that it has no effect.
    navigation.popViewController(animated: true)
    navigation.pushViewController(Immersed().titled("Q"), animated: false)
    kit.stage.settle()
    #expect(chrome() == [false, false])
    container.selectViewController(navigation, animated: true, completion: nil)
    kit.stage.settle()
    #expect(chrome() == [true, true] && kit.faults == [])
  }

  @Test("the escape gesture pops, as long as there is something to pop")
  func escape() {
    let (kit, container) = kit()
    #expect(container.accessibilityPerformEscape())
    kit.stage.settle()
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
    #expect(!container.accessibilityPerformEscape() && !navigation.accessibilityPerformEscape())
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("keys select the container's tabs from a pushed page, too")
  func keys() {
    let (kit, container) = kit()
    kit.stage.press(.keyboardTab, modifiers: .control)
    kit.stage.frame()
    kit.stage.settle()
    #expect(container.selectedIndex == 2)
    kit.stage.press(.keyboardLeftArrow)
    kit.stage.frame()
    kit.stage.settle()
    #expect(container.selectedIndex == 1 && navigation.viewControllers.count == 2 && kit.faults == [])
  }

  @Test("has its page's safe area between its bar and the container's, even inside a tab bar controller")
  func insets() {
    let container = Kit.container([navigation, Kit.page("B")])
    let kit = Kit(Kit.tabs("T", container, Kit.page("U")), insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let page = navigation.viewControllers[0]
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 132, right: 0))
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.run(for: 0.1)
    #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 132, right: 0))
    kit.drag(from: 380, by: -150)
    #expect(container.transition != nil)
    #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 132, right: 0))
    kit.lift(at: 300)
    #expect(top.tabBarController === kit.root && top.enclosingContainerViewController === container)
    #expect(top.navigationController === navigation)
    #expect(container.bar.currentBar.frame == CGRect(x: 0, y: 844 - 132, width: 390, height: 132))
    #expect(kit.faults == [])
  }
}
