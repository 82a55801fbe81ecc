import Stage
import Testing
import UIKit

@MainActor @Suite("A scrolling device", .serialized) struct ScrollingDeviceTests {
  private let middle = CGPoint(x: 100, y: 100)

  private func view(_ mask: UIScrollTypeMask, _ minimum: Int = 1) -> (Stage, PanLog) {
    let stage = Stage()
    let log = PanLog()
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    log.pan.allowedScrollTypesMask = mask
    log.pan.minimumNumberOfTouches = minimum
    view.addGestureRecognizer(log.pan)
    stage.window.addSubview(view)
    stage.frame()
    return (stage, log)
  }

  @Test("without notches pans like a finger if the recognizer allows it, at its location and without touches")
  func continuous() {
    let (stage, log) = view(.continuous, 2)
    stage.scroll(by: CGPoint(x: 60, y: 0), at: middle, duration: 0.1, steps: 3)
    stage.run(for: 0.2)
    let here = "at 50 50 with 0"
    #expect(log.lines == ["began 10 \(here)", "changed 30 \(here)", "changed 50 \(here)", "ended 50 \(here)"])
    #expect(log.velocity > 300)
  }

  @Test("with notches makes a separate pan of each notch")
  func discrete() {
    let (stage, log) = view(.all)
    for _ in 0..<2 { stage.wheel(CGPoint(x: 0, y: 48), at: middle) }
    stage.frame()
    #expect(
      log.lines == ["began 48 at 50 50 with 0", "ended 48 at 50 50 with 0"] + [
        "began 48 at 50 50 with 0", "ended 48 at 50 50 with 0",
      ])
    #expect(log.velocity == 0)
  }

  @Test(
    "is ignored by recognizers that do not allow its scroll type",
    arguments: [([], 0), (.discrete, 2), (.continuous, 3), (.all, 5)] as [(UIScrollTypeMask, Int)])
  func kinds(_ mask: UIScrollTypeMask, _ count: Int) {
    let (stage, log) = view(mask)
    stage.wheel(CGPoint(x: 30, y: 0), at: middle)
    stage.frame()
    stage.scroll(by: CGPoint(x: 40, y: 0), at: middle, duration: 0.05, steps: 2)
    stage.run(for: 0.1)
    stage.wheel(CGPoint(x: 30, y: 0), at: CGPoint(x: 300, y: 300))
    stage.frame()
    #expect(log.lines.count == count)
    #expect(
      UIPanGestureRecognizer().allowedScrollTypesMask == []
        && UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
  }

  @Test("asks a delegate about the event and not about a touch, and sends no touch to views")
  func event() {
    let (stage, log) = view(.all)
    let asked = AskedDelegate()
    log.pan.delegate = asked
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    log.pan.view?.addSubview(button)
    stage.scroll(by: CGPoint(x: 40, y: 0), at: middle, duration: 0.05, steps: 2, release: false)
    stage.run(for: 0.1)
    #expect(asked.lines == ["event scroll, touches 0", "begin"])
    #expect(!button.isHighlighted && log.lines.count == 2)
  }

  @Test("scrolls content: a wheel by its notches and not beyond the end, a trackpad like a finger")
  func scrollView() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 400)
    stage.window.addSubview(scroll)
    stage.frame()
    var offsets: [CGFloat] = []
    func wheel(_ delta: CGPoint) {
      stage.wheel(delta, at: middle)
      stage.frame()
      offsets.append(scroll.contentOffset.y)
    }
    wheel(CGPoint(x: 0, y: -48))
    wheel(CGPoint(x: -48, y: 0))
    wheel(CGPoint(x: 0, y: -190))
    wheel(CGPoint(x: 0, y: 30))
    #expect(offsets == [48, 48, 200, 170])
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    stage.scroll(by: CGPoint(x: 0, y: -130), at: middle, duration: 0.1, hold: 0.2, release: true)
    stage.run(for: 0.25)
    #expect(scroll.isDragging && scroll.contentOffset.y > 200)
    stage.settle()
    #expect(scroll.contentOffset.y == 200)
  }
}

@MainActor private final class PanLog: NSObject {
  let pan = UIPanGestureRecognizer()
  var lines: [String] = []
  var velocity: CGFloat = 0

  override init() {
    super.init()
    pan.addTarget(self, action: Selector(PanLog.panned))
  }

  func panned() {
    let movement = pan.translation(in: nil)
    let position = pan.location(in: pan.view)
    lines.append(
      "\(pan.state) \(Int((movement.x + movement.y).rounded())) at \(Int(position.x)) \(Int(position.y)) with \(pan.numberOfTouches)"
    )
    let speed = pan.velocity(in: nil)
    velocity = abs(speed.x) + abs(speed.y)
  }
}

@MainActor private final class AskedDelegate: NSObject, UIGestureRecognizerDelegate {
  var lines: [String] = []

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    lines.append("event \(event.type), touches \(event.allTouches?.count ?? -1)")
    return true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    lines.append("touch")
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lines.append("begin")
    return true
  }
}
