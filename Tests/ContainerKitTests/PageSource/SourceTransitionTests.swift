import ContainerKitTesting
import Testing
import UIKit

@testable import Stage
@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A transition to a page of a source", .serialized) struct SourceTransitionTests {
  @Test(
    "asks its source for the neighbor once for a touch that drags the page in, and in a debug build for the way back")
  func questions() {
    let own = PagesRig(9, selected: 4)
    defer { own.rig.stage.tearDown() }
    own.source.questions = 0
    own.rig.stage.touch(.began, at: CGPoint(x: 300, y: 300))
    own.rig.stage.frame()
    for step in 1...6 {
      own.rig.stage.touch(.moved, at: CGPoint(x: 300 - CGFloat(step) * 12, y: 300))
      own.rig.stage.frame()
    }
    #expect(own.container.transition != nil && own.source.questions == 2)
    own.rig.stage.touch(.cancelled, at: CGPoint(x: 228, y: 300))
    own.rig.finish()
    #expect(own.selected == "4" && own.rig.faults == [])
  }

  @Test("that is dragged in and taken back makes its calls in order, and keeps the page")
  func cancelled() {
    let own = PagesRig()
    own.rig.drag(by: -150)
    own.rig.finish()
    #expect(
      own.calls == ["make 1", "shouldBeginPanFrom 0", "shouldSelect 1"] + Contract.asked(to: "1")
        + Contract.began(from: "0", to: "1") + [
          "startInteractiveTransition 1", "animateTransition 1", "cancelInteractiveTransition 1",
        ] + Contract.turned(from: "0", to: "1") + ["completeTransition 1"] + Contract.cancelled(from: "0", to: "1"))
    #expect(own.made == ["0", "1"] && own.pages.selectedIdentifier == AnyHashable(0) && own.rig.faults == [])
  }

  @Test("that is far away makes its calls in order, and discards the pages that are not near any more")
  func far() {
    let own = PagesRig()
    own.turn()
    own.rig.calls = []
    own.pages.select(50, animated: true) { own.rig.calls.append("completion \($0)") }
    own.rig.finish()
    #expect(
      own.calls == ["make 50"] + Contract.asked(to: "50") + Contract.began(from: "1", to: "50")
        + ["animateTransition 50"] + Contract.completed(from: "1", to: "50")
        + ["completion selected", "discard 0", "discard 1"])
    #expect(own.made == ["50"] && own.rig.faults == [])
  }

  @Test("asks the delegate about a page that exists, and keeps it if the delegate refuses", arguments: [0, 1, 2])
  func refused(_ kind: Int) {
    let own = PagesRig()
    own.rig.delegate.allows = false
    switch kind {
    case 0: own.rig.drag(by: -300)
    case 1: own.rig.press(.right)
    default: #expect(!own.container.accessibilityScroll(.next))
    }
    own.rig.finish()
    own.rig.stage.run(for: 1)
    #expect(own.calls == ["make 1"] + (kind == 0 ? ["shouldBeginPanFrom 0"] : []) + ["shouldSelect 1"])
    #expect(own.made == ["0", "1"] && own.selected == "0" && own.container.pan.overscrollOffset == 0)
    own.rig.delegate.allows = true
    own.turn()
    #expect(own.selected == "1" && !own.calls.contains("make 1") && own.rig.faults == [])
  }

  @Test("waits for a jump in a drag, which completes the drag first")
  func jump() {
    let own = PagesRig()
    own.rig.drag(by: -150, release: false)
    own.rig.stage.run(for: 0.4)
    own.rig.calls = []
    own.pages.select(9, animated: true) { own.rig.calls.append("completion \($0)") }
    #expect(own.calls.first == "make 9" && own.made == ["0", "1", "9"])
    own.rig.stage.touch(.ended, at: CGPoint(x: 230, y: 300))
    own.rig.finish()
    #expect(
      own.calls.filter { !$0.hasPrefix("finishInteractive") } == Contract.completed(from: "0", to: "1")
        + Contract.asked(to: "9") + Contract.began(from: "1", to: "9") + ["animateTransition 9"]
        + Contract.completed(from: "1", to: "9") + ["completion selected", "discard 0", "discard 1"])
    #expect(own.made == ["9"] && own.rig.faults == [])
  }

  @Test("is cancelled at once by reload in a drag")
  func reload() {
    let own = PagesRig()
    own.rig.drag(by: -150, release: false)
    own.rig.stage.run(for: 0.4)
    own.rig.calls = []
    own.pages.reload()
    #expect(
      own.calls == ["discard 0", "discard 1", "make 0"] + Contract.turned(from: "0", to: "1")
        + Contract.cancelled(from: "0", to: "1")
        + ["willSelect 0", "viewDidLoad 0", "viewWillAppear 0", "viewWillDisappear 0"]
        + ["viewDidDisappear 0", "viewDidAppear 0", "didSelect 0"])
    #expect(own.made == ["0"] && own.container.pan.drag == nil)
    own.rig.stage.touch(.ended, at: CGPoint(x: 230, y: 300))
    own.rig.finish()
    #expect(own.rig.faults == [])
  }

  @Test("enters from the left in a right-to-left layout if it is the next one", arguments: [nil, 2])
  func mirrored(_ count: Int?) {
    let own = PagesRig(count, wraps: count != nil)
    let delegate = StepDelegate()
    own.container.delegate = delegate
    own.rig.stage.settings.layoutDirection = .rightToLeft
    own.rig.stage.frame()
    for x: CGFloat in [150, -150] {
      own.rig.drag(by: x, release: false)
      own.rig.stage.run(for: 0.4)
      let entering = own.container.transitionSnapshot?.to.view.layer.presentation()?.frame.minX ?? 0
      #expect(x > 0 ? entering < 0 : entering > 0)
      own.rig.stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
      own.rig.finish()
    }
    own.turn(forward: false)
    #expect(own.container.accessibilityScroll(.right))
    own.rig.finish()
    own.rig.press(.left)
    own.select(count == nil ? -40 : 0)
    own.rig.finish()
    let names = count == nil ? ["1", "-1", "1", "2", "3", "-40"] : ["1", "1", "1", "0", "1", "0"]
    let steps = ["next", "previous", "next", "next", "next", "previous"]
    #expect(delegate.steps == zip(names, steps).map { "\($0) \($1)" } && own.rig.faults == [])
  }

  @Test("fades in and does not move if the user prefers reduced motion, also under a finger and at an end")
  func reducedMotion() {
    let own = PagesRig(2)
    own.rig.stage.settings.isReduceMotionEnabled = true
    own.rig.stage.frame()
    var offsets: Set<CGFloat> = []
    own.rig.stage.onFrame = { [unowned own] _ in
      for page in own.container.viewControllers {
        offsets.insert(page.viewIfLoaded?.layer.presentation()?.frame.minX ?? 0)
      }
      offsets.insert(own.container.pan.overscrollOffset)
    }
    own.turn()
    #expect(own.selected == "1")
    own.rig.drag(by: -200)
    own.rig.stage.run(for: 1)
    own.rig.drag(by: 150)
    own.rig.finish()
    #expect(own.selected == "1")
    own.select(0)
    own.rig.finish()
    #expect(own.selected == "0" && offsets == [0] && own.rig.faults == [])
  }

  @Test("is announced with the page's title, and without a number, because there may be no end")
  func spoken() {
    let own = PagesRig()
    let voice = VoiceOver(own.rig.stage)
    own.turn()
    own.select(-5)
    own.rig.finish()
    own.rig.press(.right)
    #expect(own.container.accessibilityScroll(.previous))
    own.rig.finish()
    #expect(
      voice.posts.map { "\($0.name) \($0.text ?? "-")" } == [
        "pageScrolled 1", "screenChanged -5", "screenChanged -4", "pageScrolled -5",
      ])
    voice.stop()
    #expect(own.rig.faults == [])
  }

  @Test("comes back where the user had scrolled: wishes of Parchment#158, 564, ICViewPager#50", arguments: [0, 1])
  func scrolled(_ kept: Int) throws {
    let own = PagesRig()
    own.pages.keptNeighbors = kept
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
    own.rig.stage.frame()
    let again = try #require(own.container.selectedViewController as? ScrollingPage)
    #expect(again !== page && again.list.contentOffset.y == 700 && own.rig.faults == [])
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

extension PagesRig {
  /// Returns the page that a call `discard 1` is about. It is still a child.
  fileprivate func leaving(_ call: String) -> ScrollingPage? {
    container.children.first { "discard \($0.title ?? "?")" == call } as? ScrollingPage
  }
}
