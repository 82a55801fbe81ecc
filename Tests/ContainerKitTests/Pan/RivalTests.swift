@testable import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The pan and its rivals", .serialized) struct RivalTests {
  private func drag(_ rig: Rig, from: CGPoint, by distance: CGFloat, id: Int = 0) {
    rig.stage.drag(
      from: from, to: CGPoint(x: from.x + distance, y: from.y), duration: 0.2, steps: 12, hold: 0.2, release: false,
      id: id)
    rig.stage.run(for: 0.3)
  }

  @Test("a slider's thumb is dragged, and the page stays; next to the slider the page is dragged")
  func slider() {
    let rig = Rig()
    let slider = UISlider(frame: CGRect(x: 100, y: 200, width: 200, height: 34))
    slider.value = 0.9
    rig.page(0).view.addSubview(slider)
    rig.stage.frame()
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    drag(rig, from: slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil), by: -100)
    #expect(rig.container.transition == nil && rig.container.pan.overscrollOffset == 0)
    #expect(slider.value < 0.5)
    rig.stage.touch(.ended, at: CGPoint(x: 150, y: 217))
    rig.stage.frame()
    drag(rig, from: CGPoint(x: 350, y: 217), by: -100)
    #expect(rig.container.transition != nil)
  }

  @Test("a switch is dragged, and the page stays")
  func switches() {
    let rig = Rig()
    let toggle = UISwitch(frame: CGRect(x: 200, y: 200, width: 0, height: 0))
    toggle.isOn = true
    rig.page(0).view.addSubview(toggle)
    rig.stage.frame()
    drag(rig, from: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY), by: -60)
    #expect(rig.container.transition == nil)
    rig.stage.touch(.ended, at: CGPoint(x: toggle.frame.midX - 60, y: toggle.frame.midY))
    rig.stage.run(for: 0.3)
    #expect(!toggle.isOn)
  }

  @Test("a pan from the edge of the screen comes first, in a page or above the container", arguments: [false, true])
  func edge(_ above: Bool) {
    @MainActor final class Target: NSObject {
      var fired = 0
      func fire(_ sender: UIGestureRecognizer) { fired += 1 }
    }
    let rig = Rig()
    rig.container.selectedIndex = 1
    let target = Target()
    let edge = UIScreenEdgePanGestureRecognizer(target: target, action: Selector(Target.fire(_:)))
    edge.edges = UIRectEdge.left
    (above ? rig.stage.window : rig.page(1).view).addGestureRecognizer(edge)
    rig.stage.frame()
    drag(rig, from: CGPoint(x: 1, y: 300), by: 150)
    #expect(target.fired > 0 && rig.container.transition == nil)
    rig.stage.touch(.ended, at: CGPoint(x: 151, y: 300))
    rig.stage.run(for: 0.2)
    let fired = target.fired
    drag(rig, from: CGPoint(x: 150, y: 300), by: 150)
    #expect(target.fired == fired && rig.container.transition != nil)
  }

  @Test("a recognizer that the app requires to fail comes first")
  func required() {
    let rig = Rig()
    let other = UIPanGestureRecognizer()
    rig.page(0).view.addGestureRecognizer(other)
    rig.container.panGestureRecognizer.require(toFail: other)
    drag(rig, from: CGPoint(x: 300, y: 300), by: -150)
    #expect(other.state == .changed && rig.container.transition == nil)
  }

  @Test("the pan does not begin if the app sets its own recognizer delegate, which refuses")
  func refusing() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let rig = Rig()
    let refusing = Refusing()
    rig.container.panGestureRecognizer.delegate = refusing
    drag(rig, from: CGPoint(x: 300, y: 300), by: -150)
    #expect(rig.container.transition == nil && rig.calls == [])
  }

  @Test("a page for which the delegate refuses the pan cannot be dragged, but a tab still selects another page")
  func optOut() {
    let rig = Rig()
    rig.delegate.allowsPan = false
    drag(rig, from: CGPoint(x: 300, y: 300), by: -150)
    #expect(rig.container.transition == nil)
    rig.stage.touch(.ended, at: CGPoint(x: 150, y: 300))
    rig.stage.frame()
    rig.tapTab(1)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
  }

  @Test(
    "a second finger is ignored, wherever it goes, even when the first one lifts", arguments: Contract.orders)
  func second(_ order: EndReports) {
    let rig = Rig(endReports: order)
    drag(rig, from: CGPoint(x: 380, y: 300), by: -150)
    let position = rig.shownX(0)
    #expect(position < -100)
    drag(rig, from: CGPoint(x: 350, y: 500), by: -200, id: 1)
    #expect(rig.shownX(0) == position)
    rig.stage.touch(.ended, at: CGPoint(x: 230, y: 300))
    rig.stage.run(for: 0.05)
    #expect(rig.container.transitionSnapshot?.isCancelled == true)
    rig.stage.touch(.moved, at: CGPoint(x: 10, y: 500), id: 1)
    rig.stage.touch(.ended, at: CGPoint(x: 10, y: 500), id: 1)
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test("a button below the finger is released when the pan begins, and sends no action")
  func button() {
    let rig = Rig()
    var taps = 0
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 250, y: 250, width: 100, height: 100)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    rig.page(0).view.addSubview(button)
    drag(rig, from: CGPoint(x: 300, y: 300), by: -30)
    #expect(rig.container.transition != nil && !button.isHighlighted)
    rig.stage.touch(.ended, at: CGPoint(x: 270, y: 300))
    rig.finish()
    #expect(taps == 0)
  }

  @Test("a vertical drag that turns sideways later does not begin the pan")
  func vertical() {
    let rig = Rig()
    let points: [(CGFloat, CGFloat)] = [(200, 300), (202, 330), (150, 340), (60, 340)]
    for (step, point) in points.enumerated() {
      rig.stage.touch(step == 0 ? .began : .moved, at: CGPoint(x: point.0, y: point.1))
      rig.stage.frame()
      #expect(rig.container.transition == nil)
    }
    rig.stage.touch(.ended, at: CGPoint(x: 60, y: 340))
    rig.stage.frame()
    #expect(rig.calls == [])
  }

  @Test(
    "a flick back from beyond the threshold cancels, and a flick forward before it commits", arguments: [-1.0, 1.0])
  func flick(_ side: Double) {
    let rig = Rig()
    let far: CGFloat = side > 0 ? 300 : 90
    rig.stage.drag(
      from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 - far, y: 300), duration: 0.3, steps: 18, release: false)
    rig.stage.run(for: 0.4)
    let start = rig.stage.nextTime
    for step in 1...4 {
      rig.stage.touch(
        .moved, at: CGPoint(x: 380 - far + CGFloat(side) * 15 * CGFloat(step), y: 300), time: start + Double(step) / 60)
    }
    rig.stage.touch(.ended, at: CGPoint(x: 380 - far + CGFloat(side) * 60, y: 300), time: start + 4.0 / 60)
    rig.finish()
    #expect(rig.container.selectedIndex == (side > 0 ? 0 : 1))
    #expect(rig.faults == [])
  }

  @Test("in a right-to-left layout the next page is dragged in from the left, one to one", arguments: Contract.orders)
  func mirrored(_ order: EndReports) {
    let rig = Rig(endReports: order)
    rig.container.view.semanticContentAttribute = .forceRightToLeft
    rig.stage.frame()
    var positions: [CGFloat] = []
    rig.stage.onFrame = { _ in if rig.container.transition != nil { positions.append(rig.shownX(0)) } }
    rig.drag(by: 300, release: false)
    rig.stage.run(for: 0.35)
    #expect(rig.container.transitionSnapshot?.to === rig.page(1))
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }.filter { $0 != 0 }
    #expect(steps.count > 10 && steps.allSatisfy { abs($0 - 300.0 / 18) < 1e-6 })
    #expect(abs(rig.shownX(1) - rig.shownX(0) + rig.width + SlideAnimator.standardSpacing) < 1e-6)
    rig.stage.touch(.ended, at: CGPoint(x: 310, y: 300), time: rig.stage.nextTime + 0.2)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    // The first page's end is on the right now, and the page overscrolls there.
    rig.container.selectedIndex = 0
    rig.drag(by: -100, release: false)
    rig.stage.run(for: 0.5)
    #expect(rig.container.transition == nil && rig.container.pan.overscrollOffset < -10)
    #expect(rig.faults == [])
  }

  @Test("the settings' threshold and flick velocity decide at the release")
  func settings() {
    let rig = Rig()
    rig.container.panSettings.completionThreshold = 0.2
    rig.drag(by: -120)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    rig.container.selectedIndex = 0
    rig.container.panSettings.completionThreshold = 0.9
    rig.drag(by: -300)
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
    rig.container.panSettings.completionThreshold = 0.5
    rig.container.panSettings.flickVelocity = 5000
    rig.stage.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 230, y: 300), duration: 0.1, steps: 6)
    rig.finish()
    #expect(rig.container.selectedIndex == 0)
  }
}
