import QuartzCore
import Stage
import Testing
import UIKit

/// The order of appearance and delegate calls is that of published logs. The positions of containment calls and
/// `didShow` among them are partly a guess.
@Suite("The order of a navigation controller's calls:", .serialized) @MainActor struct NavigationOrderTests {
  @Test("the first page appears with the controller")
  func first() {
    let stage = Stage()
    let (nav, page) = (UINavigationController(nibName: nil, bundle: nil), UIViewController())
    (nav.title, page.title) = ("nav", "A")
    let deputy = NavigationDelegate(stage)
    nav.delegate = deputy
    nav.pushViewController(page, animated: true)
    #expect(stage.callDescriptions == ["addChild nav", "willMove A"])
    #expect(!page.isViewLoaded)
    stage.removeAllCalls()
    stage.window.rootViewController = nav
    stage.settle()
    #expect(
      stage.callDescriptions == [
        "viewDidLoad nav", "viewWillAppear nav", "viewDidLoad A", "viewWillAppear A", "willShow A", "viewDidAppear nav",
        "viewDidAppear A", "didMove A", "didShow A",
      ])
    #expect(page.view.window != nil && stage.issues == [])
  }

  @Test("a push makes its calls in order", arguments: NavigationScene.orders)
  func push(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    scene.nav.pushViewController(scene.b, animated: true)
    #expect(scene.nav.viewControllers == [scene.a, scene.b] && scene.nav.transitionCoordinator != nil)
    #expect(
      scene.take() == [
        "addChild nav", "willMove B", "animator for push A B", "viewWillDisappear A", "viewWillAppear B",
        "willShow animated B",
      ])
    scene.stage.run(for: 0.3)
    #expect(scene.take() == [] && scene.a.view.window != nil)
    scene.stage.settle()
    #expect(scene.take() == ["viewDidDisappear A", "viewDidAppear B", "didMove B", "didShow animated B"])
    #expect(scene.a.view.window == nil && scene.nav.transitionCoordinator == nil && scene.stage.issues == [])
  }

  @Test("a pop makes its calls in order", arguments: NavigationScene.orders)
  func pop(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    scene.pushed(scene.b)
    #expect(scene.nav.popViewController(animated: true) === scene.b)
    #expect(scene.nav.viewControllers == [scene.a] && scene.b.navigationController === scene.nav)
    #expect(
      scene.take() == [
        "willMove B", "animator for pop B A", "viewWillDisappear B", "viewWillAppear A", "willShow animated A",
      ])
    scene.stage.settle()
    #expect(
      scene.take() == [
        "viewDidDisappear B", "viewDidAppear A", "removeFromParent B", "didMove B", "didShow animated A",
      ])
    #expect(scene.b.parent == nil && scene.b.view.superview == nil && scene.stage.issues == [])
  }

  @Test("in a pop to the root, pages in between leave without appearance calls")
  func popToRoot() {
    let scene = NavigationScene()
    scene.pushed(scene.b, scene.c)
    #expect(scene.nav.popToRootViewController(animated: true) == [scene.b, scene.c])
    scene.stage.settle()
    #expect(
      scene.take() == [
        "willMove B", "willMove C", "animator for pop C A", "viewWillDisappear C", "viewWillAppear A",
        "willShow animated A", "viewDidDisappear C", "viewDidAppear A", "removeFromParent B", "didMove B",
        "removeFromParent C", "didMove C", "didShow animated A",
      ])
    #expect(!scene.b.isMovingFromParent && scene.stage.issues == [])
  }

  @Test("several changes without animation are combined, and shown with the next layout")
  func coalesced() {
    let scene = NavigationScene()
    scene.nav.pushViewController(scene.b, animated: false)
    scene.nav.pushViewController(scene.c, animated: false)
    #expect(scene.take() == ["addChild nav", "willMove B", "addChild nav", "willMove C"])
    scene.stage.frame()
    #expect(
      scene.take() == [
        "viewWillDisappear A", "viewWillAppear C", "willShow C", "viewDidDisappear A", "viewDidAppear C", "didMove B",
        "didMove C", "didShow C",
      ])
    // After a pop without animation, an animated push starts from the visible page.
    scene.nav.popViewController(animated: false)
    scene.nav.pushViewController(scene.d, animated: true)
    scene.stage.settle()
    #expect(
      scene.take() == [
        "willMove C", "addChild nav", "willMove D", "animator for push C D", "viewWillDisappear C", "viewWillAppear D",
        "willShow animated D", "viewDidDisappear C", "viewDidAppear D", "removeFromParent C", "didMove C", "didMove D",
        "didShow animated D",
      ])
    #expect(scene.nav.viewControllers == [scene.a, scene.b, scene.d] && scene.stage.issues == [])
  }

  @Test("setting the stack is a push, or a pop if the new top was in it; with the same top, nothing moves")
  func set() {
    let scene = NavigationScene()
    scene.nav.setViewControllers([scene.a, scene.b, scene.c], animated: true)
    scene.stage.settle()
    #expect(
      scene.take() == [
        "addChild nav", "willMove B", "addChild nav", "willMove C", "animator for push A C", "viewWillDisappear A",
        "viewWillAppear C", "willShow animated C", "viewDidDisappear A", "viewDidAppear C", "didMove B", "didMove C",
        "didShow animated C",
      ])
    scene.nav.setViewControllers([scene.b], animated: true)
    scene.stage.settle()
    #expect(scene.take().contains("animator for pop C B"))
    scene.nav.setViewControllers([scene.d, scene.b], animated: true)
    scene.stage.settle()
    #expect(scene.take() == ["addChild nav", "willMove D", "didMove D"])
    scene.nav.viewControllers = []
    scene.stage.settle()
    #expect(
      scene.take() == [
        "willMove D", "willMove B", "viewWillDisappear B", "viewDidDisappear B", "removeFromParent D", "didMove D",
        "removeFromParent B", "didMove B",
      ])
    #expect(scene.nav.topViewController == nil && scene.stage.issues == [])
  }

  @Test("a page pushed during a transition is in the stack at once, and is shown after the transition")
  func during() {
    let scene = NavigationScene()
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.run(for: 0.1)
    _ = scene.take()
    scene.nav.pushViewController(scene.c, animated: true)
    #expect(scene.nav.viewControllers == [scene.a, scene.b, scene.c])
    scene.stage.settle()
    #expect(
      scene.take() == [
        "addChild nav", "willMove C", "viewDidDisappear A", "viewDidAppear B", "didMove B", "didMove C",
        "didShow animated B", "animator for push B C", "viewWillDisappear B", "viewWillAppear C", "willShow animated C",
        "viewDidDisappear B", "viewDidAppear C", "didShow animated C",
      ])
    #expect(scene.c.view.window != nil && scene.stage.issues == [])
  }

  @Test("a page pushed in didShow is shown after the transition")
  func chained() {
    let scene = NavigationScene()
    scene.deputy.onDidShow = { [unowned scene] page in
      if page === scene.b { scene.nav.pushViewController(scene.c, animated: true) }
      if page === scene.c { scene.nav.popToRootViewController(animated: false) }
    }
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.settle()
    #expect(
      scene.take().filter { $0.hasPrefix("did") } == [
        "didMove B", "didShow animated B", "didMove C", "didShow animated C", "didMove B", "didMove C", "didShow A",
      ])
    #expect(scene.nav.viewControllers == [scene.a] && scene.a.view.window != nil && scene.stage.issues == [])
  }

  private final class ChainingPage: UIViewController {
    var onDidAppear: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onDidAppear()
    }
  }

  @Test("a page pushed in viewDidAppear is shown after the transition", arguments: NavigationScene.orders)
  func chainedInAppearance(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    let page = ChainingPage().titled("P")
    page.onDidAppear = { [unowned scene] in scene.nav.pushViewController(scene.c, animated: true) }
    scene.nav.pushViewController(page, animated: true)
    scene.stage.settle()
    #expect(
      scene.take() == [
        "addChild nav", "willMove P", "viewDidLoad P", "animator for push A P", "viewWillDisappear A",
        "viewWillAppear P", "willShow animated P", "viewDidDisappear A", "viewDidAppear P", "addChild nav",
        "willMove C", "didMove P", "didMove C", "didShow animated P", "animator for push P C", "viewWillDisappear P",
        "viewWillAppear C", "willShow animated C", "viewDidDisappear P", "viewDidAppear C", "didShow animated C",
      ])
    #expect(scene.nav.viewControllers == [scene.a, page, scene.c])
    #expect(scene.c.view.window != nil && page.view.window == nil && scene.stage.issues == [])
  }

  @Test("hiding and showing the controller calls its page, and ends a transition that is in progress")
  func hidden() {
    let scene = NavigationScene()
    scene.nav.pushViewController(scene.b, animated: true)
    scene.stage.run(for: 0.1)
    _ = scene.take()
    scene.stage.window.isHidden = true
    #expect(
      scene.take() == [
        "viewWillDisappear nav", "viewDidDisappear A", "viewDidAppear B", "didMove B", "didShow animated B",
        "viewWillDisappear B", "viewDidDisappear nav", "viewDidDisappear B",
      ])
    scene.nav.popViewController(animated: true)
    scene.stage.window.isHidden = false
    scene.stage.settle()
    #expect(
      scene.take() == [
        "willMove B", "removeFromParent B", "didMove B", "viewWillAppear nav", "viewWillAppear A", "willShow A",
        "viewDidAppear nav", "viewDidAppear A", "didShow A",
      ])
    #expect(scene.a.view.window != nil && scene.b.view.superview == nil && scene.stage.issues == [])
  }
}
