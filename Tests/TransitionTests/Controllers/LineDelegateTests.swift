import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@testable import ContainerKit

@Suite("The app's delegate, behind the one of a line", .serialized) @MainActor struct LineDelegateTests {
  /// The way in which the app's delegate is set.
  enum Order: CaseIterable, Sendable {
    /// Before the line.
    case before
    /// By `delegate` of the controller, after the line.
    case after
    /// By `delegate` of `pageTransitions`, after the line.
    case here
  }

  /// A delegate of both controllers that notes its calls, and may return an animator.
  @MainActor final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var lines: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Called with each line.
    var onLine: (String) -> Void = { _ in }

    private func add(_ line: String, _ pages: UIViewController...) {
      let line = ([line] + pages.map { $0.title ?? "" }).joined(separator: " ")
      lines.append(line)
      onLine(line)
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { add("will", viewController) }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { add("did", viewController) }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      add(operation == .push ? "push" : "pop", fromVC, toVC)
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      add("interaction")
      return interaction
    }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      add("should", viewController)
      return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      add("did", viewController)
    }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      add("change", fromVC, toVC)
      return animator
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      add("interaction")
      return interaction
    }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  /// A navigation controller that is its own delegate.
  @MainActor private final class OwnNavigation: UINavigationController, UINavigationControllerDelegate {
    private(set) var lines: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { lines.append("did \(viewController.title ?? "")") }
  }

  /// A tab bar controller that is its own delegate.
  @MainActor private final class OwnTabs: UITabBarController, UITabBarControllerDelegate {
    private(set) var lines: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      lines.append("should \(viewController.title ?? "")")
      return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      lines.append("did \(viewController.title ?? "")")
    }
  }

  /// Returns what is logged while a body runs.
  func messages(_ body: () -> Void) -> [String] {
    let before = Misuse.handler
    var lines: [String] = []
    Misuse.reset()
    Misuse.handler = { lines.append($0) }
    body()
    Misuse.handler = before
    Misuse.reset()
    return lines
  }

  private func setUp(_ delegate: Delegate, _ order: Order, _ make: () -> LineApp) -> LineApp {
    var app: LineApp!
    let lines = messages {
      app = make()
      guard order != .before else { return }
      switch (app.kind, order) {
      case (.navigation, .after): app.navigation.delegate = delegate
      case (.navigation, _): app.navigation.pageTransitions.delegate = delegate
      case (_, .after): app.tabs.delegate = delegate
      default: app.tabs.pageTransitions.delegate = delegate
      }
    }
    #expect(lines.count == (order == .after ? 1 : 0), "\(lines)")
    #expect(lines.allSatisfy { $0.contains("set pageTransitions.delegate instead") })
    return app
  }

  @Test("of a navigation controller is called as without the line, in each order", arguments: Order.allCases)
  func navigation(_ order: Order) {
    let delegate = Delegate()
    let app = setUp(delegate, order) {
      LineApp(.navigation, prepare: { if order == .before { ($0 as? UINavigationController)?.delegate = delegate } })
    }
    #expect(app.navigation.delegate !== delegate && app.navigation.pageTransitions.delegate === delegate)
    #expect(app.navigation.supportedInterfaceOrientations == .landscape)
    delegate.lines = []
    app.goForward()
    app.settle()
    #expect(delegate.lines == ["push Today Inbox", "interaction", "will Inbox", "did Inbox"])
    delegate.lines = []
    app.begin()
    app.move(by: 0.3)
    app.cancelTouch()
    // As with the system's swipe, the delegate is asked whether there is an animator, and nothing is shown after a cancel.
    #expect(delegate.lines == ["pop Inbox Today", "pop Inbox Today", "interaction", "will Today"])
    delegate.lines = []
    app.begin()
    app.move(by: 0.7)
    app.lift()
    #expect(delegate.lines == ["pop Inbox Today", "pop Inbox Today", "interaction", "will Today", "did Today"])
    #expect(app.stage.issues == [] && app.stage.flashes == [])
  }

  @Test("of a tab bar controller is called as by taps, in each order", arguments: Order.allCases)
  func tabs(_ order: Order) {
    let delegate = Delegate()
    let app = setUp(delegate, order) {
      LineApp(.tabs, prepare: { if order == .before { ($0 as? UITabBarController)?.delegate = delegate } })
    }
    #expect(app.tabs.delegate !== delegate && app.tabs.pageTransitions.delegate === delegate)
    #expect(app.tabs.supportedInterfaceOrientations == .landscape)
    delegate.lines = []
    app.begin(back: false)
    app.move(by: -0.3)
    app.cancelTouch()
    #expect(delegate.lines == ["change Today Inbox", "should Inbox", "change Today Inbox", "interaction"])
    delegate.lines = []
    app.begin(back: false)
    app.move(by: -0.7)
    app.lift()
    #expect(
      delegate.lines == ["change Today Inbox", "should Inbox", "change Today Inbox", "interaction", "did Inbox"])
    delegate.lines = []
    app.goBack()
    app.settle()
    #expect(delegate.lines == ["change Inbox Today", "interaction"])
    #expect(app.stage.issues == [] && app.stage.flashes == [])
  }

  @Test(
    "returns an animator that comes first, and that a finger drives, unless the delegate drives it, too",
    arguments: [LineApp.Kind.navigation, .tabs], [true, false])
  func animators(_ kind: LineApp.Kind, _ hasStyle: Bool) {
    let delegate = Delegate()
    let app = LineApp(kind, style: hasStyle ? { _ in .fade } : { _ in .none })
    if kind == .navigation {
      app.navigation.pageTransitions.delegate = delegate
    } else {
      app.tabs.pageTransitions.delegate = delegate
    }
    delegate.animator = PageTransition.slide().timing(.linear).duration(0.5).animator(for: .next)
    app.goForward()
    app.settle()
    delegate.animator = PageTransition.slide().timing(.linear).duration(0.5).animator(for: .previous)
    app.begin()
    app.move(by: 0.4)
    #expect(abs(app.distance - 0.4) < 0.01)
    app.lift()
    #expect(app.isForward)
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    app.begin()
    app.move(by: 0.7)
    #expect(app.distance == 0)
    percent.update(0.2)
    app.stage.run(for: 0.1)
    #expect(abs(app.distance - 0.2) < 0.01)
    app.lift()
    percent.cancel()
    app.settle()
    // UIKit's percent driver shows the start for two frames before the bar goes back.
    #expect(app.isForward && app.stage.issues == [])
  }

  @Test(
    "that is deallocated is not called any more, and the line goes on", arguments: [LineApp.Kind.navigation, .tabs])
  func deallocated(_ kind: LineApp.Kind) {
    var delegate: Delegate? = Delegate()
    weak let weakDelegate = delegate
    let app = LineApp(kind)
    if kind == .navigation {
      app.navigation.pageTransitions.delegate = delegate
    } else {
      app.tabs.pageTransitions.delegate = delegate
    }
    app.goForward()
    app.settle()
    var sets = 0
    let observation =
      kind == .navigation
      ? DelegateObservation(of: app.navigation) { sets += 1 } : DelegateObservation(of: app.tabs) { sets += 1 }
    delegate = nil
    app.stage.frame()
    #expect(weakDelegate == nil)
    // UIKit forgets which methods the delegate had.
    #expect(sets >= 1)
    app.begin()
    app.move(by: 0.7)
    app.lift()
    #expect(!app.isForward && app.stage.issues == [] && app.stage.flashes == [])
    withExtendedLifetime(observation) {}
  }

  @Test("may be the controller itself", arguments: Order.allCases)
  func own(_ order: Order) {
    let navigation = OwnNavigation(rootViewController: TilePage.pair()[0])
    let page = UIViewController()
    page.title = "Next"
    let lines = messages {
      if order == .before { navigation.delegate = navigation }
      navigation.pageTransitions.style = .cube
      if order == .after { navigation.delegate = navigation }
      if order == .here { navigation.pageTransitions.delegate = navigation }
    }
    #expect(lines.count == (order == .after ? 1 : 0))
    let stage = Stage(rootViewController: navigation)
    navigation.pushViewController(page, animated: true)
    stage.settle()
    #expect(navigation.lines == ["did Today", "did Next"] && stage.issues == [])
  }

  @Test("may be the tab bar controller itself", arguments: Order.allCases)
  func ownTabs(_ order: Order) {
    let tabs = OwnTabs()
    tabs.viewControllers = TilePage.pair()
    let lines = messages {
      if order == .before { tabs.delegate = tabs }
      tabs.pageTransitions.style = .slide()
      if order == .after { tabs.delegate = tabs }
      if order == .here { tabs.pageTransitions.delegate = tabs }
    }
    #expect(lines.count == (order == .after ? 1 : 0))
    let stage = Stage(rootViewController: tabs)
    stage.tap(at: CGPoint(x: 292, y: 800))
    stage.settle()
    #expect(tabs.selectedIndex == 1 && tabs.lines == ["should Inbox", "did Inbox"] && stage.issues == [])
    stage.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3, steps: 20)
    stage.settle()
    #expect(tabs.selectedIndex == 0 && tabs.lines.suffix(2) == ["should Today", "did Today"] && stage.issues == [])
  }

  @Test("does not retain the controller, nor does the line")
  func leaks() {
    weak var controller: UIViewController?
    weak var transitions: NavigationPageTransitions?
    do {
      let navigation = OwnNavigation(rootViewController: UIViewController())
      navigation.pageTransitions.style = .cube
      navigation.pageTransitions.delegate = navigation
      navigation.loadViewIfNeeded()
      (controller, transitions) = (navigation, navigation.pageTransitions)
    }
    #expect(controller == nil && transitions == nil)
  }

  /// The orders in which a `TabBarHidingNavigationDelegate` and the line find each other.
  enum Chain: CaseIterable, Sendable {
    /// The line finds the other one, which passes calls on to the app's delegate.
    case lineFirst
    /// The other one is set after the line, with the app's delegate.
    case lineLast
    /// The other one passes calls on to the line, which passes them on to the app's delegate.
    case ring
    /// As `ring`, set by `delegate` of `pageTransitions`.
    case ringHere
  }

  @Test("gets each call once through two forwarding objects", arguments: Chain.allCases)
  func chain(_ chain: Chain) {
    let delegate = Delegate()
    let pages = TilePage.pair()
    let navigation = UINavigationController(rootViewController: pages[0])
    var hiding: TabBarHidingNavigationDelegate?
    let lines = messages {
      switch chain {
      case .lineFirst:
        hiding = TabBarHidingNavigationDelegate(forwardingTo: delegate)
        navigation.delegate = hiding
        navigation.pageTransitions.style = .cube
      case .lineLast:
        navigation.pageTransitions.style = .cube
        hiding = TabBarHidingNavigationDelegate(forwardingTo: delegate)
        navigation.delegate = hiding
      case .ring, .ringHere:
        navigation.delegate = delegate
        navigation.pageTransitions.style = .cube
        hiding = TabBarHidingNavigationDelegate(forwardingTo: navigation.delegate)
        if chain == .ring { navigation.delegate = hiding } else { navigation.pageTransitions.delegate = hiding }
      }
    }
    #expect(lines.count == (chain == .lineLast ? 1 : 0))
    let stage = Stage(rootViewController: navigation)
    delegate.lines = []
    navigation.pushViewController(pages[1], animated: true)
    stage.run(for: 0.2)
    #expect(navigation.transitionCoordinator != nil)
    stage.settle()
    #expect(delegate.lines == ["push Today Inbox", "interaction", "will Inbox", "did Inbox"])
    #expect(stage.issues == [])
    withExtendedLifetime(hiding) {}
  }

  @Test("that is set again and again ends up behind the line once")
  func again() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pageTransitions.style = .cube
    let delegates = [Delegate(), Delegate()]
    let lines = messages {
      for delegate in delegates { navigation.delegate = delegate }
      navigation.delegate = nil
    }
    #expect(lines.count == 1 && navigation.pageTransitions.delegate == nil && navigation.delegate != nil)
  }

  @Test("may push, pop and set delegates in each of its calls", arguments: 0..<12)
  func reentrant(_ index: Int) {
    let delegate = Delegate()
    let app = LineApp(.navigation)
    app.navigation.pageTransitions.delegate = delegate
    let more = UIViewController()
    more.view.backgroundColor = .green
    var count = 0
    delegate.onLine = { [unowned app] _ in
      count += 1
      guard count == 1 + index / 3 else { return }
      switch index % 3 {
      case 0: if more.parent == nil { app.navigation.pushViewController(more, animated: true) }
      case 1: app.navigation.popToRootViewController(animated: true)
      default: app.navigation.pageTransitions.delegate = nil
      }
    }
    app.goForward()
    app.settle()
    app.begin()
    app.move(by: 0.7)
    app.lift()
    app.settle()
    #expect(app.navigation.topViewController?.view.window != nil && app.navigation.transitionCoordinator == nil)
    #expect(app.navigation.topViewController?.view.transform == .identity)
    #expect(app.stage.issues == [])
  }
}
