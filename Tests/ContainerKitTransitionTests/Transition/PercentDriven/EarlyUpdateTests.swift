import ContainerKitTesting
import ScriptAnimators
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// If a finger has moved by the time the transition starts, the transition starts at the finger's position and not at
/// 0.
@MainActor @Suite("An update right after super.startInteractiveTransition", .serialized) struct EarlyUpdateTests {
  private final class EarlyDrive: PercentDrivenInteractiveTransition {
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      super.startInteractiveTransition(transitionContext)
      update(0.5)
    }
  }

  private final class SystemEarlyDrive: UIPercentDrivenInteractiveTransition {
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      super.startInteractiveTransition(transitionContext)
      update(0.5)
    }
  }

  enum Kind: CaseIterable { case view, vended }

  private func animator(_ kind: Kind) -> any UIViewControllerAnimatedTransitioning {
    kind == .view ? ScriptedAnimator.tidySlide() : VendingAnimator()
  }

  private func shownX(_ page: UIViewController) -> CGFloat {
    let layer: CALayer = page.view.layer
    return ((layer.presentation() ?? layer).frame.minX * 100).rounded() / 100
  }

  @Test("is shown in the container if a subclass makes it", arguments: Contract.orders, Kind.allCases)
  func container(_ order: Stage.CompletionOrder, _ kind: Kind) {
    let stage = ContainerStage(completions: order)
    let drive = EarlyDrive()
    stage.delegate.interactionController = drive
    stage.animator = animator(kind)
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.frame()
    stage.frame()
    #expect(drive.percentComplete == 0.5)
    #expect(stage.progress == 0.5)
    #expect([0, 1].map { shownX(stage.pages[$0]) } == [-195, 195])
    drive.finish()
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(
      Array(
        stage.callDescriptions.filter {
          $0.hasPrefix("start") || $0.hasPrefix("animateT") || $0.hasPrefix("interruptible")
        })
        == (kind == .view
          ? ["startInteractiveTransition B", "animateTransition B"]
          : ["startInteractiveTransition B", "interruptibleAnimator B"]))
    #expect(stage.faults == [])
  }

  @Test(
    "is shown in a navigation controller, with ContainerKit's class and UIKit's",
    arguments: [true, false], Contract.orders)
  func navigation(_ isOurs: Bool, _ order: Stage.CompletionOrder) {
    let navigation = Neighbors.navigation("N", Neighbors.page("R"))
    let kit = Neighbors(navigation, order)
    let animator = ScriptedAnimator.slidingByBounds()
    let ours = EarlyDrive(animator: animator)
    let system = SystemEarlyDrive()
    let delegate = AnimatingDelegate(animator, isOurs ? ours : system)
    navigation.delegate = delegate
    let pushed = Neighbors.page("P")
    navigation.pushViewController(pushed, animated: true)
    kit.stage.frame()
    kit.stage.frame()
    #expect((isOurs ? ours.percentComplete : system.percentComplete) == 0.5)
    #expect(shownX(pushed) == 195)
    isOurs ? ours.finish() : system.finish()
    kit.stage.settle()
    #expect(navigation.topViewController === pushed)
    #expect(kit.faults == [])
  }
}
