import Stage
import Testing
import UIKit

/// The complete delegate calls, with the scroll view's states at each call.
@MainActor @Suite("A scroll view's calls to its delegate:", .serialized) struct ScrollOrderTests {
  @Test("a drag that rests before the lift does not decelerate")
  func slowDrag() {
    let scene = ScrollScene()
    scene.drag(by: CGPoint(x: 0, y: -110), hold: 0.2)
    scene.stage.run(for: 1)
    #expect(
      scene.log.take() == [
        "willBeginDragging: tracking dragging", "scrolls tracking dragging", "willEndDragging: tracking dragging",
        "didEndDragging(false): tracking",
      ])
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 100) && !scene.view.isTracking)
    #expect(scene.log.velocity == .zero && scene.log.target == CGPoint(x: 0, y: 100))
  }

  @Test("a flick decelerates until the content is at rest")
  func flick() {
    let scene = ScrollScene()
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 4)
    #expect(scene.log.take() == wholeFlick)
    #expect(scene.view.contentOffset.y == scene.pixel(190 + 990 * 0.499))
    #expect(scene.stage.settle(limit: 0.1), "nothing asks for frames any more")
  }

  @Test("a flick past the end comes back")
  func bounce() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 9200
    _ = scene.log.take()
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 4)
    #expect(scene.log.take() == wholeFlick)
    let offsets = scene.log.steps.map(\.offset.y)
    #expect(scene.view.contentOffset.y == 9520 && (offsets.max() ?? 0) > 9530 && scene.log.target?.y == 9520)
    let peak = offsets.firstIndex(of: offsets.max() ?? 0) ?? 0
    #expect(offsets[peak...].dropFirst().elementsEqual(offsets[peak...].dropFirst().sorted(by: >)))
  }

  @Test("without bouncing, content stops at its end")
  func noBounce() {
    let scene = ScrollScene()
    scene.view.bounces = false
    scene.view.contentOffset.y = 9200
    _ = scene.log.take()
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 4)
    #expect(scene.log.take() == wholeFlick)
    #expect(scene.log.steps.map(\.offset.y).max() == 9520)
  }

  @Test("content released beyond its end with a sufficient inward velocity comes in and goes on")
  func thrownIn() {
    let scene = ScrollScene()
    scene.stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 310), duration: 0.2, release: false)
    scene.stage.run(for: 0.3)
    #expect(scene.view.contentOffset.y < -80)
    for step in 1...6 {
      scene.stage.touch(.moved, at: CGPoint(x: 160, y: 310 - 25 * Double(step)))
      scene.stage.frame()
    }
    let offset = scene.view.contentOffset.y
    scene.stage.touch(.ended, at: CGPoint(x: 160, y: 160))
    scene.stage.frame()
    #expect(offset < -20 && (scene.log.target?.y ?? 0) > 0)
    scene.stage.run(for: 5)
    #expect(scene.view.contentOffset.y == scene.log.target?.y)
  }

  @Test("a finger on decelerating content stops it at once and drags without slop; a tap only stops it")
  func grab() {
    let scene = ScrollScene()
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 0.3)
    _ = scene.log.take()
    scene.stage.touch(.began, at: CGPoint(x: 160, y: 240))
    scene.stage.frame()
    let offset = scene.view.contentOffset.y
    scene.stage.run(for: 0.1)
    #expect(scene.view.contentOffset.y == offset)
    scene.stage.touch(.moved, at: CGPoint(x: 160, y: 237))
    scene.stage.frame()
    #expect(scene.view.contentOffset.y == offset + 3)
    scene.stage.run(for: 0.2)
    scene.stage.touch(.ended, at: CGPoint(x: 160, y: 237))
    scene.stage.frame()
    #expect(
      scene.log.take() == [
        "didEndDecelerating: tracking", "willBeginDragging: tracking dragging", "scrolls tracking dragging",
        "willEndDragging: tracking dragging", "didEndDragging(false): tracking",
      ])
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 0.3)
    _ = scene.log.take()
    scene.stage.tap(at: CGPoint(x: 160, y: 240))
    scene.stage.run(for: 1)
    #expect(
      scene.log.take() == [
        "didEndDecelerating: tracking", "willBeginDragging: tracking dragging", "willEndDragging: tracking dragging",
        "didEndDragging(false): tracking",
      ])
  }

  @Test("content caught beyond its end stays there, follows the finger from there, and comes back")
  func grabBeyond() {
    let scene = ScrollScene(scale: 3)
    scene.view.contentOffset.y = 9200
    scene.flick(velocity: CGPoint(x: 0, y: 2000))
    #expect(scene.stage.run(until: { scene.view.contentOffset.y > 9560 }))
    scene.stage.touch(.began, at: CGPoint(x: 160, y: 240))
    scene.stage.frame()
    let offset = scene.view.contentOffset.y
    scene.stage.touch(.moved, at: CGPoint(x: 160, y: 237))
    scene.stage.frame()
    let movement = scene.view.contentOffset.y - offset
    #expect(movement > 0 && movement < 3 * 0.55 + 1 / 6.0, "up to half a pixel")
    _ = scene.log.take()
    scene.stage.run(for: 0.2)
    scene.stage.touch(.ended, at: CGPoint(x: 160, y: 237))
    scene.stage.run(for: 2)
    #expect(scene.log.take() == Array(wholeFlick.dropFirst(2)) && scene.view.contentOffset.y == 9520)
  }

  @Test("a touch that the system cancels ends the drag without a deceleration")
  func cancelled() {
    let scene = ScrollScene()
    scene.drag(by: CGPoint(x: 0, y: -110), release: false)
    scene.stage.touch(.cancelled, at: CGPoint(x: 160, y: 130))
    scene.stage.run(for: 1)
    #expect(scene.log.take().suffix(2) == ["willEndDragging: tracking dragging", "didEndDragging(false): tracking"])
    #expect(scene.view.contentOffset.y == 100)
  }

  @Test("disabling scrolling ends a drag, and no drag begins while it is disabled")
  func disabled() {
    let scene = ScrollScene()
    scene.drag(by: CGPoint(x: 0, y: -110), release: false)
    scene.view.isScrollEnabled = false
    #expect(!scene.view.isDragging && scene.log.take().last == "didEndDragging(false):")
    scene.stage.touch(.ended, at: CGPoint(x: 160, y: 130))
    scene.drag(by: CGPoint(x: 0, y: -110))
    #expect(scene.log.take() == [] && scene.view.contentOffset.y == 100)
  }

  @Test("a delegate that snaps content to an offset when it stops does not keep a finger from dragging it")
  func snapping() {
    let scene = ScrollScene()
    scene.log.onEndDecelerating = { $0.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 0.3)
    _ = scene.log.take()
    scene.stage.touch(.began, at: CGPoint(x: 160, y: 240))
    scene.stage.frame()
    scene.stage.touch(.moved, at: CGPoint(x: 160, y: 220))
    scene.stage.run(for: 0.5)
    #expect(
      scene.log.take() == [
        "didEndDecelerating: tracking", "scrolls tracking", "willBeginDragging: tracking dragging",
        "scrolls tracking dragging",
      ])
    #expect(scene.view.contentOffset.y == 320)
  }

  @Test("a scroll view that is removed while it decelerates is released, and requests no more frames")
  func gone() {
    let scene = ScrollScene()
    weak var gone: UIScrollView?
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize.height = 5000
      scene.stage.window.addSubview(view)
      scene.drag(from: CGPoint(x: 50, y: 90), by: CGPoint(x: 0, y: -80))
      #expect(view.isDecelerating)
      gone = view
      view.removeFromSuperview()
    }
    scene.stage.run(for: 0.1)
    #expect(gone == nil && scene.stage.settle(limit: 0.1))
  }

  @Test("content comes to rest when its scroll view leaves the window")
  func window() {
    let scene = ScrollScene()
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    _ = scene.log.take()
    scene.view.removeFromSuperview()
    #expect(scene.log.take() == ["didEndDecelerating:"] && !scene.view.isDecelerating)
    let offset = scene.view.contentOffset
    scene.stage.run(for: 1)
    #expect(scene.view.contentOffset == offset)
  }
}
