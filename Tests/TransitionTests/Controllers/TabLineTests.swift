@_spi(Recording) import ContainerKit
import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@Suite("The tabs of one line", .serialized) @MainActor struct TabLineTests {
  /// A tab bar controller with four tabs, whose delegate notes what it is asked.
  @MainActor private final class App: NSObject, UITabBarControllerDelegate {
    let tabs = UITabBarController()
    let stage: Stage
    var refused: [Int] = []
    private(set) var lines: [String] = []

    init(_ interactivity: PageTransitionInteractivity = .anywhere) {
      tabs.viewControllers = (0..<4).map {
        let page = UIViewController()
        page.title = "\($0)"
        page.view.backgroundColor = UIColor(white: CGFloat($0) / 4, alpha: 1)
        return page
      }
      tabs.pageTransitions.style = .slide(spacing: 0)
      tabs.pageTransitions.interactivity = interactivity
      stage = Stage(rootViewController: tabs)
      super.init()
      tabs.pageTransitions.delegate = self
      stage.settle()
      stage.watchForFlashes()
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      lines.append("should \(viewController.title ?? "")")
      return !refused.contains { tabs.viewControllers?[$0] === viewController }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      lines.append("did \(viewController.title ?? "")")
    }

    /// Drags by a distance, and returns the delegate's calls.
    func drag(by distance: CGFloat, from start: CGPoint? = nil) -> [String] {
      lines = []
      var point = start ?? CGPoint(x: distance < 0 ? 350 : 40, y: 400)
      stage.touch(.began, at: point)
      stage.frame()
      for part in [distance < 0 ? -10 : 10, distance] {
        point.x += part
        stage.touch(.moved, at: point)
        for _ in 0..<2 { stage.frame() }
      }
      stage.run(for: 0.3)
      stage.touch(.ended, at: point)
      stage.settle()
      for _ in 0..<4 { stage.frame() }
      #expect(stage.issues == [] && stage.flashes == [] && tabs.transitionCoordinator == nil)
      return lines
    }
  }

  @Test("are dragged one by one, ask the delegate before, and tell it after")
  func dragged() {
    let app = App()
    for index in 1...3 {
      #expect(app.drag(by: -250) == ["should \(index)", "did \(index)"] && app.tabs.selectedIndex == index)
    }
    #expect(app.drag(by: -250) == [] && app.tabs.selectedIndex == 3)
    #expect(app.drag(by: 100) == ["should 2"] && app.tabs.selectedIndex == 3)
    #expect(app.drag(by: 250) == ["should 2", "did 2"] && app.tabs.selectedIndex == 2)
  }

  @Test("are skipped if they are disabled, and stay if the delegate refuses")
  func skipped() {
    let app = App()
    app.tabs.viewControllers?[1].tabBarItem.isEnabled = false
    #expect(app.drag(by: -250) == ["should 2", "did 2"] && app.tabs.selectedIndex == 2)
    app.refused = [3]
    #expect(app.drag(by: -250) == ["should 3"] && app.tabs.selectedIndex == 2)
    #expect(app.drag(by: 250) == ["should 0", "did 0"] && app.tabs.selectedIndex == 0)
  }

  @Test("are not dragged on the bar, away from the edge, or in the other direction of the layout")
  func places() {
    let bar = CGPoint(x: 350, y: 830)
    let app = App()
    #expect(app.drag(by: -250, from: bar) == [])
    app.stage.settings.layoutDirection = .rightToLeft
    app.stage.settle()
    #expect(app.drag(by: -250) == [])
    #expect(app.drag(by: 250) == ["should 1", "did 1"])
    let edge = App(.edge)
    #expect(edge.drag(by: -250, from: CGPoint(x: 340, y: 400)) == [])
    #expect(edge.drag(by: -250, from: CGPoint(x: 370, y: 400)) == ["should 1", "did 1"])
    #expect(edge.drag(by: 250, from: CGPoint(x: 20, y: 400)) == ["should 0", "did 0"])
  }

  @Test("wait for a scroll view that can still scroll, and for a slider")
  func rivals() {
    let app = App()
    guard let page = app.tabs.selectedViewController else { return }
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    scroller.contentSize = CGSize(width: 600, height: 500)
    let slider = UISlider(frame: CGRect(x: 0, y: 620, width: 390, height: 40))
    slider.value = 0.9
    for view in [scroller, slider] { page.view.addSubview(view) }
    app.stage.settle()
    #expect(app.drag(by: -250) == [] && scroller.contentOffset.x > 100 && app.tabs.selectedIndex == 0)
    // The delegate is asked before the slider is.
    #expect(!app.drag(by: -250, from: CGPoint(x: 350, y: 640)).contains("did 1"))
    #expect(slider.value < 0.5 && app.tabs.selectedIndex == 0)
    scroller.contentOffset.x = 210
    #expect(app.drag(by: -250) == ["should 1", "did 1"] && app.tabs.selectedIndex == 1)
  }

  @Test("and a tap during a drag: the drag completes, and the tap wins")
  func tapped() {
    let app = App()
    app.stage.touch(.began, at: CGPoint(x: 350, y: 400))
    app.stage.frame()
    app.stage.touch(.moved, at: CGPoint(x: 340, y: 400))
    app.stage.frame()
    app.stage.touch(.moved, at: CGPoint(x: 200, y: 400))
    for _ in 0..<2 { app.stage.frame() }
    app.tabs.selectedIndex = 3
    app.stage.run(for: 0.1)
    app.stage.touch(.moved, at: CGPoint(x: 100, y: 400))
    app.stage.run(for: 0.1)
    app.stage.touch(.ended, at: CGPoint(x: 100, y: 400))
    app.stage.settle()
    #expect(app.tabs.selectedIndex == 3 && app.tabs.selectedViewController?.view.window != nil)
    #expect(app.tabs.selectedViewController?.view.transform == .identity && app.stage.issues == [])
  }

  /// A tab bar controller whose first tab is a container with two pages, at its end.
  @MainActor private final class NestedApp: NSObject, UITabBarControllerDelegate {
    let tabs = UITabBarController()
    let container = ContainerViewController(
      viewControllers: [UIViewController(), UIViewController()], selectedIndex: 1)
    let stage: Stage
    /// `true` if the delegate has an animator.
    private let animates: Bool
    /// The farthest that the container's page was pulled beyond its end.
    private(set) var pull: CGFloat = 0

    init(
      _ style: (any ContainerPageTransition)?, animates: Bool = false,
      _ interactivity: PageTransitionInteractivity = .anywhere
    ) {
      self.animates = animates
      tabs.viewControllers = [container, UIViewController()]
      tabs.pageTransitions.style = style
      tabs.pageTransitions.interactivity = interactivity
      stage = Stage(rootViewController: tabs)
      super.init()
      tabs.pageTransitions.delegate = self
      stage.settle()
      stage.onFrame = { [unowned self] _ in pull = max(pull, abs(container.overscrollOffset)) }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animates ? PageTransition.slide(spacing: 0).animator(for: .next) : nil
    }

    func dragForward(from x: CGFloat) {
      stage.touch(.began, at: CGPoint(x: x, y: 400))
      stage.frame()
      for distance in [10, 30, 120, 240] as [CGFloat] {
        stage.touch(.moved, at: CGPoint(x: x - distance, y: 400))
        for _ in 0..<2 { stage.frame() }
      }
      stage.run(for: 0.3)
      stage.touch(.ended, at: CGPoint(x: x - 240, y: 400))
      stage.settle()
    }
  }

  @Test("are dragged from the end of a container in a tab, also with an animator of the app's delegate alone")
  func nestedDelegate() {
    let app = NestedApp(nil, animates: true)
    app.dragForward(from: 300)
    #expect(app.tabs.selectedIndex == 1 && app.pull == 0 && app.stage.issues == [])
  }

  @Test("ask their style for a transition of the pan before a drag, also at the end of a container in a tab")
  func source() {
    var sources: [ContainerSelectionSource] = []
    let app = NestedApp(
      .animator { request in
        sources.append(request.source)
        return request.isInteractive ? PageTransition.slide(spacing: 0).animator(for: request.step) : nil
      })
    app.dragForward(from: 300)
    #expect(app.tabs.selectedIndex == 1 && app.stage.issues == [])
    #expect(!sources.isEmpty && sources.allSatisfy { $0 == .pan }, "\(sources)")
  }

  @Test("let a container in a tab pull its page beyond the end if no finger can drag them there")
  func nestedPull() {
    let apps: [() -> NestedApp] = [
      { NestedApp(nil) }, { NestedApp(.animator { _ in nil }) }, { NestedApp(.slide(spacing: 0), .edge) },
    ]
    for make in apps {
      let app = make()
      app.dragForward(from: 300)
      #expect(app.tabs.selectedIndex == 0 && app.pull > 0 && app.stage.issues == [])
    }
    let edge = NestedApp(.slide(spacing: 0), .edge)
    edge.dragForward(from: 375)
    #expect(edge.tabs.selectedIndex == 1 && edge.pull == 0 && edge.stage.issues == [])
  }
}
