import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The delegate and the pan", .serialized) struct PanDelegateTests {
  private func drag(_ rig: Rig, by distance: CGFloat, y: CGFloat = 300) {
    let start: CGPoint = CGPoint(x: distance < 0 ? 350 : 40, y: y)
    rig.stage.drag(
      from: start, to: CGPoint(x: start.x + distance, y: y), duration: 0.2, steps: 12, hold: 0.2, release: false)
    rig.stage.run(for: 0.3)
  }

  private func cancelTouch(_ rig: Rig) {
    rig.stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    rig.stage.frame()
    rig.finish()
  }

  @Test("it gets the point where the touch went down, in the container's view, however far the touch has moved")
  func point() {
    let deputy = AnsweringDelegate()
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
    let points = deputy.points.map { CGPoint(x: ($0.x * 1000).rounded() / 1000, y: $0.y) }
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
    let rig = Rig()
    let canvas = Canvas()
    rig.container.delegate = canvas
    drag(rig, by: -150, y: 390)
    #expect(rig.container.transition == nil)
    cancelTouch(rig)
    drag(rig, by: -150, y: 410)
    #expect(rig.container.transition?.to === rig.page(1))
  }

  @Test(
    "it decides whether the pan yields to a map's; with automatic, the first to begin gets the touch",
    arguments: [(.yields, true), (.automatic, false), (.precedes, false)] as [(ContainerPanPrecedence, Bool)])
  func map(_ row: (answer: ContainerPanPrecedence, isMaps: Bool)) {
    let rig = Rig()
    let (late, map) = (LateFailure(), UIPanGestureRecognizer())
    for recognizer in [late, map] { rig.page(0).view.addGestureRecognizer(recognizer) }
    map.require(toFail: late)
    rig.delegate.precedence = { $0 === map ? row.answer : .automatic }
    drag(rig, by: -150)
    #expect((map.state == .changed) == row.isMaps && (rig.container.transition == nil) == row.isMaps)
    cancelTouch(rig)
    // A recognizer that fails leaves the touch to the pan.
    map.isEnabled = false
    drag(rig, by: -150)
    #expect(rig.container.transition != nil)
    cancelTouch(rig)
    #expect(rig.faults == [])
  }

  @Test("it can make another recognizer wait for the pan, even one that would begin first")
  func precedes() {
    let rig = Rig()
    let canvas = UIPanGestureRecognizer()
    rig.page(0).view.addGestureRecognizer(canvas)
    drag(rig, by: -150)
    #expect(canvas.state == .changed && rig.container.transition == nil)
    cancelTouch(rig)
    rig.delegate.precedence = { $0 === canvas ? .precedes : .automatic }
    drag(rig, by: -150)
    #expect(canvas.state != .changed && rig.container.transition != nil)
    cancelTouch(rig)
    // If the pan does not begin, the other one does.
    rig.delegate.allowsPan = false
    drag(rig, by: -150)
    #expect(canvas.state == .changed && rig.container.transition == nil)
  }

  @Test("it can override the rule that the pan yields to a horizontal scroll view", arguments: [true, false])
  func carousel(_ isFirst: Bool) {
    let rig = Rig(["A", "B", "C"])
    rig.container.selectedIndex = 1
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 780, height: 200)
    rig.page(1).view.addSubview(scroller)
    rig.stage.frame()
    rig.delegate.precedence = {
      guard $0 === scroller.panGestureRecognizer else { return .automatic }
      return isFirst ? .yields : .precedes
    }
    // The scroll view can scroll to the left, and is at its end to the right.
    drag(rig, by: -150)
    #expect((rig.container.transition == nil) == isFirst && (scroller.contentOffset.x > 100) == isFirst)
    cancelTouch(rig)
    rig.stage.run(for: 1)
    scroller.contentOffset.x = 0
    drag(rig, by: 150)
    #expect((rig.container.transition == nil) == isFirst && (scroller.contentOffset.x < -10) == isFirst)
    cancelTouch(rig)
    rig.stage.run(for: 1)
    #expect(rig.faults == [])
  }
}
