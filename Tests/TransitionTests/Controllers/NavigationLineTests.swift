import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("The pushes and pops of one line", .serialized) @MainActor struct NavigationLineTests {
  private typealias Page = UIViewController

  /// A navigation controller on a stage of the usual size, with a number of pages.
  @MainActor private final class App {
    let navigation: UINavigationController
    let stage: Stage
    private var finger = CGPoint.zero

    init(
      _ count: Int = 3, _ interactivity: PageTransitionInteractivity = .anywhere,
      navigation: UINavigationController = UINavigationController(),
      around: (UINavigationController) -> UIViewController = { $0 }
    ) {
      self.navigation = navigation
      navigation.pageTransitions.style = .slide().timing(.linear).duration(0.5)
      navigation.pageTransitions.interactivity = interactivity
      navigation.viewControllers = (0..<count).map { App.page("\($0)") }
      stage = Stage(rootViewController: around(navigation))
      stage.settle()
    }

    static func page(_ title: String) -> UIViewController {
      let page = UIViewController()
      page.title = title
      page.view.backgroundColor = UIColor(
        hue: CGFloat(abs(title.hashValue % 97)) / 97, saturation: 0.5, brightness: 1, alpha: 1)
      return page
    }

    var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    func begin(at x: CGFloat = 100, y: CGFloat = 400, by distance: CGFloat = 10) {
      finger = CGPoint(x: x, y: y)
      stage.touch(.began, at: finger)
      stage.frame()
      move(by: distance)
    }

    func move(by distance: CGFloat) {
      finger.x += distance
      stage.touch(.moved, at: finger)
      for _ in 0..<2 { stage.frame() }
    }

    func lift() {
      stage.run(for: 0.3)
      stage.touch(.ended, at: finger)
      settle()
    }

    func settle() {
      stage.settle()
      for _ in 0..<4 { stage.frame() }
    }

    /// Drags a page back, and lets go.
    func swipe(from x: CGFloat = 100, by distance: CGFloat = 250, y: CGFloat = 400) {
      begin(at: x, y: y)
      move(by: distance)
      lift()
    }

    /// The faults of the navigation controller at rest.
    var faults: [String] {
      let top = navigation.topViewController
      return (top?.view.window == nil ? ["the top page is not seen"] : [])
        + (top?.view.transform != .identity ? ["the top page is moved"] : [])
        + (navigation.transitionCoordinator != nil ? ["there is a coordinator"] : []) + stage.issues.map { "\($0)" }
    }
  }

  @Test("start at the edge or anywhere, and not if they are disabled")
  func places() {
    for (interactivity, x, pops) in [
      (.edge, 5, true), (.edge, 40, false), (.anywhere, 5, true), (.anywhere, 200, true), (.disabled, 5, false),
    ] as [(PageTransitionInteractivity, CGFloat, Bool)] {
      let app = App(2, interactivity)
      app.swipe(from: x)
      #expect(app.titles == (pops ? ["0"] : ["0", "1"]), "\(interactivity) at \(x)")
      #expect(app.faults == [])
    }
  }

  @Test("are mirrored with the layout")
  func mirrored() {
    let app = App(2, .edge)
    app.stage.settings.layoutDirection = .rightToLeft
    app.stage.settle()
    app.swipe(from: 385, by: 250)
    #expect(app.titles == ["0", "1"])
    app.begin(at: 385, by: -10)
    app.move(by: -250)
    app.lift()
    #expect(app.titles == ["0"] && app.faults == [])
  }

  @Test("pop one page at a time; a pop to the root can be caught and turned around")
  func root() {
    let app = App(4)
    app.swipe()
    #expect(app.titles == ["0", "1", "2"])
    app.navigation.popToRootViewController(animated: true)
    app.stage.run(for: 0.2)
    app.begin(by: -10)
    app.move(by: -300)
    app.lift()
    #expect(app.titles == ["0", "1", "2"] && app.faults == [])
    app.navigation.popToRootViewController(animated: true)
    app.stage.run(for: 0.2)
    app.begin()
    app.move(by: 200)
    app.lift()
    #expect(app.titles == ["0"] && app.faults == [])
    app.swipe()
    #expect(app.titles == ["0"] && app.faults == [])
  }

  /// The ways in which an app refuses a pop.
  enum Refusal: CaseIterable, Sendable { case hiddenButton, backAction, swipe, subclass }

  private final class Stubborn: UINavigationController {
    var refuses = true
    override func popViewController(animated: Bool) -> UIViewController? {
      refuses ? nil : super.popViewController(animated: animated)
    }
  }

  @Test("do not happen if the app refuses, and nothing stays behind", arguments: Refusal.allCases)
  func refused(_ refusal: Refusal) {
    let app = App(2, navigation: refusal == .subclass ? Stubborn() : UINavigationController())
    let (before, item) = (app.stage.image(), app.navigation.topViewController!.navigationItem)
    switch refusal {
    case .hiddenButton: item.hidesBackButton = true
    case .backAction: item.backAction = UIAction { _ in }
    case .swipe: app.navigation.interactivePopGestureRecognizer?.isEnabled = false
    case .subclass: break
    }
    app.swipe()
    #expect(app.titles == ["0", "1"] && app.faults == [])
    if refusal != .hiddenButton { #expect(PictureDifference(before, app.stage.image()) == nil) }
    // A pop by code right after it is not driven.
    (app.navigation as? Stubborn)?.refuses = false
    app.navigation.popViewController(animated: true)
    app.stage.run(for: 0.2)
    #expect(app.navigation.transitionCoordinator?.isInteractive == false)
    app.settle()
    #expect(app.titles == ["0"] && app.faults == [])
  }

  @Test("take a push, a pop and a replaced stack while a finger holds a pop", arguments: 0..<4, [true, false])
  func changes(_ index: Int, _ finishes: Bool) {
    let app = App(3)
    app.begin()
    app.move(by: finishes ? 250 : 80)
    let new = App.page("new")
    switch index {
    case 0: app.navigation.pushViewController(new, animated: true)
    case 1: app.navigation.pushViewController(new, animated: false)
    case 2: app.navigation.popViewController(animated: true)
    default: app.navigation.setViewControllers([new], animated: true)
    }
    app.stage.run(for: 0.1)
    app.lift()
    app.settle()
    let expected = index < 2 ? ["0", "1", "new"] : index == 2 ? ["0"] : ["new"]
    #expect(app.titles == expected && app.faults == [], "\(app.titles) \(app.faults)")
    // Nothing holds the next finger.
    if app.titles.count > 1 {
      app.swipe()
      #expect(app.titles == Array(expected.dropLast()) && app.faults == [])
    }
  }

  @Test("give the finger back if the page presents something, or leaves the window", arguments: [true, false])
  func interrupted(_ presents: Bool) {
    let app = App(2)
    app.begin()
    app.move(by: 100)
    if presents {
      app.navigation.present(App.page("modal"), animated: true)
    } else {
      app.stage.window.rootViewController = App.page("other")
    }
    app.stage.run(for: 0.3)
    app.move(by: 100)
    app.lift()
    if presents {
      app.navigation.dismiss(animated: true)
      app.settle()
      #expect(app.faults == [] && app.titles == ["0", "1"], "\(app.titles)")
    }
    #expect(app.stage.issues == [])
  }

  @Test("leave UIKit's alone without a style", arguments: [true, false])
  func noStyle(_ usesProperty: Bool) {
    let app = App(2)
    app.navigation.pageTransitions.style = nil
    app.swipe()
    #expect(app.titles == ["0", "1"] && app.faults == [])
    // The system's swipe.
    app.swipe(from: 2)
    #expect(app.titles == ["0"] && app.faults == [])
    app.navigation.pushViewController(App.page("n"), animated: true)
    app.settle()
    #expect(app.titles == ["0", "n"] && app.faults == [])
  }

  @Test("can have an animator for each page")
  func closure() {
    let app = App(2)
    var requests: [String] = []
    app.navigation.pageTransitions.style = .animator { request in
      requests.append("\(request.from.title ?? "") \(request.to.title ?? "") \(request.step) \(request.source)")
      let page = request.step == .next ? request.to : request.from
      return page.title == "plain" ? nil : PageTransition.cube.animator(for: request.step)
    }
    app.swipe()
    app.navigation.pushViewController(App.page("plain"), animated: true)
    app.settle()
    // UIKit's transition is not driven.
    app.swipe()
    #expect(app.titles == ["0", "plain"] && app.faults == [])
    #expect(requests == ["1 0 previous pan", "1 0 previous pan", "0 plain next code", "plain 0 previous pan"])
  }

  /// A page with a scroll view that fills it.
  private func scrolling(_ size: CGSize, offset: CGPoint) -> UIViewController {
    let page = App.page("scrolling")
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    (scroller.contentSize, scroller.contentOffset) = (size, offset)
    page.view.addSubview(scroller)
    return page
  }

  @Test("wait for a scroll view on the page that can still scroll")
  func scrolls() {
    for (offset, x, pops) in [(200, 100, false), (0, 100, true), (200, 5, true)] as [(CGFloat, CGFloat, Bool)] {
      let app = App(1, x < 30 ? .edge : .anywhere)
      app.navigation.pushViewController(
        scrolling(CGSize(width: 1000, height: 844), offset: CGPoint(x: offset, y: 0)), animated: false)
      app.stage.settle()
      app.swipe(from: x)
      #expect(app.titles.count == (pops ? 1 : 2), "\(offset) \(x)")
      #expect(app.faults == [])
    }
  }

  @Test("and a container on the page: it is dragged back first, but for a finger at the edge")
  func inner() {
    for (x, index) in [(5, 1), (100, 1), (100, 0)] as [(CGFloat, Int)] {
      let app = App(1)
      let container = ContainerViewController(viewControllers: (0..<3).map { App.page("\($0)") }, selectedIndex: index)
      app.navigation.pushViewController(container, animated: true)
      app.settle()
      app.swipe(from: x)
      let pops = x < 30 || index == 0
      #expect(app.titles.count == (pops ? 1 : 2) && container.selectedIndex == (pops ? index : 0), "\(x) \(index)")
      #expect(app.faults == [])
      guard !pops else { continue }
      app.begin(at: 300, by: -10)
      app.move(by: -250)
      app.lift()
      #expect(container.selectedIndex == 1 && app.titles.count == 2 && app.faults == [])
    }
  }

  @Test("work in a container in a tab bar controller, and hide the container's bar", arguments: [true, false])
  func nested(_ lineIsFirst: Bool) {
    var container: ContainerViewController!
    let tabs = UITabBarController()
    let app = App(1) { navigation in
      let navigation = navigation
      container = ContainerViewController(viewControllers: [navigation, App.page("B")])
      container.title = "C"
      tabs.viewControllers = [container, App.page("T")]
      tabs.pageTransitions.style = .slide()
      return tabs
    }
    let page = App.page("hiding")
    page.hidesBottomBarWhenPushed = true
    app.navigation.pushViewController(page, animated: true)
    app.settle()
    #expect(app.navigation.hidesContainerTabBarWhenSelected)
    app.begin()
    app.move(by: 100)
    #expect(app.navigation.transitionCoordinator?.isInteractive == true && tabs.selectedIndex == 0)
    app.lift()
    #expect(app.titles == ["0", "hiding"] && app.navigation.hidesContainerTabBarWhenSelected)
    app.swipe()
    #expect(app.titles == ["0"] && !app.navigation.hidesContainerTabBarWhenSelected && app.faults == [])
    // Forward, the container's next page, then the tab bar controller's.
    for expected in [(1, 0), (1, 1)] {
      app.begin(at: 300, by: -10)
      app.move(by: -250)
      app.lift()
      #expect((container.selectedIndex, tabs.selectedIndex) == expected)
    }
    #expect(app.stage.issues == [])
  }

  @Test("hide the bottom bar of a tab bar controller, and show it again, with the finger")
  func bottomBar() {
    let tabs = UITabBarController()
    let app = App(1) {
      tabs.viewControllers = [$0, App.page("B")]
      return tabs
    }
    let before = app.stage.image()
    let page = App.page("hiding")
    page.hidesBottomBarWhenPushed = true
    app.navigation.pushViewController(page, animated: true)
    app.settle()
    #expect(page.view.safeAreaInsets.bottom == 0)
    let pushed = app.stage.image()
    app.begin()
    app.move(by: 100)
    app.lift()
    #expect(PictureDifference(pushed, app.stage.image()) == nil)
    app.swipe()
    #expect(PictureDifference(before, app.stage.image()) == nil && app.faults == [])
  }

  @Test("cede to the system's swipe from anywhere only without a style")
  func contentPop() {
    let app = App(3, .anywhere)
    app.navigation.addContentPop()
    app.swipe()
    #expect(app.titles == ["0", "1"] && app.faults == [])
    app.navigation.pageTransitions.style = nil
    app.swipe()
    #expect(app.titles == ["0"] && app.faults == [])
  }

  @Test("survive the background and a rotation while a finger holds them")
  func background() {
    let app = App(2)
    app.begin()
    app.move(by: 100)
    app.stage.window.frame.size = CGSize(width: 844, height: 390)
    app.stage.run(for: 0.3)
    app.move(by: 50)
    app.stage.touch(.cancelled, at: .zero)
    app.settle()
    #expect(app.titles == ["0", "1"] && app.faults == [])
    #expect(app.navigation.topViewController?.view.frame.size == CGSize(width: 844, height: 390))
  }
}
