import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// All three calls take effect, in the order in which they are made, even while the transition is still starting.
@MainActor @Suite("Pause, update and finish in one callback", .serialized) struct PauseInCallbackTests {
  /// A page that animates alongside the transition that shows it.
  private final class JoiningPage: UIViewController {
    var alongside: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      _ = transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.alongside?() })
    }
  }

  private func check(_ stage: ContainerStage, commit: Bool) {
    stage.container.selectViewController(stage.pages[1], animated: true)
    #expect(stage.run(until: { !stage.isInTransition }, limit: 3), "the transition is stuck")
    #expect(stage.container.selectedIndex == (commit ? 1 : 0))
    #expect(stage.callLines.filter { $0.hasPrefix("did") } == [commit ? "didSelect B" : "didCancelTransitionTo B"])
    guard !stage.isInTransition else { return }
    #expect(stage.faults == [])
  }

  @Test("of an alongside block, by a percent driven transition", arguments: Contract.orders, [true, false])
  func alongside(_ order: Stage.CompletionOrder, _ commit: Bool) {
    let percent = PercentDrivenInteractiveTransition()
    percent.wantsInteractiveStart = false
    let stage = ContainerStage(completions: order) { _ in
      let page = JoiningPage()
      page.alongside = {
        percent.pause()
        percent.update(0.5)
        commit ? percent.finish() : percent.cancel()
      }
      return page
    }
    stage.delegate.interactionController = percent
    stage.animator = ScriptedAnimator.tidySlide()
    check(stage, commit: commit)
  }

  @Test("of an animator, by its context", arguments: Contract.orders, [true, false])
  func animator(_ order: Stage.CompletionOrder, _ commit: Bool) {
    let stage = ContainerStage(completions: order)
    let slide = ScriptedAnimator.tidySlide()
    stage.animator = ScriptedAnimator { context in
      slide.animateTransition(using: context)
      context.pauseInteractiveTransition()
      context.updateInteractiveTransition(0.5)
      commit ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    }
    check(stage, commit: commit)
  }

  @Test("of a handler for the end of the interaction, by a percent driven transition", arguments: Contract.orders)
  func released(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let percent = PercentDrivenInteractiveTransition()
    stage.delegate.interactionController = percent
    stage.animator = ScriptedAnimator.tidySlide()
    stage.container.selectViewController(stage.pages[1], animated: true)
    percent.update(0.4)
    stage.frame()
    stage.frame()
    stage.container.transitionCoordinator?.notifyWhenInteractionEnds { _ in
      percent.pause()
      percent.update(0.5)
      percent.finish()
    }
    percent.cancel()
    #expect(stage.run(until: { !stage.isInTransition }, limit: 3), "the transition is stuck")
    #expect(stage.container.selectedIndex == 1)
  }
}
