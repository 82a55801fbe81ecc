import ContainerKitTesting
import ScriptAnimators
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("NaN as the progress of a transition", .serialized) struct BadProgressTests {
  private static func line(_ name: String) -> String {
    "ContainerKit: \(name): passed NaN as the progress of a transition, which keeps the progress that it has"
  }

  @Test(
    "is logged, and the transition keeps its progress, by the container's percent driven class",
    arguments: [true, false])
  func percentDriven(_ commit: Bool) {
    let stage = ContainerStage()
    let controller = PercentDrivenInteractiveTransition()
    stage.delegate.interactionController = controller
    stage.animator = ScriptedAnimator.tidySlide()
    stage.container.selectViewController(stage.pages[1], animated: true)
    controller.update(0.3)
    stage.frame()
    let lines = Misuse.messages {
      controller.update(.nan)
      stage.frame()
    }
    #expect(lines == [Self.line("PercentDrivenInteractiveTransition")])
    #expect(controller.percentComplete == 0.3 && stage.container.transitionSnapshot?.percentComplete == 0.3)
    #expect(abs(stage.shownX(0) + 0.3 * stage.width) < 0.01)
    commit ? controller.finish() : controller.cancel()
    stage.finish()
    #expect(stage.container.selectedIndex == (commit ? 1 : 0))
    #expect(stage.faults == [])
  }

  /// The driver of the transition whose context is given NaN.
  enum Driver: CaseIterable { case pan, percentDriven, own }

  @Test("is logged, and the transition keeps its progress, by the container's context", arguments: Driver.allCases)
  func context(_ driver: Driver) {
    let stage = ContainerStage()
    let percent = PercentDrivenInteractiveTransition()
    let own = ScriptedController()
    var context: (any UIViewControllerContextTransitioning)?
    let slide = ScriptedAnimator.tidySlide()
    stage.animator = ScriptedAnimator {
      context = $0
      slide.animateTransition(using: $0)
    }
    switch driver {
    case .pan:
      stage.drag(by: -0.3 * stage.width, release: false)
      stage.run(for: 0.4)
    case .percentDriven:
      stage.delegate.interactionController = percent
      stage.container.selectViewController(stage.pages[1], animated: true)
      percent.update(0.3)
    case .own:
      stage.delegate.interactionController = own
      stage.container.selectViewController(stage.pages[1], animated: true)
      context = own.context
      context?.updateInteractiveTransition(0.3)
    }
    stage.run(for: 0.1)
    let before = stage.container.transitionSnapshot?.percentComplete
    let lines = Misuse.messages {
      context?.updateInteractiveTransition(.nan)
      stage.frame()
    }
    let name =
      switch driver {
      case .pan: "ScriptedAnimator"
      case .percentDriven: "PercentDrivenInteractiveTransition"
      case .own: "ScriptedController"
      }
    #expect(lines == [Self.line(name)])
    #expect(before != nil && stage.container.transitionSnapshot?.percentComplete == before)
    context?.cancelInteractiveTransition()
    if driver == .own { context?.completeTransition(false) }
    stage.touch(.cancelled, at: CGPoint(x: 200, y: 300))
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("is logged, and the push keeps its progress, in a navigation controller", arguments: [true, false])
  func navigation(_ byContext: Bool) {
    let navigation = Neighbors.navigation("N", Neighbors.page("R"))
    let kit = Neighbors(navigation)
    let slide = ScriptedAnimator.slidingByBounds()
    var context: (any UIViewControllerContextTransitioning)?
    let animator = ScriptedAnimator {
      context = $0
      slide.animateTransition(using: $0)
    }
    let percent = PercentDrivenInteractiveTransition(animator: animator)
    let delegate = AnimatingDelegate(animator, percent)
    navigation.delegate = delegate
    let pushed = Neighbors.page("P")
    navigation.pushViewController(pushed, animated: true)
    CATransaction.flush()
    percent.update(0.3)
    kit.stage.frame()
    kit.stage.frame()
    let shown = { pushed.view.layer.presentation()?.frame }
    let before = shown()
    let lines = Misuse.messages {
      byContext ? context?.updateInteractiveTransition(.nan) : percent.update(.nan)
      kit.stage.frame()
    }
    #expect(lines == [Self.line(byContext ? "ScriptedAnimator" : "PercentDrivenInteractiveTransition")])
    #expect(before != nil && shown() == before)
    #expect(percent.percentComplete == 0.3 && navigation.transitionCoordinator?.percentComplete == 0.3)
    percent.finish()
    kit.stage.settle()
    #expect(navigation.topViewController === pushed)
    #expect(kit.faults == [])
  }
}
