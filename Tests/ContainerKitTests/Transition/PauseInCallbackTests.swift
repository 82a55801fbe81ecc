import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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

  private func check(_ rig: Rig, commit: Bool) {
    rig.container.selectViewController(rig.page(1), animated: true)
    #expect(rig.stage.run(until: { !rig.stage.isInTransition }, limit: 3), "the transition is stuck")
    #expect(rig.container.selectedIndex == (commit ? 1 : 0))
    #expect(rig.calls.filter { $0.hasPrefix("did") } == [commit ? "didSelect B" : "didCancelTransitionTo B"])
    guard !rig.stage.isInTransition else { return }
    #expect(rig.faults == [])
  }

  @Test(
    "of an alongside block, by a percent driven transition", arguments: Contract.orders, [true, false])
  func alongside(_ order: EndReports, _ commit: Bool) {
    let percent = PercentDrivenInteractiveTransition()
    percent.wantsInteractiveStart = false
    let rig = Rig(endReports: order) { _ in
      let page = JoiningPage()
      page.alongside = {
        percent.pause()
        percent.update(0.5)
        commit ? percent.finish() : percent.cancel()
      }
      return page
    }
    rig.delegate.controller = percent
    rig.delegate.animator = LateTrials.tidySlide()
    check(rig, commit: commit)
  }

  @Test("of an animator, by its context", arguments: Contract.orders, [true, false])
  func animator(_ order: EndReports, _ commit: Bool) {
    let rig = Rig(endReports: order)
    let slide = LateTrials.tidySlide()
    rig.delegate.animator = ScriptedAnimator { context in
      slide.animateTransition(using: context)
      context.pauseInteractiveTransition()
      context.updateInteractiveTransition(0.5)
      commit ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    }
    check(rig, commit: commit)
  }

  @Test("of a handler for the end of the interaction, by a percent driven transition", arguments: Contract.orders)
  func released(_ order: EndReports) {
    let rig = Rig(endReports: order)
    let percent = PercentDrivenInteractiveTransition()
    rig.delegate.controller = percent
    rig.delegate.animator = LateTrials.tidySlide()
    rig.container.selectViewController(rig.page(1), animated: true)
    percent.update(0.4)
    rig.stage.frame()
    rig.stage.frame()
    rig.container.transitionCoordinator?.notifyWhenInteractionEnds { _ in
      percent.pause()
      percent.update(0.5)
      percent.finish()
    }
    percent.cancel()
    #expect(rig.stage.run(until: { !rig.stage.isInTransition }, limit: 3), "the transition is stuck")
    #expect(rig.container.selectedIndex == 1)
  }
}
