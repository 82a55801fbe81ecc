import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The transition none", .serialized) struct NoPageTransitionTests {
  private func rig(_ titles: [String] = ["A", "B", "C", "D"]) -> Rig {
    let rig = Rig(titles)
    rig.container.pageTransition = .none
    rig.stage.run(for: 0.1)
    rig.calls = []
    return rig
  }

  /// The calls without the question for an animator, which only an animated request asks.
  private func unasked(_ calls: [String]) -> [String] { calls.filter { !$0.hasPrefix("animationController") } }

  @Test("is not the default, which is the standard one")
  func standard() {
    let rig = Rig()
    #expect(rig.container.pageTransition is StandardPageTransition)
    rig.container.pageTransition = .none
    rig.container.pageTransition = .standard
    rig.container.pageSpacing = 3
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.frame()
    #expect((rig.container.transition?.animator as? SlideAnimator)?.spacing == 3)
  }

  @Test("selects at once, in the same call, with the calls of a request that is not animated")
  func request() {
    func calls(_ rig: Rig, animated: Bool) -> [String] {
      rig.stage.run(for: 0.1)
      rig.calls = []
      rig.container.selectViewController(rig.page(2), animated: animated) { rig.calls.append("\($0)") }
      #expect(rig.container.selectedIndex == 2 && rig.container.transition == nil)
      #expect(rig.calls.last == "selected")
      rig.stage.frame()
      #expect(rig.faults == [])
      return rig.calls
    }
    let plain = calls(Rig(), animated: false)
    let none = calls(rig(), animated: true)
    #expect(none.prefix(2) == ["willSelect C", "animationControllerForTransition C"])
    #expect(unasked(none) == plain && plain.contains("didSelect C"))
  }

  @Test("selects at once by a tap, a key, and VoiceOver's scroll", arguments: ["tap", "key", "scroll"])
  func actions(_ action: String) {
    let rig = rig()
    rig.container.playsSelectionHaptics = true
    switch action {
    case "tap": rig.tapTab(1)
    case "key": rig.send(.right)
    default: #expect(rig.container.accessibilityScroll(.next))
    }
    rig.stage.frame()
    rig.stage.frame()
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.container.transition == nil)
    #expect(unasked(rig.calls).filter { $0.hasSuffix("elect B") } == ["shouldSelect B", "willSelect B", "didSelect B"])
    #expect(rig.calls.filter { $0.hasPrefix("selectionChanged") }.count == (action == "tap" ? 1 : 0))
    rig.finish()
    #expect(rig.shownX(1) == 0 && rig.faults == [])
  }

  @Test("shows another page at once when the selected one is removed")
  func removal() {
    let rig = rig()
    rig.container.setViewControllers(Array(rig.container.viewControllers.dropFirst()), animated: true)
    #expect(rig.container.selectedViewController?.title == "B" && rig.container.transition == nil)
    #expect(rig.calls.filter { $0.hasPrefix("did") && $0.hasSuffix("Select B") } == ["didSelect B"])
    rig.stage.frame()
    #expect(rig.faults == [])
  }

  /// At the first page to both sides, and in the middle.
  @Test(
    "lets no finger move the pages, neither towards another page nor beyond an end", arguments: [0, 1], [-250, 250])
  func drag(_ index: Int, _ distance: CGFloat) {
    let rig = rig()
    rig.container.selectedIndex = index
    rig.stage.run(for: 0.1)
    rig.calls = []
    var positions: Set<CGFloat> = []
    rig.stage.onFrame = { _ in positions.insert(rig.shownX(index) + rig.container.pan.overscrollOffset) }
    rig.drag(by: distance, release: false)
    rig.stage.run(for: 0.5)
    #expect(
      rig.container.panGestureRecognizer.state == .failed || rig.container.panGestureRecognizer.state == .possible)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    rig.finish()
    #expect(positions == [0])
    #expect(rig.container.selectedIndex == index)
    #expect(!rig.calls.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("didCancel") })
    #expect(rig.faults == [])
  }

  @Test("selects the pages of a source at once, and lets no finger move them")
  func source() {
    let own = PagesRig(5)
    own.container.pageTransition = .none
    var outcomes: [String] = []
    own.pages.select(3, animated: true) { outcomes.append("\($0)") }
    #expect(own.selected == "3" && outcomes == ["selected"] && own.container.transition == nil)
    own.turn()
    #expect(own.selected == "3" && own.container.transition == nil)
    #expect(own.container.accessibilityScroll(.next))
    #expect(own.selected == "4" && own.container.transition == nil)
    own.turn()
    #expect(own.selected == "4" && own.rig.faults == [])
  }

  @Test("selects a page below a header at once")
  func header() {
    let rig = HeaderRig()
    rig.container.pageTransition = .none
    rig.page(0).scrolled = 100
    rig.stage.settle()
    rig.select(2)
    #expect(rig.container.selectedIndex == 2 && rig.container.transition == nil)
    rig.stage.settle()
    #expect(abs(rig.headerBottom - HeaderRig.statusBar - rig.expectedHeight) < 0.01)
    let bottom = rig.headerBottom
    rig.drag(by: 250)
    rig.finish()
    #expect(rig.container.selectedIndex == 2 && rig.headerBottom == bottom)
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

    func containerViewController(_ container: ContainerViewController, shouldSelect viewController: UIViewController)
      -> Bool
    { !refused.contains(viewController.title ?? "") }
  }

  private func rig(animating titles: Set<String>) -> (Rig, PartialDelegate) {
    let (rig, delegate) = (rig(), PartialDelegate(titles))
    rig.container.delegate = delegate
    return (rig, delegate)
  }

  @Test("leaves the transitions to a delegate that provides animators, and selects the other pages at once")
  func delegate() {
    let (rig, delegate) = rig(animating: ["B"])
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    #expect(rig.container.transition?.to.title == "B")
    rig.finish()
    rig.tapTab(2)
    rig.stage.frame()
    rig.stage.frame()
    #expect(rig.container.selectedIndex == 2 && rig.container.transition == nil)
    #expect(delegate.requests.map { $0.to.title } == ["B", "C"] && rig.faults == [])
  }

  @Test("lets a finger drag in a page for which the delegate provides an animator, which is asked once")
  func delegateDrag() {
    let (rig, delegate) = rig(animating: ["B"])
    rig.drag(by: -250)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect(delegate.requests.count == 1)
    #expect(delegate.requests.first?.isInteractive == true && delegate.requests.first?.source == .pan)
    rig.calls = []
    rig.drag(by: -250)
    rig.finish()
    // C has none, so the pan does not begin.
    #expect(rig.container.selectedIndex == 1 && delegate.requests.map { $0.to.title } == ["B", "C"])
    #expect(!rig.calls.contains { $0.hasPrefix("willSelect") })
    #expect(rig.faults == [])
  }

  @Test("ends a drag at a page without an animator: it goes back and on to others")
  func crossing() {
    let (rig, delegate) = rig(animating: ["B", "A"])
    rig.container.selectedIndex = 1
    rig.stage.run(for: 0.1)
    delegate.requests = []
    // To A, back through the start to C, which does not come, and to A again.
    rig.stage.touch(.began, at: CGPoint(x: 100, y: 300))
    rig.stage.frame()
    for x in [120, 180, 240, 150, 60, 20, 120, 240, 385] as [CGFloat] {
      rig.stage.touch(.moved, at: CGPoint(x: x, y: 300))
      rig.stage.frame()
      #expect(rig.shownX(1) >= -0.001 && rig.container.transition?.to.title != "C")
    }
    rig.stage.touch(.ended, at: CGPoint(x: 385, y: 300), time: rig.stage.nextTime + 0.3)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && delegate.requests.map { $0.to.title } == ["A", "C"])
    #expect(rig.container.pan.overscrollOffset == 0 && rig.faults == [])
  }

  @Test(
    "does not ask the delegate for a drag that does not begin, and asks it at the start if the value has an animator")
  func unasked() {
    let (rig, delegate) = rig(animating: ["B"])
    delegate.refused = ["B"]
    rig.drag(by: -250)
    rig.finish()
    #expect(delegate.requests.isEmpty && rig.container.selectedIndex == 0)
    (delegate.refused, rig.container.pageTransition) = ([], .standard)
    rig.calls = []
    rig.drag(by: -250)
    rig.finish()
    #expect(delegate.requests.count == 1)
    let order = rig.calls.filter {
      ["shouldSelect", "willSelect", "animationController"].contains(where: $0.hasPrefix)
    }
    #expect(order == ["shouldSelect B", "willSelect B", "animationControllerForTransition B"])
  }

  @Test("is asked again for a drag that did not begin, and a page that leaves is not retained for it")
  func forgotten() {
    let (rig, delegate) = rig(animating: ["B"])
    let late = LateFailure(after: 400)
    rig.container.view.addGestureRecognizer(late)
    rig.container.panGestureRecognizer.require(toFail: late)
    weak let page = rig.page(1)
    rig.drag(by: -100)
    rig.stage.run(for: 0.3)
    #expect(rig.container.transition == nil && rig.container.selectedIndex == 0)
    #expect(delegate.requests.count == 1)
    delegate.requests = []
    _ = rig.container.viewControllers.remove(at: 1)
    rig.stage.run(for: 0.3)
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
    let (rig, transition) = (rig(), PartialTransition())
    (rig.container.pageTransition, transition.titles) = (transition, ["A"])
    rig.drag(by: -250)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && !rig.calls.contains("willSelect B"))
    rig.tapTab(1)
    rig.stage.frame()
    rig.stage.frame()
    #expect(rig.container.selectedIndex == 1 && rig.container.transition == nil)
    rig.drag(by: 250)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && rig.faults == [])
  }

  @Test("in the middle of the beginning of a drag selects nothing")
  func withdrawn() {
    let (rig, transition) = (rig(), PartialTransition())
    (rig.container.pageTransition, transition.titles, transition.isWithdrawn) = (transition, ["B"], true)
    rig.drag(by: -250)
    rig.stage.run(for: 2)
    #expect(rig.container.selectedIndex == 0 && rig.container.pan.overscrollOffset == 0)
    #expect(
      rig.calls.filter { $0.hasSuffix("B") && !$0.hasPrefix("should") }
        == ["willSelect B", "animationControllerForTransition B", "didCancelTransitionTo B"])
    #expect(rig.faults == [])
  }
}
