@testable import Stage
import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The pan and its rivals", .serialized) struct RivalTests {
  private func drag(_ stage: ContainerStage, from: CGPoint, by distance: CGFloat, id: Int = 0) {
    stage.drag(
      from: from, to: CGPoint(x: from.x + distance, y: from.y), duration: 0.2, steps: 12, hold: 0.2, release: false,
      id: id)
    stage.run(for: 0.3)
  }

  @Test("a slider's thumb is dragged, and the page stays; next to the slider the page is dragged")
  func slider() {
    let stage = ContainerStage()
    let slider = UISlider(frame: CGRect(x: 100, y: 200, width: 200, height: 34))
    slider.value = 0.9
    stage.pages[0].view.addSubview(slider)
    stage.frame()
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    drag(stage, from: slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil), by: -100)
    #expect(stage.container.transition == nil && stage.container.pan.overscrollOffset == 0)
    #expect(slider.value < 0.5)
    stage.touch(.ended, at: CGPoint(x: 150, y: 217))
    stage.frame()
    drag(stage, from: CGPoint(x: 350, y: 217), by: -100)
    #expect(stage.container.transition != nil)
  }

  @Test("a switch is dragged, and the page stays")
  func switches() {
    let stage = ContainerStage()
    let toggle = UISwitch(frame: CGRect(x: 200, y: 200, width: 0, height: 0))
    toggle.isOn = true
    stage.pages[0].view.addSubview(toggle)
    stage.frame()
    drag(stage, from: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY), by: -60)
    #expect(stage.container.transition == nil)
    stage.touch(.ended, at: CGPoint(x: toggle.frame.midX - 60, y: toggle.frame.midY))
    stage.run(for: 0.3)
    #expect(!toggle.isOn)
  }

  @Test("a pan from the edge of the screen comes first, in a page or above the container", arguments: [false, true])
  func edge(_ above: Bool) {
    @MainActor final class Target: NSObject {
      var fired = 0
      func fire(_ sender: UIGestureRecognizer) { fired += 1 }
    }
    let stage = ContainerStage()
    stage.container.selectedIndex = 1
    let target = Target()
    let edge = UIScreenEdgePanGestureRecognizer(target: target, action: Selector(Target.fire(_:)))
    edge.edges = UIRectEdge.left
    (above ? stage.window : stage.pages[1].view).addGestureRecognizer(edge)
    stage.frame()
    drag(stage, from: CGPoint(x: 1, y: 300), by: 150)
    #expect(target.fired > 0 && stage.container.transition == nil)
    stage.touch(.ended, at: CGPoint(x: 151, y: 300))
    stage.run(for: 0.2)
    let fired = target.fired
    drag(stage, from: CGPoint(x: 150, y: 300), by: 150)
    #expect(target.fired == fired && stage.container.transition != nil)
  }

  @Test("a recognizer that the app requires to fail comes first")
  func required() {
    let stage = ContainerStage()
    let other = UIPanGestureRecognizer()
    stage.pages[0].view.addGestureRecognizer(other)
    stage.container.panGestureRecognizer.require(toFail: other)
    drag(stage, from: CGPoint(x: 300, y: 300), by: -150)
    #expect(other.state == .changed && stage.container.transition == nil)
  }

  @Test("the pan does not begin if the app sets its own recognizer delegate, which refuses")
  func refusing() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let stage = ContainerStage()
    let refusing = Refusing()
    stage.container.panGestureRecognizer.delegate = refusing
    drag(stage, from: CGPoint(x: 300, y: 300), by: -150)
    #expect(stage.container.transition == nil && stage.callLines == [])
  }

  @Test("a page for which the delegate refuses the pan cannot be dragged, but a tab still selects another page")
  func optOut() {
    let stage = ContainerStage()
    stage.delegate.allowsPan = false
    drag(stage, from: CGPoint(x: 300, y: 300), by: -150)
    #expect(stage.container.transition == nil)
    stage.touch(.ended, at: CGPoint(x: 150, y: 300))
    stage.frame()
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("a second finger is ignored, wherever it goes, even when the first one lifts", arguments: Contract.orders)
  func second(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    drag(stage, from: CGPoint(x: 380, y: 300), by: -150)
    let position = stage.shownX(0)
    #expect(position < -100)
    drag(stage, from: CGPoint(x: 350, y: 500), by: -200, id: 1)
    #expect(stage.shownX(0) == position)
    stage.touch(.ended, at: CGPoint(x: 230, y: 300))
    stage.run(for: 0.05)
    #expect(stage.container.transitionSnapshot?.isCancelled == true)
    stage.touch(.moved, at: CGPoint(x: 10, y: 500), id: 1)
    stage.touch(.ended, at: CGPoint(x: 10, y: 500), id: 1)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("a button below the finger is released when the pan begins, and sends no action")
  func button() {
    let stage = ContainerStage()
    var taps = 0
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 250, y: 250, width: 100, height: 100)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.pages[0].view.addSubview(button)
    drag(stage, from: CGPoint(x: 300, y: 300), by: -30)
    #expect(stage.container.transition != nil && !button.isHighlighted)
    stage.touch(.ended, at: CGPoint(x: 270, y: 300))
    stage.finish()
    #expect(taps == 0)
  }

  @Test("a vertical drag that turns sideways later does not begin the pan")
  func vertical() {
    let stage = ContainerStage()
    let points: [(CGFloat, CGFloat)] = [(200, 300), (202, 330), (150, 340), (60, 340)]
    for (step, point) in points.enumerated() {
      stage.touch(step == 0 ? .began : .moved, at: CGPoint(x: point.0, y: point.1))
      stage.frame()
      #expect(stage.container.transition == nil)
    }
    stage.touch(.ended, at: CGPoint(x: 60, y: 340))
    stage.frame()
    #expect(stage.callLines == [])
  }

  @Test(
    "a flick back from beyond the threshold cancels, and a flick forward before it commits", arguments: [-1.0, 1.0])
  func flick(_ side: Double) {
    let stage = ContainerStage()
    let far: CGFloat = side > 0 ? 300 : 90
    stage.drag(
      from: CGPoint(x: 380, y: 300), to: CGPoint(x: 380 - far, y: 300), duration: 0.3, steps: 18, release: false)
    stage.run(for: 0.4)
    let start = stage.nextTime
    for step in 1...4 {
      stage.touch(
        .moved, at: CGPoint(x: 380 - far + CGFloat(side) * 15 * CGFloat(step), y: 300), time: start + Double(step) / 60)
    }
    stage.touch(.ended, at: CGPoint(x: 380 - far + CGFloat(side) * 60, y: 300), time: start + 4.0 / 60)
    stage.finish()
    #expect(stage.container.selectedIndex == (side > 0 ? 0 : 1))
    #expect(stage.faults == [])
  }

  @Test("in a right-to-left layout the next page is dragged in from the left, one to one", arguments: Contract.orders)
  func mirrored(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    stage.container.view.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    var positions: [CGFloat] = []
    stage.onFrame = { _ in if stage.container.transition != nil { positions.append(stage.shownX(0)) } }
    stage.drag(by: 300, release: false)
    stage.run(for: 0.35)
    #expect(stage.container.transitionSnapshot?.to === stage.pages[1])
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }.filter { $0 != 0 }
    #expect(steps.count > 10 && steps.allSatisfy { abs($0 - 300.0 / 18) < 1e-6 })
    #expect(abs(stage.shownX(1) - stage.shownX(0) + stage.width + SlideAnimator.standardSpacing) < 1e-6)
    stage.touch(.ended, at: CGPoint(x: 310, y: 300), time: stage.nextTime + 0.2)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    // The first page's end is on the right now, and the page overscrolls there.
    stage.container.selectedIndex = 0
    stage.drag(by: -100, release: false)
    stage.run(for: 0.5)
    #expect(stage.container.transition == nil && stage.container.pan.overscrollOffset < -10)
    #expect(stage.faults == [])
  }

  @Test("the settings' threshold and flick velocity decide at the release")
  func settings() {
    let stage = ContainerStage()
    stage.container.panSettings.completionThreshold = 0.2
    stage.drag(by: -120)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    stage.container.selectedIndex = 0
    stage.container.panSettings.completionThreshold = 0.9
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    stage.container.panSettings.completionThreshold = 0.5
    stage.container.panSettings.flickVelocity = 5000
    stage.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 230, y: 300), duration: 0.1, steps: 6)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
  }
}
