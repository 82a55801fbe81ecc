import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A container in a navigation controller", .serialized) struct InNavigationTests {
  private typealias Kit = Neighbors

  /// The state of the container's transition when something else happens.
  enum Moment: CaseIterable { case tapped, held, goingBack }

  private let container = Neighbors.container(Neighbors.pages("A", "B", "C"))

  /// Makes a navigation controller with the container above a page R.
  private func pushed(_ order: Stage.CompletionOrder = .afterFrame, isMirrored: Bool = false) -> (
    Kit, UINavigationController
  ) {
    let navigation = Kit.navigation("N", Kit.page("R"), container)
    return (Kit(navigation, order, isMirrored: isMirrored), navigation)
  }

  private func rooted(_ order: Stage.CompletionOrder = .afterFrame) -> (Kit, UINavigationController) {
    let navigation = Kit.navigation("N", container)
    return (Kit(navigation, order), navigation)
  }

  /// Starts a transition from A to B.
  private func begin(_ moment: Moment, _ kit: Kit) {
    switch moment {
    case .tapped:
      container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
      kit.stage.run(for: 0.2)
    case .held: kit.drag(from: 380, by: -150)
    case .goingBack:
      kit.drag(from: 380, by: -150)
      kit.lift(at: 230, settling: false)
      kit.stage.frame()
    }
    #expect(container.transition != nil)
  }

  @Test(
    "as its root, disappears with its page when another one is pushed, and appears when it is popped",
    arguments: Contract.orders)
  func root(_ order: Stage.CompletionOrder) {
    let (kit, navigation) = rooted(order)
    navigation.pushViewController(Kit.page("P"), animated: true)
    kit.stage.settle()
    #expect(
      kit.appearance() == [
        "viewWillDisappear container", "viewWillDisappear A", "viewWillAppear P", "viewDidDisappear container",
        "viewDidDisappear A", "viewDidAppear P",
      ])
    navigation.popViewController(animated: true)
    kit.stage.settle()
    #expect(
      kit.appearance() == [
        "viewWillDisappear P", "viewWillAppear container", "viewWillAppear A", "viewDidDisappear P",
        "viewDidAppear container", "viewDidAppear A",
      ])
    #expect(kit.faults == [])
  }

  @Test("when pushed, appears with its page, which has the push's coordinator meanwhile")
  func pushing() {
    let navigation = Kit.navigation("N", Kit.page("R"))
    let kit = Kit(navigation)
    navigation.pushViewController(container, animated: true)
    kit.stage.run(for: 0.1)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator != nil && container.viewControllers[0].transitionCoordinator === coordinator)
    kit.drag(from: 380, by: -150)
    #expect(container.transition == nil)
    kit.lift(at: 230)
    #expect(
      kit.appearance() == [
        "viewWillDisappear R", "viewWillAppear container", "viewWillAppear A", "viewDidDisappear R",
        "viewDidAppear container", "viewDidAppear A",
      ])
    let page = container.viewControllers[0]
    #expect(page.navigationController === navigation && page.tabBarController == nil)
    #expect(navigation.navigationBar.topItem === container.navigationItem)
    #expect(kit.faults == [])
  }

  @Test("a drag from the edge pops it or is cancelled; any other drag moves its pages", arguments: Contract.orders)
  func edge(_ order: Stage.CompletionOrder) {
    let (kit, navigation) = pushed(order)
    container.selectedIndex = 1
    kit.stage.removeAllCalls()
    kit.drag(from: 2, by: 100)
    #expect(navigation.transitionCoordinator?.isInteractive == true && container.transition == nil)
    kit.lift(at: 102)
    #expect(
      kit.appearance() == [
        "viewWillDisappear container", "viewWillDisappear B", "viewWillAppear R", "viewWillDisappear R",
        "viewDidDisappear R", "viewWillAppear container", "viewWillAppear B", "viewDidAppear container",
        "viewDidAppear B",
      ])
    #expect(kit.faults == [])
    kit.drag(from: 60, by: 250)
    #expect(navigation.transitionCoordinator == nil && container.transition?.to === container.viewControllers[0])
    kit.lift(at: 310)
    #expect(container.selectedIndex == 0 && navigation.viewControllers.count == 2)
    // At its first page the container overscrolls, and is not popped.
    kit.drag(from: 60, by: 200)
    #expect(navigation.transitionCoordinator == nil && container.pan.overscrollOffset > 10)
    kit.lift(at: 260)
    #expect(container.pan.overscrollOffset == 0 && kit.faults == [])
    kit.swipe(from: 2, by: 300)
    #expect(navigation.viewControllers.count == 1 && kit.seen == ["N", "R"] && kit.faults == [])
  }

  @Test("in a right-to-left layout the other edge pops it")
  func mirrored() {
    let (kit, navigation) = pushed(isMirrored: true)
    container.selectedIndex = 1
    kit.drag(from: 2, by: 250)
    #expect(container.transition?.to === container.viewControllers[2])
    kit.lift(at: 252)
    #expect(container.selectedIndex == 2 && navigation.viewControllers.count == 2)
    kit.swipe(from: 388, by: -300)
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
  }

  @Test("as its root, gets drags from the edge, too, because there is nothing to pop")
  func rootEdge() {
    let (kit, _) = rooted()
    container.selectedIndex = 1
    kit.swipe(from: 2, by: 280)
    #expect(container.selectedIndex == 0 && kit.faults == [])
  }

  @Test(
    "can be popped during its own transition, which is completed or cancelled first",
    arguments: Moment.allCases, Contract.orders)
  func popped(_ moment: Moment, _ order: Stage.CompletionOrder) {
    let (kit, navigation) = pushed(order)
    begin(moment, kit)
    let isBack = moment != .tapped
    _ = kit.appearance()
    navigation.popViewController(animated: true)
    let shown = isBack ? "A" : "B"
    let turned = moment == .held ? ["viewWillDisappear B", "viewWillAppear A"] : []
    let ended =
      isBack ? turned + ["viewDidDisappear B", "viewDidAppear A"] : ["viewDidDisappear A", "viewDidAppear B"]
    kit.stage.run(for: 1)
    if moment == .held { kit.lift(at: 230) }
    #expect(
      kit.appearance() == ["viewWillDisappear container"] + ended + [
        "viewWillDisappear \(shown)", "viewWillAppear R", "viewDidDisappear container", "viewDidDisappear \(shown)",
        "viewDidAppear R",
      ])
    #expect(container.transition == nil && container.selectedIndex == (isBack ? 0 : 1) && kit.faults == [])
  }

  @Test(
    "can be covered by a push during its transition, and shown again by a pop", arguments: Moment.allCases,
    Contract.orders)
  func covered(_ moment: Moment, _ order: Stage.CompletionOrder) {
    let (kit, navigation) = rooted(order)
    begin(moment, kit)
    navigation.pushViewController(Kit.page("P"), animated: true)
    // The finger moves on, and has no effect any more.
    kit.stage.touch(.moved, at: CGPoint(x: 100, y: 400))
    kit.stage.run(for: 1)
    #expect(container.transition == nil && container.pan.overscrollOffset == 0 && kit.faults == [])
    if moment == .held { kit.lift(at: 100) }
    navigation.popViewController(animated: true)
    kit.stage.settle()
    #expect(kit.seen == ["N", moment == .tapped ? "B" : "A", "container"].sorted() && kit.faults == [])
    kit.swipe(from: 380, by: -300)
    #expect(container.selectedIndex == (moment == .tapped ? 2 : 1) && kit.faults == [])
  }

  @Test(
    "an edge swipe during a transition ends the transition, and pops the container", arguments: [100, 300] as [CGFloat])
  func edgeInTheMiddle(_ movement: CGFloat) {
    let (kit, navigation) = pushed()
    begin(.tapped, kit)
    kit.drag(from: 2, by: movement)
    #expect(container.transition == nil && navigation.transitionCoordinator?.isInteractive == true)
    kit.lift(at: 2 + movement)
    #expect(container.selectedIndex == 1 && navigation.viewControllers.count == (movement == 300 ? 1 : 2))
    #expect(kit.faults == [])
  }

  /// A page that hides the navigation bar while it is visible, the way apps do.
  final class Hiding: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  @Test(
    "a page that hides the navigation bar as it appears can be selected and left, or dragged in and cancelled",
    arguments: [true, false], Contract.orders)
  func hiding(_ isTranslucent: Bool, _ order: Stage.CompletionOrder) {
    let container = Kit.container([Kit.page("A"), Hiding().titled("B"), Kit.page("C")])
    let navigation = Kit.navigation("N", container)
    navigation.navigationBar.isTranslucent = isTranslucent
    let kit = Kit(navigation, order, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let top: CGFloat = container.view.safeAreaInsets.top
    container.selectViewController(container.viewControllers[1], animated: true, completion: nil)
    kit.stage.settle()
    #expect(container.selectedIndex == 1 && navigation.isNavigationBarHidden && kit.faults == [])
    #expect(container.view.safeAreaInsets.top == 47 && container.view.frame == kit.stage.window.bounds)
    container.selectViewController(container.viewControllers[0], animated: true, completion: nil)
    kit.stage.settle()
    #expect(container.selectedIndex == 0 && !navigation.isNavigationBarHidden && kit.faults == [])
    #expect(container.view.safeAreaInsets.top == top)
    kit.drag(from: 380, by: -100)
    kit.lift(at: 280)
    #expect(!navigation.isNavigationBarHidden && kit.faults == [])
    #expect(container.view.safeAreaInsets.top == top && container.selectedIndex < 2)
  }

  @Test("the insets of both bars add up, at the bottom and at the top")
  func insets() {
    let (kit, navigation) = rooted()
    kit.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    kit.stage.settle()
    let page: UIView = container.viewControllers[0].view
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    container.tabBarPlacement = .top
    kit.stage.settle()
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 140, left: 0, bottom: 34, right: 0))
    #expect(container.tabBar.buttons[0].convert(CGPoint.zero, to: nil).y == 91)
    navigation.isNavigationBarHidden = true
    kit.stage.settle()
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 34, right: 0))
    #expect(kit.faults == [])
  }
}
