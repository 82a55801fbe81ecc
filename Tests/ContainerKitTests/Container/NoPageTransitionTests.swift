import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The transition none", .serialized) struct NoPageTransitionTests {
  private func stage(_ titles: [String] = ["A", "B", "C", "D"]) -> ContainerStage {
    let stage = ContainerStage(titles)
    stage.container.pageTransition = .none
    stage.run(for: 0.1)
    stage.removeAllCalls()
    return stage
  }

  /// The calls without the question for an animator, which only an animated request asks.
  private func unasked(_ calls: [String]) -> [String] { calls.filter { !$0.hasPrefix("animationController") } }

  @Test("is not the default, which is the standard one")
  func standard() {
    let stage = ContainerStage()
    #expect(stage.container.pageTransition is StandardPageTransition)
    stage.container.pageTransition = .none
    stage.container.pageTransition = .standard
    stage.container.pageSpacing = 3
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.frame()
    #expect((stage.container.transition?.animator as? SlideAnimator)?.spacing == 3)
  }

  @Test("selects at once, in the same call, with the calls of a request that is not animated")
  func request() {
    func calls(_ stage: ContainerStage, animated: Bool) -> [String] {
      stage.run(for: 0.1)
      stage.removeAllCalls()
      stage.container.selectViewController(stage.pages[2], animated: animated) { stage.record("\($0)") }
      #expect(stage.container.selectedIndex == 2 && stage.container.transition == nil)
      #expect(stage.callLines.last == "selected")
      stage.frame()
      #expect(stage.faults == [])
      return stage.callLines
    }
    let plain = calls(ContainerStage(), animated: false)
    let none = calls(stage(), animated: true)
    #expect(none.prefix(2) == ["willSelect C", "animationControllerForTransition C"])
    #expect(unasked(none) == plain && plain.contains("didSelect C"))
  }

  @Test("selects at once by a tap, a key, and VoiceOver's scroll", arguments: ["tap", "key", "scroll"])
  func actions(_ action: String) {
    let stage = stage()
    stage.container.playsSelectionHaptics = true
    switch action {
    case "tap": stage.tap(tab: 1)
    case "key": stage.send(.right)
    default: #expect(stage.container.accessibilityScroll(.next))
    }
    stage.frame()
    stage.frame()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.container.transition == nil)
    #expect(
      unasked(stage.callLines).filter { $0.hasSuffix("elect B") } == ["shouldSelect B", "willSelect B", "didSelect B"])
    #expect(stage.callLines.filter { $0.hasPrefix("selectionChanged") }.count == (action == "tap" ? 1 : 0))
    stage.finish()
    #expect(stage.shownX(1) == 0 && stage.faults == [])
  }

  @Test("shows another page at once when the selected one is removed")
  func removal() {
    let stage = stage()
    stage.container.setViewControllers(Array(stage.container.viewControllers.dropFirst()), animated: true)
    #expect(stage.container.selectedViewController?.title == "B" && stage.container.transition == nil)
    #expect(stage.callLines.filter { $0.hasPrefix("did") && $0.hasSuffix("Select B") } == ["didSelect B"])
    stage.frame()
    #expect(stage.faults == [])
  }

  /// At the first page to both sides, and in the middle.
  @Test(
    "lets no finger move the pages, neither towards another page nor beyond an end", arguments: [0, 1], [-250, 250])
  func drag(_ index: Int, _ distance: CGFloat) {
    let stage = stage()
    stage.container.selectedIndex = index
    stage.run(for: 0.1)
    stage.removeAllCalls()
    var positions: Set<CGFloat> = []
    stage.onFrame = { _ in positions.insert(stage.shownX(index) + stage.container.pan.overscrollOffset) }
    stage.drag(by: distance, release: false)
    stage.run(for: 0.5)
    #expect(
      stage.container.panGestureRecognizer.state == .failed || stage.container.panGestureRecognizer.state == .possible)
    stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    stage.finish()
    #expect(positions == [0])
    #expect(stage.container.selectedIndex == index)
    #expect(!stage.callLines.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("didCancel") })
    #expect(stage.faults == [])
  }

  @Test("selects the pages of a source at once, and lets no finger move them")
  func source() {
    let own = SourceStage(5)
    own.container.pageTransition = .none
    var outcomes: [String] = []
    own.collection.select(3, animated: true) { outcomes.append("\($0)") }
    #expect(own.selected == "3" && outcomes == ["selected"] && own.container.transition == nil)
    own.turn()
    #expect(own.selected == "3" && own.container.transition == nil)
    #expect(own.container.accessibilityScroll(.next))
    #expect(own.selected == "4" && own.container.transition == nil)
    own.turn()
    #expect(own.selected == "4" && own.faults == [])
  }

  @Test("selects a page below a header at once")
  func header() {
    let stage = HeaderStage()
    stage.container.pageTransition = .none
    stage.page(0).scrolled = 100
    stage.settle()
    stage.select(2)
    #expect(stage.container.selectedIndex == 2 && stage.container.transition == nil)
    stage.settle()
    #expect(abs(stage.headerBottom - HeaderStage.statusBar - stage.expectedHeight) < 0.01)
    let bottom = stage.headerBottom
    stage.drag(by: 250)
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.headerBottom == bottom)
  }

  // MARK: With a delegate

  /// Provides a slide to some of the pages.
  private final class PartialDelegate: ContainerViewControllerDelegate {
    let titles: Set<String>
    var requests: [ContainerTransitionRequest] = []
    var refused: Set<String> = []

    init(_ titles: Set<String>) { self.titles = titles }

    func containerViewController(
      _ container: ContainerViewController, animationControllerFor request: ContainerTransitionRequest
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      requests.append(request)
      return titles.contains(request.to.title ?? "") ? SlideAnimator() : nil
    }

    func containerViewController(
      _ container: ContainerViewController, shouldSelect viewController: UIViewController,
      source: ContainerSelectionSource
    )
      -> Bool
    { !refused.contains(viewController.title ?? "") }
  }

  private func stage(animating titles: Set<String>) -> (ContainerStage, PartialDelegate) {
    let (stage, delegate) = (stage(), PartialDelegate(titles))
    stage.container.delegate = delegate
    return (stage, delegate)
  }

  @Test("leaves the transitions to a delegate that provides animators, and selects the other pages at once")
  func delegate() {
    let (stage, delegate) = stage(animating: ["B"])
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    #expect(stage.container.transition?.to.title == "B")
    stage.finish()
    stage.tap(tab: 2)
    stage.frame()
    stage.frame()
    #expect(stage.container.selectedIndex == 2 && stage.container.transition == nil)
    #expect(delegate.requests.map { $0.to.title } == ["B", "C"] && stage.faults == [])
  }

  @Test("lets a finger drag in a page for which the delegate provides an animator, which is asked once")
  func delegateDrag() {
    let (stage, delegate) = stage(animating: ["B"])
    stage.drag(by: -250)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(delegate.requests.count == 1)
    #expect(delegate.requests.first?.isInteractive == true && delegate.requests.first?.source == .pan)
    stage.removeAllCalls()
    stage.drag(by: -250)
    stage.finish()
    // C has none, so the pan does not begin.
    #expect(stage.container.selectedIndex == 1 && delegate.requests.map { $0.to.title } == ["B", "C"])
    #expect(!stage.callLines.contains { $0.hasPrefix("willSelect") })
    #expect(stage.faults == [])
  }

  @Test("ends a drag at a page without an animator: it goes back and on to others")
  func crossing() {
    let (stage, delegate) = stage(animating: ["B", "A"])
    stage.container.selectedIndex = 1
    stage.run(for: 0.1)
    delegate.requests = []
    // To A, back through the start to C, which does not come, and to A again.
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    stage.frame()
    for x in [120, 180, 240, 150, 60, 20, 120, 240, 385] as [CGFloat] {
      stage.touch(.moved, at: CGPoint(x: x, y: 300))
      stage.frame()
      #expect(stage.shownX(1) >= -0.001 && stage.container.transition?.to.title != "C")
    }
    stage.touch(.ended, at: CGPoint(x: 385, y: 300), time: stage.nextTime + 0.3)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && delegate.requests.map { $0.to.title } == ["A", "C"])
    #expect(stage.container.pan.overscrollOffset == 0 && stage.faults == [])
  }

  @Test(
    "does not ask the delegate for a drag that does not begin, and asks it at the start if the value has an animator")
  func unasked() {
    let (stage, delegate) = stage(animating: ["B"])
    delegate.refused = ["B"]
    stage.drag(by: -250)
    stage.finish()
    #expect(delegate.requests.isEmpty && stage.container.selectedIndex == 0)
    (delegate.refused, stage.container.pageTransition) = ([], .standard)
    stage.removeAllCalls()
    stage.drag(by: -250)
    stage.finish()
    #expect(delegate.requests.count == 1)
    let order = stage.callLines.filter {
      ["shouldSelect", "willSelect", "animationController"].contains(where: $0.hasPrefix)
    }
    #expect(order == ["shouldSelect B", "willSelect B", "animationControllerForTransition B"])
  }

  @Test("is asked again for a drag that did not begin, and a page that leaves is not retained for it")
  func forgotten() {
    let (stage, delegate) = stage(animating: ["B"])
    let late = LateFailure(after: 400)
    stage.container.view.addGestureRecognizer(late)
    stage.container.panGestureRecognizer.require(toFail: late)
    weak let page = stage.pages[1]
    stage.drag(by: -100)
    stage.run(for: 0.3)
    #expect(stage.container.transition == nil && stage.container.selectedIndex == 0)
    #expect(delegate.requests.count == 1)
    delegate.requests = []
    _ = stage.container.viewControllers.remove(at: 1)
    stage.run(for: 0.3)
    #expect(page == nil)
  }

  // MARK: An app's value

  /// Has animators for some pages, and for others only until a drag has begun.
  private final class PartialTransition: ContainerPageTransition {
    nonisolated init() {}
    var titles: Set<String> = []
    var isWithdrawn = false
    private(set) var count = 0

    func animator(for request: ContainerTransitionRequest) -> (any UIViewControllerAnimatedTransitioning)? {
      count += 1
      if isWithdrawn, count > 1 { return nil }
      return titles.contains(request.to.title ?? "") ? SlideAnimator() : nil
    }
  }

  @Test("is each value that has no animator for a page")
  func value() {
    let (stage, transition) = (stage(), PartialTransition())
    (stage.container.pageTransition, transition.titles) = (transition, ["A"])
    stage.drag(by: -250)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && !stage.callLines.contains("willSelect B"))
    stage.tap(tab: 1)
    stage.frame()
    stage.frame()
    #expect(stage.container.selectedIndex == 1 && stage.container.transition == nil)
    stage.drag(by: 250)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("in the middle of the beginning of a drag selects nothing")
  func withdrawn() {
    let (stage, transition) = (stage(), PartialTransition())
    (stage.container.pageTransition, transition.titles, transition.isWithdrawn) = (transition, ["B"], true)
    stage.drag(by: -250)
    stage.run(for: 2)
    #expect(stage.container.selectedIndex == 0 && stage.container.pan.overscrollOffset == 0)
    #expect(
      stage.callLines.filter { $0.hasSuffix("B") && !$0.hasPrefix("should") }
        == ["willSelect B", "animationControllerForTransition B", "didCancelTransitionTo B"])
    #expect(stage.faults == [])
  }
}
