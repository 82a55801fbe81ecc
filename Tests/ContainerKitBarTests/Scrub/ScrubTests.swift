import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A finger along the tabs", .serialized) struct ScrubTests {
  private final class Listener: ContainerViewControllerDelegate {
    var refused: [String] = []

    func containerViewController(
      _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
    ) -> Bool { true }

    func containerViewController(
      _ container: ContainerViewController, shouldSelect viewController: UIViewController,
      source: ContainerSelectionSource
    ) -> Bool { source != .tabScrub || !refused.contains(viewController.title ?? "") }
  }

  private func stage(
    _ titles: [String] = ["A", "B", "C", "D"], fps: Double = 60, mirrored: Bool = false, allows: Bool = true
  ) -> ContainerStage {
    let stage = ContainerStage(titles, fps: fps)
    stage.container.tabBar.allowsScrubbing = allows
    if mirrored {
      stage.container.view.semanticContentAttribute = .forceRightToLeft
      stage.container.tabBar.semanticContentAttribute = .forceRightToLeft
    }
    stage.frame()
    return stage
  }

  /// The transition as "A>B 0.25"; the selected page's title at rest.
  private func shown(_ stage: ContainerStage) -> String {
    guard let snapshot = stage.container.transitionSnapshot else {
      return stage.container.engine.selected?.title ?? "-"
    }
    let percent = (snapshot.percentComplete * 1000).rounded() / 1000
    return "\(snapshot.from.title ?? "")>\(snapshot.to.title ?? "") \(percent)"
  }

  @Test("turns nothing by default, and is no tap either once it has left its tab")
  func off() {
    let stage = stage(allows: false)
    stage.scrub(to: 1.5)
    #expect(shown(stage) == "A")
    stage.lift()
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && ContainerViewController().tabBar.allowsScrubbing == false)
  }

  @Test("turns page after page, back and forth, as far as it is between their middles", arguments: [false, true])
  func positions(_ mirrored: Bool) {
    let stage = stage(mirrored: mirrored)
    var seen: [String] = []
    for position in [0.25, 0.5, 1, 1.25, 2, 2.75, 3, 2.5, 1.5, 0.75, 0.5, 0.25] as [CGFloat] {
      stage.scrub(to: position)
      stage.run(for: 0.5)
      seen.append(shown(stage))
    }
    #expect(
      seen == [
        "A>B 0.25", "A>B 0.5", "A>B 1.0", "B>C 0.25", "B>C 1.0", "C>D 0.75", "C>D 1.0", "C>D 0.5", "C>B 0.5",
        "B>A 0.25", "B>A 0.5", "B>A 0.75",
      ])
    stage.lift()
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("selects the nearer page once, when it is lifted", arguments: [(2.6, 3), (2.4, 2), (0.4, 0), (1, 1)])
  func lifted(_ position: CGFloat, _ selected: Int) {
    let stage = stage()
    stage.scrub(to: position)
    #expect(stage.container.selectedIndex == 0 && stage.container.selectedViewController === stage.pages[0])
    stage.lift()
    stage.finish()
    #expect(stage.container.selectedIndex == selected && stage.faults == [])
    let names = stage.callLines.filter { $0.hasPrefix("willSelect") || $0.hasPrefix("did") }
    let title = ["A", "B", "C", "D"][selected]
    #expect(names == (selected == 0 ? [] : ["willSelect \(title)", "didSelect \(title)"]))
  }

  /// A page that counts its layouts.
  private final class CountingPage: UIViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  @Test("lays out nothing between two pages")
  func layouts() throws {
    let stage = ContainerStage { _ in CountingPage() }
    stage.container.tabBar.allowsScrubbing = true
    stage.scrub(to: 0.3)
    stage.run(for: 0.3)
    let pages = try #require(stage.pages as? [CountingPage])
    let before = pages.map(\.layouts)
    stage.scrub(to: 0.9)
    stage.scrub(to: 0.1)
    #expect(pages.map(\.layouts) == before)
    // A page that comes in is laid out once, as by a tap.
    stage.scrub(to: 1.3)
    #expect(pages.map(\.layouts) == [before[0], before[1], 1, 0])
    stage.lift()
    stage.finish()
    #expect(stage.faults == [])
  }

  // MARK: The start

  @Test("does not begin across the bar, or beside the tabs")
  func beginning() {
    let stage = stage()
    let start = stage.tabPoint(0)
    stage.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y - 120), duration: 0.3, release: false)
    stage.run(for: 0.5)
    #expect(shown(stage) == "A")
  }

  @Test("on another tab lets the pages come to it, without a jump", arguments: [24.0, 30, 60, 120])
  func elsewhere(_ fps: Double) {
    let stage = stage(fps: fps)
    var positions: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in
      let pages = stage.container.viewControllers
      let snapshot = stage.container.transitionSnapshot
      let from = pages.firstIndex { $0 === snapshot?.from ?? stage.container.engine.selected } ?? 0
      let to = pages.firstIndex { $0 === snapshot?.to } ?? from
      positions.append(CGFloat(from) + CGFloat(to - from) * (snapshot?.percentComplete ?? 0))
    }
    let (start, end) = (stage.tabPoint(3), stage.tabPoint(2.5))
    stage.drag(from: start, to: end, duration: 0.2, release: false)
    stage.run(for: 1.2)
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 <= 15.01 / fps && $0 > -1 / fps } && abs(positions.last! - 2.5) < 0.005)
    stage.touch(.ended, at: end)
    stage.run(for: 0.6)
    #expect([2, 3].contains(stage.container.selectedIndex) && stage.faults == [])
  }

  @Test("waits for a page whose viewDidLoad takes 30 ms, without a jump", arguments: [30.0, 60, 120])
  func late(_ fps: Double) {
    let stage = ContainerStage(["A", "B", "C", "D"], fps: fps) { _ in ClosurePage() }
    stage.container.tabBar.allowsScrubbing = true
    for index in 1...3 { stage.closurePage(index).onLoad = { [unowned stage] in stage.blockMainThread(for: 0.03) } }
    var last: (progress: CGFloat, time: TimeInterval)?
    var steps: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in
      let pages = stage.container.viewControllers
      let snapshot = stage.container.transitionSnapshot
      let from = pages.firstIndex { $0 === snapshot?.from ?? stage.container.engine.selected } ?? 0
      let to = pages.firstIndex { $0 === snapshot?.to } ?? from
      let position = CGFloat(from) + CGFloat(to - from) * (snapshot?.percentComplete ?? 0)
      if let last { steps.append((position - last.progress) / CGFloat(stage.time - last.time)) }
      last = (position, stage.time)
    }
    stage.drag(from: stage.tabPoint(0), to: stage.tabPoint(3), duration: 0.4, hold: 0.5)
    stage.run(for: 2)
    // A late frame counts as one and a half.
    #expect((steps.max() ?? 0) <= 15 * 1.51)
    #expect(stage.container.selectedIndex == 3 && stage.faults == [])
  }

  // MARK: What it passes over

  @Test("passes over disabled tabs, and pages that the delegate refuses, between whose middles nothing else is")
  func passedOver() {
    let stage = stage()
    let listener = Listener()
    listener.refused = ["C"]
    stage.container.delegate = listener
    stage.pages[1].containerTabItem.isEnabled = false
    stage.scrub(to: 1.5)
    stage.run(for: 0.5)
    #expect(shown(stage) == "A>D 0.5")
    stage.lift()
    stage.finish()
    #expect([0, 3].contains(stage.container.selectedIndex) && stage.faults == [])
  }

  @Test("stays at the last page if the last tab is disabled, and returns with the finger")
  func disabledEnd() {
    let stage = stage()
    stage.pages[3].containerTabItem.isEnabled = false
    stage.scrub(to: 3)
    stage.run(for: 0.5)
    #expect(shown(stage) == "B>C 1.0")
    stage.scrub(to: 2.5)
    stage.run(for: 0.5)
    #expect(shown(stage) == "B>C 1.0")
    stage.scrub(to: 1.5)
    stage.run(for: 0.5)
    #expect(shown(stage) == "B>C 0.5")
    stage.cancelDrag()
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("changes the page with the nearer tab if there is no animation, and selects it when it is lifted")
  func unanimated() {
    let stage = stage()
    stage.container.pageTransition = .none
    var seen: [String] = []
    for position in [0.25, 0.75, 1.25, 2, 1.75, 1.25] as [CGFloat] {
      stage.scrub(to: position)
      stage.run(for: 0.1)
      seen.append(shown(stage))
    }
    #expect(seen == ["A", "B", "B", "C", "C", "B"])
    #expect(stage.container.selectedIndex == 0)
    stage.lift()
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
    #expect(
      stage.callLines.filter { $0.hasPrefix("willSelect") || $0.hasPrefix("didSelect") } == [
        "willSelect B", "didSelect B",
      ])
  }

  // MARK: What wins

  @Test("does not begin with a long press that the app has handled")
  func longPress() {
    let stage = stage()
    let listener = Listener()
    stage.container.delegate = listener
    let start = stage.tabPoint(0)
    stage.touch(.began, at: start)
    stage.run(for: 0.7)
    for position in [0.2, 0.4, 0.7, 1.2, 2] as [CGFloat] {
      stage.touch(.moved, at: stage.tabPoint(position))
      stage.run(for: 0.1)
    }
    #expect(shown(stage) == "A")
  }

  @Test("keeps a finger on the page away from the pages, and is kept away by it", arguments: [false, true])
  func twoFingers(_ isPageFirst: Bool) {
    let stage = stage()
    func page() {
      stage.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 130, y: 300), duration: 0.3, release: false, id: 1)
    }
    if isPageFirst {
      page()
      stage.run(for: 0.5)
    }
    stage.scrub(to: 1.75)
    if !isPageFirst { page() }
    stage.run(for: 0.5)
    #expect(shown(stage).hasPrefix(isPageFirst ? "A>B 0." : "B>C 0.75"))
    stage.lift()
    stage.touch(.ended, at: CGPoint(x: 130, y: 300), id: 1)
    stage.finish()
    #expect(stage.container.selectedIndex == (isPageFirst ? 1 : 2) && stage.faults == [])
  }

  @Test("plays haptics when another tab is the nearer one")
  func haptics() {
    let stage = stage()
    stage.container.playsSelectionHaptics = true
    for position in [0.25, 0.75, 1.75, 1.25, 0.25] as [CGFloat] { stage.scrub(to: position) }
    stage.lift()
    stage.finish()
    #expect(
      stage.callLines.filter { $0.hasPrefix("selectionChanged") } == [
        "selectionChanged B", "selectionChanged C", "selectionChanged B", "selectionChanged A",
      ])
  }

  @Test("passes a page that hides the bar, which moves away under it")
  func hiddenBar() {
    let stage = stage()
    stage.safeAreaInsets.bottom = 34
    stage.frame()
    stage.pages[1].hidesContainerTabBarWhenSelected = true
    let y = stage.tabPoint(0).y
    let xs = [0, 1, 2].map { stage.tabPoint($0).x }
    stage.drag(from: CGPoint(x: xs[0], y: y), to: CGPoint(x: xs[1], y: y), duration: 0.4, release: false)
    stage.run(for: 1)
    #expect(shown(stage) == "A>B 1.0")
    for step in 1...12 {
      stage.touch(.moved, at: CGPoint(x: xs[1] + (xs[2] - xs[1]) * CGFloat(step) / 12, y: y))
      stage.frame()
    }
    stage.run(for: 0.5)
    #expect(shown(stage) == "B>C 1.0")
    stage.touch(.ended, at: CGPoint(x: xs[2], y: y))
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test("changes the page with the nearer tab if the animator ends at once")
  func endsAtOnce() {
    let stage = stage()
    stage.animator = ScriptedAnimator { $0.completeTransition(true) }
    stage.scrub(to: 0.3)
    stage.run(for: 0.5)
    let count = stage.callLines.filter { $0 == "animateTransition B" }.count
    #expect(count == 1)
    stage.scrub(to: 1)
    stage.lift()
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("goes on where only some pages have an animation")
  func someAnimated() {
    let stage = stage()
    stage.container.pageTransition = .none
    let slide = NeighborSlide()
    stage.delegate.animatorForRequest = { $0.step == .next && $0.to.title != "C" ? slide : nil }
    var seen: [String] = []
    for position in [0.5, 1, 1.75, 2.5, 2.25, 1.25, 0.25] as [CGFloat] {
      stage.scrub(to: position)
      stage.run(for: 0.4)
      seen.append(shown(stage))
    }
    #expect(seen == ["A>B 0.5", "A>B 1.0", "C", "C>D 0.5", "C>D 0.25", "B", "A>B 0.25"])
    stage.lift()
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
  }

  // MARK: A bar that scrolls

  private func scrolling() -> ContainerStage {
    let stage = stage((1...20).map { "Page \($0)" })
    stage.container.tabBar.appearance.tabWidth = .fixed(80)
    stage.frame()
    return stage
  }

  @Test("of a bar that scrolls begins after a press of the selected tab; any other drag scrolls")
  func press() {
    let stage = scrolling()
    stage.drag(from: stage.tabPoint(3), to: stage.tabPoint(2.8), duration: 0.1, hold: 0.2)
    stage.run(for: 1)
    #expect(shown(stage) == "Page 1" && stage.container.selectedIndex == 0)
    stage.scrub(to: 1.5)
    stage.run(for: 0.5)
    #expect(shown(stage) == "Page 2>Page 3 0.5")
    stage.lift()
    stage.run(for: 1)
    #expect(stage.faults == [])
  }

  @Test("scrolls the tabs on at an end of the bar")
  func end() {
    let stage = scrolling()
    let y = stage.tabPoint(0).y
    stage.touch(.began, at: stage.tabPoint(0))
    stage.run(for: 0.25)
    for x in stride(from: 45.0, through: 385, by: 20) {
      stage.touch(.moved, at: CGPoint(x: x, y: y))
      stage.frame()
    }
    stage.run(for: 6)
    #expect(shown(stage) == "Page 19>Page 20 1.0")
    stage.touch(.ended, at: CGPoint(x: 385, y: y))
    stage.run(for: 1)
    #expect(stage.container.selectedIndex == 19 && stage.faults == [])
  }

  @Test("is a tap of the selected tab if it has not moved")
  func tap() {
    let stage = scrolling()
    stage.touch(.began, at: stage.tabPoint(0))
    stage.run(for: 0.3)
    stage.touch(.ended, at: stage.tabPoint(0))
    stage.finish()
    #expect(stage.callLines.contains("didReselect Page 1"))
  }
}

/// A slide of the container's own, as an animator of the delegate's.
@MainActor private final class NeighborSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(page)
    page.alpha = 0
    UIView.animate(withDuration: 0.5) {
      page.alpha = 1
    } completion: { _ in
      page.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
