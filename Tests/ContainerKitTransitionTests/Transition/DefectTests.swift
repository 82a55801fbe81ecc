import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Defects of earlier implementations of such a container that no other suite covers.
@MainActor @Suite("Defects of earlier implementations", .serialized) struct DefectTests {
  @Test("a context's frames do not change while the pages are transformed or the transition is reversed")
  func framesUnderTransform() throws {
    let stage = ContainerStage()
    stage.pages[0].view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: 1)
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    let context = try #require(stage.container.transition?.context)
    let area = stage.pageArea.bounds
    func frames() -> [CGRect] {
      [stage.pages[0], stage.pages[1]].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
    }
    let expected = [area, area.offsetBy(dx: -area.width, dy: 0), area.offsetBy(dx: area.width, dy: 0), area]
    #expect(frames() == expected)
    stage.tap(tab: 0)
    stage.frame()
    #expect(frames() == expected)
    stage.finish()
  }

  @Test(
    "beginTime is never written, so that the pages are visible below a layer whose time is stopped",
    arguments: [-150.0, -300])
  func beginTime(_ distance: Double) {
    let stage = ContainerStage()
    for (index, color) in [UIColor.red, .green].enumerated() { stage.pages[index].view.backgroundColor = color }
    var times: Set<CFTimeInterval> = []
    stage.onFrame = { _ in times.insert(stage.pageArea.layer.beginTime) }
    stage.drag(by: distance)
    stage.finish()
    #expect(times == [0])
    stage.onFrame = nil
    // A navigation controller's transition does this in a layer above.
    let above = stage.container.view.layer
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    above.speed = 0
    above.timeOffset = 0.01
    CATransaction.commit()
    stage.frame()
    let pixel = stage.image().pixel(x: 195, y: 300)
    #expect(distance == -150 ? pixel.r > 200 && pixel.g < 100 : pixel.g > 200 && pixel.r < 100)
    above.speed = 1
    above.timeOffset = 0
    #expect(stage.faults == [])
  }

  @Test("a transition's duration is in seconds, not in frames", arguments: [30.0, 60, 120])
  func elapsed(_ fps: Double) {
    let stage = ContainerStage(fps: fps)
    stage.animator = ScriptedAnimator.tidySlide()
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(abs(stage.time - 1 / fps - 0.5) <= 3 / fps)
    let start = stage.nextTime
    stage.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 160, y: 300), duration: 0.3, steps: 18, hold: 0.2)
    stage.run(untilTime: start + 0.25)
    #expect(abs(stage.shownX(1) - 150 * 0.25 / 0.3) < 150 / 0.3 / 30 + 12)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("the slide restores both pages, including their alpha", arguments: [0.0, -150, -300])
  func alpha(_ distance: Double) {
    let stage = ContainerStage()
    stage.pages[0].view.alpha = 0.75
    stage.pages[0].view.layer.zPosition = 3
    if distance == 0 { stage.tap(tab: 1) } else { stage.drag(by: distance) }
    stage.finish()
    let pages: [UIView] = [stage.pages[0].view, stage.pages[1].view]
    #expect(pages.map(\.alpha) == [0.75, 1] && pages.map(\.layer.zPosition) == [3, 0])
    #expect(pages.allSatisfy { $0.transform.isIdentity && $0.layer.animationKeys() == nil })
  }

  @Test("a second pan, finish or cancel during a cancel continues with the same transition and context")
  func sameContext() throws {
    let stage = ContainerStage()
    stage.drag(by: -150)
    stage.run(until: { stage.container.transitionSnapshot?.isCancelled == true })
    let transition = try #require(stage.container.transition)
    transition.context.finishInteractiveTransition()
    transition.context.cancelInteractiveTransition()
    #expect(transition.context.transitionWasCancelled)
    stage.touch(.began, at: CGPoint(x: 300, y: 300))
    stage.touch(.moved, at: CGPoint(x: 280, y: 300))
    stage.frame()
    #expect(stage.container.transition === transition && transition.context.isInteractive)
    stage.touch(.cancelled, at: CGPoint(x: 280, y: 300))
    stage.finish()
    #expect(stage.callDescriptions.filter { $0.hasPrefix("animateTransition") }.count == 1)
    #expect(stage.callDescriptions.filter { $0.hasPrefix("didCancel") } == ["didCancelTransitionTo B"])
    #expect(stage.faults == [])
  }

  @Test("a selection in didSelect takes effect, and selectedIndex is current in each call")
  func setter() {
    let stage = ContainerStage()
    let deputy = stage.delegate
    var seen: [Int] = []
    deputy.onDidSelect = { [unowned container = stage.container] _ in
      seen.append(container.selectedIndex)
      if container.selectedIndex == 1 { container.selectedIndex = 2 }
    }
    stage.container.selectedIndex = 1
    #expect(stage.container.selectedIndex == 2 && seen == [1, 2])
    #expect(stage.faults == [])
  }
}
