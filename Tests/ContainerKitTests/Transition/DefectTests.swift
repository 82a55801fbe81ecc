import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// Defects of earlier implementations of such a container that no other suite covers. The whole list is in
/// Docs/Testing.md.
@MainActor @Suite("Defects of earlier implementations", .serialized) struct DefectTests {
  @Test("a context's frames do not change while the pages are transformed or the transition is reversed")
  func framesUnderTransform() throws {
    let rig = Rig()
    rig.page(0).view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 1)
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    let context = try #require(rig.container.transition?.context)
    let area = rig.pageArea.bounds
    func frames() -> [CGRect] {
      [rig.page(0), rig.page(1)].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
    }
    let expected = [
      area, area.offsetBy(dx: -area.width, dy: 0), area.offsetBy(dx: area.width, dy: 0), area,
    ]
    #expect(frames() == expected)
    rig.tapTab(0)
    rig.stage.frame()
    #expect(frames() == expected)
    rig.finish()
  }

  @Test(
    "beginTime is never written, so that the pages are visible below a layer whose time is stopped",
    arguments: [-150.0, -300])
  func beginTime(_ distance: Double) {
    let rig = Rig()
    for (index, color) in [UIColor.red, .green].enumerated() { rig.page(index).view.backgroundColor = color }
    var times: Set<CFTimeInterval> = []
    rig.stage.onFrame = { _ in times.insert(rig.pageArea.layer.beginTime) }
    rig.drag(by: distance)
    rig.finish()
    #expect(times == [0])
    rig.stage.onFrame = nil
    // A navigation controller's transition does this in a layer above.
    let above = rig.container.view.layer
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    above.speed = 0
    above.timeOffset = 0.01
    CATransaction.commit()
    rig.stage.frame()
    let pixel = rig.stage.image().pixel(x: 195, y: 300)
    #expect(distance == -150 ? pixel.r > 200 && pixel.g < 100 : pixel.g > 200 && pixel.r < 100)
    above.speed = 1
    above.timeOffset = 0
    #expect(rig.faults == [])
  }

  @Test("a transition's duration is in seconds, not in frames", arguments: [30.0, 60, 120])
  func elapsed(_ fps: Double) {
    let rig = Rig(fps: fps)
    rig.delegate.animator = LateTrials.tidySlide()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(abs(rig.stage.time - 1 / fps - 0.5) <= 3 / fps)
    let start = rig.stage.nextTime
    rig.stage.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 160, y: 300), duration: 0.3, steps: 18, hold: 0.2)
    rig.stage.run(untilTime: start + 0.25)
    #expect(abs(rig.shownX(1) - 150 * 0.25 / 0.3) < 150 / 0.3 / 30 + 12)
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
  }

  @Test("the slide restores both pages, including their alpha", arguments: [0.0, -150, -300])
  func alpha(_ distance: Double) {
    let rig = Rig()
    rig.page(0).view.alpha = 0.75
    rig.page(0).view.layer.zPosition = 3
    if distance == 0 { rig.tapTab(1) } else { rig.drag(by: distance) }
    rig.finish()
    let pages: [UIView] = [rig.page(0).view, rig.page(1).view]
    #expect(pages.map(\.alpha) == [0.75, 1] && pages.map(\.layer.zPosition) == [3, 0])
    #expect(pages.allSatisfy { $0.transform.isIdentity && $0.layer.animationKeys() == nil })
  }

  @Test("a second pan, finish or cancel during a cancel continues with the same transition and context")
  func sameContext() throws {
    let rig = Rig()
    rig.drag(by: -150)
    rig.stage.run(until: { rig.container.transitionSnapshot?.isCancelled == true })
    let transition = try #require(rig.container.transition)
    transition.context.finishInteractiveTransition()
    transition.context.cancelInteractiveTransition()
    #expect(transition.context.transitionWasCancelled)
    rig.stage.touch(.began, at: CGPoint(x: 300, y: 300))
    rig.stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    rig.stage.frame()
    #expect(rig.container.transition === transition && transition.context.isInteractive)
    rig.stage.touch(.cancelled, at: CGPoint(x: 280, y: 300))
    rig.finish()
    #expect(rig.story.filter { $0.hasPrefix("animateTransition") }.count == 1)
    #expect(rig.story.filter { $0.hasPrefix("didCancel") } == ["didCancelTransitionTo B"])
    #expect(rig.faults == [])
  }

  @Test("a selection in didSelect takes effect, and selectedIndex is current in each call")
  func setter() {
    let rig = Rig()
    let deputy = RecordingDelegate()
    rig.container.delegate = deputy
    var seen: [Int] = []
    deputy.onDidSelect = { [unowned container = rig.container] _ in
      seen.append(container.selectedIndex)
      if container.selectedIndex == 1 { container.selectedIndex = 2 }
    }
    rig.container.selectedIndex = 1
    #expect(rig.container.selectedIndex == 2 && seen == [1, 2])
    #expect(rig.faults == [])
  }
}
