import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The delegate and the pan", .serialized) struct PanDelegateTests {
  private func drag(_ stage: ContainerStage, by distance: CGFloat, y: CGFloat = 300) {
    let start: CGPoint = CGPoint(x: distance < 0 ? 350 : 40, y: y)
    stage.drag(
      from: start, to: CGPoint(x: start.x + distance, y: y), duration: 0.2, steps: 12, hold: 0.2, release: false)
    stage.run(for: 0.3)
  }

  private func cancelTouch(_ stage: ContainerStage) {
    stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    stage.frame()
    stage.finish()
  }

  @Test("it gets the point where the touch went down, in the container's view, however far the touch has moved")
  func point() {
    let deputy = StageDelegate()
    let container = Neighbors.container(Neighbors.pages("A", "B"))
    let parent = Neighbors.page("Q")
    parent.addChild(container)
    container.view.frame = CGRect(x: 20, y: 200, width: 350, height: 600)
    parent.view.addSubview(container.view)
    container.didMove(toParent: parent)
    let kit = Neighbors(parent)
    container.delegate = deputy
    let late = LateFailure(after: 60)
    container.view.addGestureRecognizer(late)
    container.panGestureRecognizer.require(toFail: late)
    kit.drag(from: 350, by: -100)
    let points = deputy.panLocations.map { CGPoint(x: ($0.x * 1000).rounded() / 1000, y: $0.y) }
    #expect(points == [CGPoint(x: 330, y: 200)] && container.transition != nil)
    kit.lift(at: 250)
    #expect(kit.faults == [])
  }

  @Test("it can keep a part of a page from being dragged")
  func region() {
    final class Canvas: ContainerViewControllerDelegate {
      func containerViewController(
        _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
        at point: CGPoint
      ) -> Bool { point.y > 400 }
    }
    let stage = ContainerStage()
    let canvas = Canvas()
    stage.container.delegate = canvas
    drag(stage, by: -150, y: 390)
    #expect(stage.container.transition == nil)
    cancelTouch(stage)
    drag(stage, by: -150, y: 410)
    #expect(stage.container.transition?.to === stage.pages[1])
  }

  @Test(
    "it decides whether the pan yields to a map's; with automatic, the first to begin gets the touch",
    arguments: [(.yields, true), (.automatic, false), (.precedes, false)] as [(ContainerPanPrecedence, Bool)])
  func map(_ row: (answer: ContainerPanPrecedence, isMaps: Bool)) {
    let stage = ContainerStage()
    let (late, map) = (LateFailure(), UIPanGestureRecognizer())
    for recognizer in [late, map] { stage.pages[0].view.addGestureRecognizer(recognizer) }
    map.require(toFail: late)
    stage.delegate.panPrecedence = { $0 === map ? row.answer : .automatic }
    drag(stage, by: -150)
    #expect((map.state == .changed) == row.isMaps && (stage.container.transition == nil) == row.isMaps)
    cancelTouch(stage)
    // A recognizer that fails leaves the touch to the pan.
    map.isEnabled = false
    drag(stage, by: -150)
    #expect(stage.container.transition != nil)
    cancelTouch(stage)
    #expect(stage.faults == [])
  }

  @Test("it can make another recognizer wait for the pan, even one that would begin first")
  func precedes() {
    let stage = ContainerStage()
    let canvas = UIPanGestureRecognizer()
    stage.pages[0].view.addGestureRecognizer(canvas)
    drag(stage, by: -150)
    #expect(canvas.state == .changed && stage.container.transition == nil)
    cancelTouch(stage)
    stage.delegate.panPrecedence = { $0 === canvas ? .precedes : .automatic }
    drag(stage, by: -150)
    #expect(canvas.state != .changed && stage.container.transition != nil)
    cancelTouch(stage)
    // If the pan does not begin, the other one does.
    stage.delegate.allowsPan = false
    drag(stage, by: -150)
    #expect(canvas.state == .changed && stage.container.transition == nil)
  }

  @Test("it can override the rule that the pan yields to a horizontal scroll view", arguments: [true, false])
  func carousel(_ isFirst: Bool) {
    let stage = ContainerStage(["A", "B", "C"])
    stage.container.selectedIndex = 1
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 780, height: 200)
    stage.pages[1].view.addSubview(scroller)
    stage.frame()
    stage.delegate.panPrecedence = {
      guard $0 === scroller.panGestureRecognizer else { return .automatic }
      return isFirst ? .yields : .precedes
    }
    // The scroll view can scroll to the left, and is at its end to the right.
    drag(stage, by: -150)
    #expect((stage.container.transition == nil) == isFirst && (scroller.contentOffset.x > 100) == isFirst)
    cancelTouch(stage)
    stage.run(for: 1)
    scroller.contentOffset.x = 0
    drag(stage, by: 150)
    #expect((stage.container.transition == nil) == isFirst && (scroller.contentOffset.x < -10) == isFirst)
    cancelTouch(stage)
    stage.run(for: 1)
    #expect(stage.faults == [])
  }
}
