import Stage
import Testing
import UIKit

/// The recipient of a touch on a scroll view: its pan, its content, or a pan around it.
@MainActor @Suite("A scroll view's touches:", .serialized) final class ScrollTouchTests {
  private final class Content: UIView {
    var notified: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { notified("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { notified("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { notified("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { notified("cancelled") }
  }

  private final class Strict: UIScrollView {
    var begins = true
    var cancels: Bool?
    var asked: [String] = []
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append("begin in \(type(of: view))")
      return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel in \(type(of: view))")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  /// Created when the test runs, because there is only one frame loop at a time.
  private lazy var scene = ScrollScene(view: { Strict(frame: $0) })
  private var view: Strict { scene.view as? Strict ?? Strict() }

  private func content() -> Content {
    let content = Content(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    content.notified = { [log = scene.log] in log.note("content \($0)") }
    scene.view.addSubview(content)
    return content
  }

  private func hold(_ seconds: Double = 0.2) {
    scene.stage.touch(.began, at: CGPoint(x: 150, y: 250))
    scene.stage.run(for: seconds)
  }

  private func moveUp(from y: CGFloat = 250) {
    for step in 1...4 {
      scene.stage.touch(.moved, at: CGPoint(x: 150, y: y - 10 * CGFloat(step)))
      scene.stage.frame()
    }
  }

  @Test("a tap reaches the content at the lift, and a resting touch reaches it after 150 ms")
  func delay() {
    _ = content()
    hold(0.1)
    #expect(scene.log.take() == [])
    scene.stage.touch(.ended, at: CGPoint(x: 150, y: 250))
    scene.stage.frame()
    #expect(scene.log.take() == ["content began", "content ended"])
    hold(0.134)
    #expect(scene.log.take() == [])
    scene.stage.run(for: 0.034)
    #expect(scene.log.take() == ["content began"] && view.asked == ["begin in Content", "begin in Content"])
    scene.stage.touch(.ended, at: CGPoint(x: 150, y: 250))
    scene.stage.frame()
    #expect(scene.log.take() == ["content ended"] && !view.isTracking)
  }

  @Test("content never gets a touch that soon becomes a drag")
  func soon() {
    _ = content()
    hold(0.05)
    moveUp()
    #expect(scene.log.take() == ["willBeginDragging: tracking dragging", "scrolls tracking dragging"])
    #expect(view.asked == [])
  }

  @Test("content that has received a touch loses it to a drag; a control keeps it")
  func late() {
    let content = content()
    hold()
    moveUp()
    #expect(
      scene.log.take() == [
        "content began", "content cancelled", "willBeginDragging: tracking dragging", "scrolls tracking dragging",
      ])
    #expect(view.asked == ["begin in Content", "cancel in Content"])
    scene.stage.touch(.ended, at: CGPoint(x: 150, y: 210))
    scene.stage.run(for: 3)
    content.removeFromSuperview()
    let button = UIButton(frame: CGRect(x: 100, y: view.contentOffset.y + 200, width: 100, height: 100))
    let events = EventLog(button)
    view.addSubview(button)
    (_, view.asked) = (scene.log.take(), [])
    hold()
    moveUp()
    scene.stage.touch(.ended, at: CGPoint(x: 150, y: 210))
    scene.stage.run(for: 0.5)
    #expect(scene.log.take() == [] && view.asked == ["begin in UIButton", "cancel in UIButton"])
    #expect(
      events.take() == ["down*", "dragInside*", "dragInside*", "dragInside*", "dragInside*", "upInside", "primary"])
    view.cancels = true
    hold()
    moveUp()
    #expect(scene.log.take().first == "willBeginDragging: tracking dragging" && events.take().last == "cancel")
  }

  @Test("content gets undelayed touches at once; no drag begins with touches that cannot be cancelled")
  func properties() {
    _ = content()
    view.delaysContentTouches = false
    hold(0.017)
    #expect(scene.log.take() == ["content began"])
    moveUp()
    #expect(
      scene.log.take() == ["content cancelled", "willBeginDragging: tracking dragging", "scrolls tracking dragging"])
    scene.stage.touch(.ended, at: CGPoint(x: 150, y: 210))
    scene.stage.run(for: 3)
    view.contentOffset = .zero
    view.canCancelContentTouches = false
    (_, view.asked) = (scene.log.take(), [])
    hold(0.017)
    moveUp()
    scene.stage.touch(.ended, at: CGPoint(x: 150, y: 210))
    scene.stage.frame()
    #expect(
      scene.log.take() == [
        "content began", "content moved", "content moved", "content moved", "content moved", "content ended",
      ])
    #expect(view.asked == ["begin in Content"])
  }

  @Test("a scroll view that refuses touches for its content can still be dragged")
  func refused() {
    _ = content()
    view.begins = false
    hold()
    moveUp()
    #expect(scene.log.take() == ["willBeginDragging: tracking dragging", "scrolls tracking dragging"])
  }

  @Test("a touch that stops moving content does not reach that content")
  func stopping() {
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    let content = content()
    content.frame.size.height = 5000
    _ = scene.log.take()
    scene.stage.run(for: 0.2)
    scene.stage.tap(at: CGPoint(x: 150, y: 250))
    scene.stage.run(for: 0.5)
    #expect(scene.log.take().allSatisfy { !$0.hasPrefix("content") } && view.asked == [])
  }
}
