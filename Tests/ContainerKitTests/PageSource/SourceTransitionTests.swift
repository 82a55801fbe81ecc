import ContainerKitTesting
import Testing
import UIKit

@testable import Stage
@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A transition to a page of a source", .serialized) struct SourceTransitionTests {
  @Test(
    "asks its source for the neighbor once for a touch that drags the page in, and in a debug build for the way back")
  func questions() {
    let own = SourceStage(9, selected: 4)
    defer { own.tearDown() }
    own.source.questions = 0
    own.touch(.began, at: CGPoint(x: 300, y: 300))
    own.frame()
    for step in 1...6 {
      own.touch(.moved, at: CGPoint(x: 300 - CGFloat(step) * 12, y: 300))
      own.frame()
    }
    #expect(own.container.transition != nil && own.source.questions == 2)
    own.touch(.cancelled, at: CGPoint(x: 228, y: 300))
    own.finish()
    #expect(own.selected == "4" && own.faults == [])
  }

  @Test("that is dragged in and taken back makes its calls in order, and keeps the page")
  func cancelled() {
    let own = SourceStage()
    own.drag(by: -150)
    own.finish()
    #expect(
      own.drainCalls() == ["make 1", "shouldBeginPanFrom 0", "shouldSelect 1"] + Contract.asked(to: "1")
        + Contract.began(from: "0", to: "1") + [
          "startInteractiveTransition 1", "animateTransition 1", "cancelInteractiveTransition 1",
        ] + Contract.turned(from: "0", to: "1") + ["completeTransition 1"] + Contract.cancelled(from: "0", to: "1"))
    #expect(own.made == ["0", "1"] && own.collection.selectedIdentifier == 0 && own.faults == [])
  }

  @Test("that is far away makes its calls in order, and discards the pages that are not near any more")
  func far() {
    let own = SourceStage()
    own.turn()
    own.removeAllCalls()
    own.collection.select(50, animated: true) { own.record("completion \($0)") }
    own.finish()
    #expect(
      own.drainCalls() == ["make 50"] + Contract.asked(to: "50") + Contract.began(from: "1", to: "50")
        + ["animateTransition 50"] + Contract.completed(from: "1", to: "50")
        + ["completion selected", "discard 0", "discard 1"])
    #expect(own.made == ["50"] && own.faults == [])
  }

  @Test("asks the delegate about a page that exists, and keeps it if the delegate refuses", arguments: [0, 1, 2])
  func refused(_ kind: Int) {
    let own = SourceStage()
    own.delegate.allowsSelection = false
    switch kind {
    case 0: own.drag(by: -300)
    case 1: own.press(.right)
    default: #expect(!own.container.accessibilityScroll(.next))
    }
    own.finish()
    own.run(for: 1)
    #expect(own.drainCalls() == ["make 1"] + (kind == 0 ? ["shouldBeginPanFrom 0"] : []) + ["shouldSelect 1"])
    #expect(own.made == ["0", "1"] && own.selected == "0" && own.container.pan.overscrollOffset == 0)
    own.delegate.allowsSelection = true
    own.turn()
    #expect(own.selected == "1" && !own.drainCalls().contains("make 1") && own.faults == [])
  }

  @Test("waits for a jump in a drag, which completes the drag first")
  func jump() {
    let own = SourceStage()
    own.drag(by: -150, release: false)
    own.run(for: 0.4)
    own.removeAllCalls()
    own.collection.select(9, animated: true) { own.record("completion \($0)") }
    #expect(own.drainCalls().first == "make 9" && own.made == ["0", "1", "9"])
    own.touch(.ended, at: CGPoint(x: 230, y: 300))
    own.finish()
    #expect(
      own.drainCalls().filter { !$0.hasPrefix("finishInteractive") } == Contract.completed(from: "0", to: "1")
        + Contract.asked(to: "9") + Contract.began(from: "1", to: "9") + ["animateTransition 9"]
        + Contract.completed(from: "1", to: "9") + ["completion selected", "discard 0", "discard 1"])
    #expect(own.made == ["9"] && own.faults == [])
  }

  @Test("is cancelled at once by reload in a drag")
  func reload() {
    let own = SourceStage()
    own.drag(by: -150, release: false)
    own.run(for: 0.4)
    own.removeAllCalls()
    own.collection.reload()
    #expect(
      own.drainCalls() == ["discard 0", "discard 1", "make 0"] + Contract.turned(from: "0", to: "1")
        + Contract.cancelled(from: "0", to: "1")
        + ["willSelect 0", "viewDidLoad 0", "viewWillAppear 0", "viewWillDisappear 0"]
        + ["viewDidDisappear 0", "viewDidAppear 0", "didSelect 0"])
    #expect(own.made == ["0"] && own.container.pan.drag == nil)
    own.touch(.ended, at: CGPoint(x: 230, y: 300))
    own.finish()
    #expect(own.faults == [])
  }

  @Test("enters from the left in a right-to-left layout if it is the next one", arguments: [nil, 2])
  func mirrored(_ count: Int?) {
    let own = SourceStage(count, wraps: count != nil)
    own.settings.layoutDirection = .rightToLeft
    own.frame()
    for x: CGFloat in [150, -150] {
      own.drag(by: x, release: false)
      own.run(for: 0.4)
      let entering = own.container.transitionSnapshot?.to.view.layer.presentation()?.frame.minX ?? 0
      #expect(x > 0 ? entering < 0 : entering > 0)
      own.touch(.cancelled, at: CGPoint(x: 200, y: 300))
      own.finish()
    }
    own.turn(forward: false)
    #expect(own.container.accessibilityScroll(.right))
    own.finish()
    own.press(.left)
    own.select(count == nil ? -40 : 0)
    own.finish()
    let names = count == nil ? ["1", "-1", "1", "2", "3", "-40"] : ["1", "1", "1", "0", "1", "0"]
    let steps = ["next", "previous", "next", "next", "next", "previous"]
    #expect(own.steps == zip(names, steps).map { "\($0) \($1)" } && own.faults == [])
  }

  @Test("fades in and does not move if the user prefers reduced motion, also under a finger and at an end")
  func reducedMotion() {
    let own = SourceStage(2)
    own.settings.isReduceMotionEnabled = true
    own.frame()
    var offsets: Set<CGFloat> = []
    own.onFrame = { [unowned own] _ in
      for page in own.container.viewControllers {
        offsets.insert(page.viewIfLoaded?.layer.presentation()?.frame.minX ?? 0)
      }
      offsets.insert(own.container.pan.overscrollOffset)
    }
    own.turn()
    #expect(own.selected == "1")
    own.drag(by: -200)
    own.run(for: 1)
    own.drag(by: 150)
    own.finish()
    #expect(own.selected == "1")
    own.select(0)
    own.finish()
    #expect(own.selected == "0" && offsets == [0] && own.faults == [])
  }

  @Test("is announced with the page's title, and without a number, because there may be no end")
  func spoken() {
    let own = SourceStage()
    let voice = VoiceOver(own)
    own.turn()
    own.select(-5)
    own.finish()
    own.press(.right)
    #expect(own.container.accessibilityScroll(.previous))
    own.finish()
    #expect(
      voice.posts.map { "\($0.name) \($0.text ?? "-")" } == [
        "pageScrolled 1", "screenChanged -5", "screenChanged -4", "pageScrolled -5",
      ])
    voice.stop()
    #expect(own.faults == [])
  }

  @Test("comes back where the user had scrolled: wishes of Parchment#158, 564, ICViewPager#50", arguments: [0, 1])
  func scrolled(_ kept: Int) throws {
    let own = SourceStage()
    own.collection.keptNeighbors = kept
    var offsets: [String: CGPoint] = [:]
    own.source.make = { number in
      let page = ScrollingPage()
      page.start = offsets["\(number)"] ?? .zero
      return page
    }
    own.source.onCall = { [unowned own] call in
      guard call.hasPrefix("discard "), let page = own.leaving(call) else { return }
      offsets[page.title ?? ""] = page.list.contentOffset
    }
    own.select(1, animated: false)
    let page = try #require(own.container.selectedViewController as? ScrollingPage)
    page.list.contentOffset.y = 700
    own.turn()
    #expect((offsets["1"] == nil) == (kept == 1))
    own.turn()
    #expect(offsets["1"]?.y == 700)
    own.select(1, animated: false)
    own.frame()
    let again = try #require(own.container.selectedViewController as? ScrollingPage)
    #expect(again !== page && again.list.contentOffset.y == 700 && own.faults == [])
  }
}

/// A page with a long list.
private final class ScrollingPage: UIViewController {
  let list = UIScrollView()
  var start = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.contentSize = CGSize(width: 390, height: 3000)
    list.contentOffset = start
    view.addSubview(list)
  }
}

extension SourceStage {
  /// Returns the page that a call `discard 1` is about. It is still a child.
  fileprivate func leaving(_ call: String) -> ScrollingPage? {
    container.children.first { "discard \($0.title ?? "?")" == call } as? ScrollingPage
  }
}
