import ContainerKitTesting
import UIKit

@_spi(Recording) @testable import ContainerKit

extension ContainerStage {
  /// Creates a container without frames in `frames`, and with pages of the test's own, which are empty by default.
  convenience init(
    _ titles: [String] = ["A", "B", "C", "D"], fps: Double = 60, completions: CompletionOrder = .afterFrame,
    conditions: StageConditions = StageConditions(), pages: ((String) -> UIViewController)? = nil
  ) {
    let controllers = titles.map { title in
      let page = pages?(title) ?? UIViewController()
      page.title = title
      return page
    }
    self.init(viewControllers: controllers, fps: fps, completions: completions, conditions: conditions)
    keepsFrames = false
  }

  /// Creates a container under one of the conditions in which nothing may flash.
  convenience init(
    _ titles: [String] = ["A", "B", "C", "D"], fps: Double = 60, look: FlashConditions,
    pages: ((String) -> UIViewController)? = nil
  ) {
    self.init(titles, fps: fps, completions: look.order, conditions: look.conditions, pages: pages)
  }

  var pages: [UIViewController] { container.viewControllers }
  var pageArea: UIView { container.transitionContainerView }
  var width: CGFloat { pageArea.bounds.width }

  /// Returns the visible position of a page's left edge, in points of the container view.
  func shownX(_ index: Int) -> CGFloat {
    let view: UIView = pages[index].view
    return (view.layer.presentation() ?? view.layer).frame.minX
  }

  /// Adds a tap on a tab for the next frame, even if the tab is scrolled out of sight.
  func tap(tab index: Int) {
    let button = container.tabBar.buttons[index]
    tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  /// Drags to the left (or right) by a number of points in 0.3 seconds, rests and lifts.
  func drag(by points: CGFloat, hold: TimeInterval = 0.2, release: Bool = true) {
    let start = CGPoint(x: points < 0 ? 380 : 10, y: 300)
    drag(
      from: start, to: CGPoint(x: start.x + points, y: start.y), duration: 0.3, steps: 18, hold: hold, release: release)
  }

  /// Moves a finger through x positions, one in each frame, and returns a page's visible x position after each.
  @discardableResult func drag(through positions: [CGFloat], watching page: Int = 0) -> [CGFloat] {
    touch(.began, at: CGPoint(x: positions[0], y: 300))
    frame()
    return positions.dropFirst().map { x in
      touch(.moved, at: CGPoint(x: x, y: 300))
      frame()
      return shownX(page) + container.pan.overscrollOffset
    }
  }

  /// Runs frames until no transition is running and no input is pending.
  func finish() { run(until: { !isInTransition && settledInput }) }

  /// The faults without the mistakes of animators, for tests in which an animator makes them on purpose.
  var containerFaults: [String] { faults.filter { !animatorIssues.contains($0) } }

  // MARK: Calls

  /// The descriptions of all calls, with those that report the finger's progress.
  var callLines: [String] { calls.map(\.description) }

  /// Returns the calls since this was called before, without those of the finger's progress and of containment.
  func drainCalls() -> [String] {
    defer { removeAllCalls() }
    return callDescriptions.filter { call in
      !["Parent", "addChild", "didMove", "willMove"].contains { call.contains($0) }
    }
  }

  // MARK: The bar

  /// Adds a bar that is 400 points wide and shows the first of its tabs. Runs a frame.
  func addBar(titles: [String], mirrored: Bool, _ change: (inout ButtonTabBar.Appearance) -> Void) -> ButtonTabBar {
    let bar = ButtonTabBar()
    bar.items = titles.map { ContainerTabItem(title: $0) }
    change(&bar.appearance)
    bar.frame = CGRect(x: 0, y: 100, width: 400, height: 49)
    bar.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    container.view.addSubview(bar)
    bar.update(ContainerTabBarState(selectedIndex: 0))
    frame()
    return bar
  }
}
