import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar above a page that hides it when pushed", .serialized) struct BarHidingNavigationTests {
  private typealias Kit = Neighbors

  /// A container of a navigation controller `N`, with the pages `R` and `P`, and a page `B`. `P` hides the bar.
  @MainActor private final class Scene {
    let root = Kit.page("R")
    let pushed = Kit.page("P")
    let navigation: UINavigationController
    let hiding: TabBarHidingNavigationDelegate?
    let container: ContainerViewController
    let kit: Kit

    /// - Parameter hasNone: `true` if the navigation controller has no delegate when it gets into the container.
    init(
      _ order: Stage.CompletionOrder = .afterFrame, isPushed: Bool = false, isMirrored: Bool = false,
      delegate: (any UINavigationControllerDelegate)? = nil, hasNone: Bool = false
    ) {
      pushed.hidesBottomBarWhenPushed = true
      navigation = UINavigationController().titled("N")
      hiding = hasNone ? nil : TabBarHidingNavigationDelegate(forwardingTo: delegate)
      navigation.delegate = hiding
      navigation.viewControllers = isPushed ? [root, pushed] : [root]
      container = Kit.container([navigation, Kit.page("B")])
      kit = Kit(container, order, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), isMirrored: isMirrored)
    }

    func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

    /// The fraction of its height by which the bar is out of sight.
    var hidden: CGFloat { (shown(container.tabBar).minY - 761) / 83 }

    /// The fraction of the distance that the pushed page has come in.
    var movement: CGFloat { pushed.viewIfLoaded?.window == nil ? 0 : 1 - abs(shown(pushed.view).minX) / 390 }

    var bottoms: [CGFloat] { [root, pushed].map { $0.viewIfLoaded?.safeAreaInsets.bottom ?? 0 } }

    /// Checks in each frame that the bar is where the pushed page is, until everything is at rest. Returns the fractions.
    func follow(_ body: () -> Void = {}) -> [CGFloat] {
      var (movements, worst): ([CGFloat], CGFloat) = ([], 0)
      kit.stage.onFrame = { [unowned self] _ in
        movements.append(movement)
        worst = max(worst, abs(hidden - movement))
        if hidden < 1 { #expect(!container.tabBar.isHidden) }
      }
      body()
      kit.stage.settle()
      kit.stage.run(for: 0.3)
      kit.stage.onFrame = nil
      #expect(worst < 1e-6)
      return movements
    }
  }

  @Test(
    "slides with push and pop, frame by frame, with the safe areas from the first one, requested in RDVTabBarController#16",
    arguments: Contract.orders, [(true, false), (false, false), (false, true)])
  func follows(_ order: Stage.CompletionOrder, _ setting: (isMirrored: Bool, hasNoDelegate: Bool)) {
    let scene = Scene(order, isMirrored: setting.isMirrored, hasNone: setting.hasNoDelegate)
    #expect(scene.hidden == 0 && scene.bottoms[0] == 83)
    scene.navigation.pushViewController(scene.pushed, animated: true)
    scene.kit.stage.frame()
    #expect(scene.bottoms == [34, 34])
    var movements = scene.follow()
    #expect(movements.filter { $0 > 0.1 && $0 < 0.9 }.count > 5 && movements.last == 1)
    #expect(scene.container.tabBar.isHidden && !scene.container.isTabBarHidden && scene.kit.faults == [])
    scene.navigation.popViewController(animated: true)
    scene.kit.stage.frame()
    #expect(scene.bottoms == [83, 83])
    movements = scene.follow()
    #expect(movements.filter { $0 > 0.1 && $0 < 0.9 }.count > 5 && movements.last == 0)
    #expect(!scene.container.tabBar.isHidden && scene.hidden == 0 && scene.kit.faults == [])
  }

  @Test(
    "follows a finger that swipes back, to the end or back again", arguments: Contract.orders,
    [(true, false), (true, true), (false, false), (false, true)])
  func swipe(_ order: Stage.CompletionOrder, _ movement: (isMirrored: Bool, finishes: Bool)) {
    let (isMirrored, finishes) = movement
    let scene = Scene(order, isPushed: true, isMirrored: isMirrored)
    #expect(scene.container.tabBar.isHidden && scene.bottoms[1] == 34)
    let (x, side): (CGFloat, CGFloat) = isMirrored ? (388, -1) : (2, 1)
    let distance: CGFloat = finishes ? 300 : 100
    let movements = scene.follow {
      scene.kit.drag(from: x, by: side * distance)
      #expect(abs(scene.hidden - (1 - distance / 390)) < 0.05 && !scene.container.tabBar.isHidden)
      scene.kit.lift(at: x + side * distance, settling: false)
    }
    #expect(movements.last == (finishes ? 0 : 1) && scene.container.tabBar.isHidden == !finishes)
    #expect(scene.navigation.viewControllers.count == (finishes ? 1 : 2) && scene.kit.faults == [])
    #expect(scene.bottoms[finishes ? 0 : 1] == (finishes ? 83 : 34))
    #expect(scene.hidden == (finishes ? 0 : 1))
  }

  @Test(
    "stays away if a swipe back is interrupted, and comes back if another tab is selected", arguments: Contract.orders)
  func interrupted(_ order: Stage.CompletionOrder) {
    let scene = Scene(order, isPushed: true)
    scene.kit.drag(from: 2, by: 150)
    scene.container.selectedIndex = 1
    scene.kit.stage.frame()
    // It goes on from where the finger had it.
    #expect(!scene.container.tabBar.isHidden && scene.hidden > 0 && scene.hidden < 0.6)
    #expect(scene.navigation.hidesContainerTabBarWhenSelected && scene.navigation.viewControllers.count == 2)
    scene.kit.lift(at: 152)
    #expect(scene.hidden == 0)
    scene.container.selectedIndex = 0
    scene.kit.stage.settle()
    #expect(scene.container.tabBar.isHidden && scene.hidden == 1 && scene.kit.faults == [])
  }

  // MARK: Navigation controllers without a delegate

  private final class OwnDelegate: NSObject, UINavigationControllerDelegate {}

  @Test(
    "is there from the start if the stack hides it, also for a tab whose page is made later", arguments: [true, false])
  func stackBefore(_ isTab: Bool) {
    let navigation = UINavigationController().titled("N")
    let (root, pushed) = (Kit.page("R"), Kit.page("P"))
    pushed.hidesBottomBarWhenPushed = true
    navigation.viewControllers = [root, pushed]
    let container = Kit.container([Kit.page("B"), navigation])
    if isTab {
      container.tabs = [Kit.page("B"), navigation].map { page in
        ContainerTab(title: page.title, image: nil, identifier: page.title ?? "") { page }
      }
    }
    let kit = Kit(container)
    container.selectTab(at: 1, animated: true, completion: nil)
    kit.stage.settle()
    #expect(container.tabBar.isHidden && kit.faults == [])
    navigation.popViewController(animated: true)
    kit.stage.settle()
    #expect(!container.tabBar.isHidden && kit.faults == [])
  }

  @Test("is not hidden by a delegate of the app's, which is said once", arguments: [true, false])
  func ownDelegate(_ isSetBefore: Bool) {
    let (navigation, own) = (Kit.navigation("N", Kit.page("R")), OwnDelegate())
    if isSetBefore { navigation.delegate = own }
    let container = Kit.container([navigation, Kit.page("B")])
    navigation.delegate = own
    let kit = Kit(container)
    let page = Kit.page("P")
    page.hidesBottomBarWhenPushed = true
    let messages = Misuse.messages {
      navigation.pushViewController(page, animated: true)
      kit.stage.settle()
      for index in [1, 0, 1, 0] {
        container.selectedIndex = index
        kit.stage.settle()
      }
    }
    #expect(!container.tabBar.isHidden && navigation.delegate === own)
    #expect(messages.count == 1 && messages[0].contains("TabBarHidingNavigationDelegate(forwardingTo:)"))
    navigation.delegate = TabBarHidingNavigationDelegate(forwardingTo: own)
  }

  @Test("is left alone by a navigation controller that has left") func departed() {
    let navigation = Kit.navigation("N", Kit.page("R"))
    let container = Kit.container([navigation, Kit.page("B")])
    #expect(navigation.delegate is TabBarHidingNavigationDelegate)
    container.viewControllers.removeFirst()
    #expect(navigation.delegate == nil)
  }

  @Test("comes back with a transition to another tab, also during the push, and goes away with the one back")
  func otherTab() {
    let scene = Scene(isPushed: true)
    for _ in 0..<2 {
      scene.container.selectViewController(scene.container.viewControllers[1], animated: true)
      scene.kit.stage.run(for: 0.15)
      let progress = scene.container.transitionProgress?.fractionComplete ?? 0
      #expect(progress > 0.1 && abs(scene.hidden - (1 - progress)) < 1e-6)
      scene.kit.stage.settle()
      #expect(scene.hidden == 0)
      scene.container.selectViewController(scene.navigation, animated: true)
      scene.kit.stage.run(for: 0.15)
      #expect(scene.hidden > 0.1 && scene.hidden < 1)
      scene.kit.stage.settle()
      #expect(scene.container.tabBar.isHidden && scene.kit.faults == [])
    }
    scene.navigation.popViewController(animated: false)
    scene.kit.stage.settle()
    scene.navigation.pushViewController(scene.pushed, animated: true)
    scene.kit.stage.run(for: 0.1)
    scene.container.selectViewController(scene.container.viewControllers[1], animated: true)
    scene.kit.stage.settle()
    #expect(scene.hidden == 0 && !scene.container.tabBar.isHidden && scene.navigation.viewControllers.count == 2)
    #expect(scene.kit.faults == [])
  }

  @Test("stays away for the pages above, and comes back when all are popped by a tap on the selected tab")
  func above() {
    let scene = Scene(isPushed: true)
    scene.navigation.pushViewController(Kit.page("Q"), animated: true)
    scene.kit.stage.settle()
    #expect(scene.container.tabBar.isHidden)
    scene.container.tabBar.onSelect?(0)
    scene.kit.stage.run(for: 0.1)
    #expect(scene.hidden > 0.05 && scene.hidden < 0.95)
    scene.kit.stage.settle()
    #expect(scene.navigation.viewControllers.count == 1 && scene.hidden == 0 && scene.kit.faults == [])
  }

  @Test("moves at once with an unanimated change; does nothing outside a container")
  func unanimated() {
    let scene = Scene()
    scene.navigation.pushViewController(scene.pushed, animated: false)
    scene.kit.stage.frame()
    #expect(scene.container.tabBar.isHidden && scene.bottoms[1] == 34)
    scene.navigation.popViewController(animated: false)
    scene.kit.stage.frame()
    #expect(!scene.container.tabBar.isHidden && scene.hidden == 0 && scene.bottoms[0] == 83)
    let navigation = Kit.navigation("N", Kit.page("R"))
    let hiding = TabBarHidingNavigationDelegate()
    navigation.delegate = hiding
    let kit = Kit(navigation)
    navigation.pushViewController(scene.pushed, animated: true)
    kit.stage.settle()
    #expect(!navigation.hidesContainerTabBarWhenSelected && kit.faults == [])
  }

  @Test("every call reaches the app's delegate, whose animator and interaction controller are used")
  func forwarding() {
    final class AnsweringDelegate: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { calls.append("willShow \(viewController.title ?? "?") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { calls.append("didShow \(viewController.title ?? "?") \(animated)") }
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeLeft }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        calls.append("interaction controller")
        return nil
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(operation.rawValue) \(fromVC.title ?? "?") \(toVC.title ?? "?")")
        return CrossFadeAnimator()
      }
    }
    let deputy = AnsweringDelegate()
    let scene = Scene(delegate: deputy)
    deputy.calls = []
    scene.navigation.pushViewController(scene.pushed, animated: true)
    scene.kit.stage.run(for: 0.1)
    #expect(scene.shown(scene.pushed.view).minX == 0 && scene.hidden > 0 && scene.hidden < 1)
    scene.kit.stage.settle()
    #expect(deputy.calls == ["animator 1 R P", "interaction controller", "willShow P true", "didShow P true"])
    #expect(scene.navigation.supportedInterfaceOrientations == .landscape)
    #expect(scene.navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(scene.container.tabBar.isHidden && scene.kit.faults == [])
    let plain = Scene()
    #expect(plain.navigation.supportedInterfaceOrientations == UINavigationController().supportedInterfaceOrientations)
  }

  @Test("the delegate does not retain the app's, and is not retained by the navigation controller")
  func leaks() {
    weak var own: TabBarHidingNavigationDelegate?
    weak var app: NSObject?
    do {
      final class AnsweringDelegate: NSObject, UINavigationControllerDelegate {}
      let deputy = AnsweringDelegate()
      let hiding = TabBarHidingNavigationDelegate(forwardingTo: deputy)
      let navigation = UINavigationController(rootViewController: Kit.page("R"))
      navigation.delegate = hiding
      (own, app) = (hiding, deputy)
      #expect(own != nil && app != nil)
    }
    #expect(own == nil && app == nil)
  }
}
