import CardAnimator
import ContainerKitTesting
import Testing
import UIKit

@MainActor @Suite("The card animator", .serialized) struct CardAnimatorTests {
  let stage = ContainerStage(pages: ["A", "B"], animator: CardAnimator(), size: CGSize(width: 200, height: 400))

  @Test("slides the page in, and leaves nothing behind")
  func toTheEnd() {
    stage.tapTab(titled: "B")
    let frames = stage.runToEnd()
    let positions = frames.map { $0.page(titled: "B").frame.minX }
    #expect(positions == positions.sorted(by: >), "never turns")
    #expect(frames.last?.onScreen == ["B"])
    #expect(stage.callDescriptions.suffix(2) == ["animationEnded B", "didSelect B"])
    #expect(stage.faults == [])
  }

  @Test("under a finger stands where the finger says, and looks as it did", arguments: [0, 25, 50, 75, 100])
  func scrubbed(percent: Int) {
    let progress = CGFloat(percent) / 100
    #expect(stage.drag(toPageTitled: "B", progress: progress))
    #expect(abs(stage.page(titled: "B").frame.minX - 200 * (1 - progress)) < 0.01)
    #expect(abs(stage.page(titled: "A").frame.width - 200 * (1 - 0.1 * progress)) < 0.01)
    #expect(abs(stage.page(titled: "A").alpha - (1 - 0.4 * progress)) < 0.001)
    #expect(stage.image() == ReferencePicture("card-\(percent)"))
  }

  @Test("goes back when it is cancelled, and never flashes", arguments: Stage.CompletionOrder.allCases)
  func cancelled(completions: Stage.CompletionOrder) {
    let stage = ContainerStage(pages: ["A", "B"], animator: CardAnimator(), completions: completions)
    let before = stage.image()
    stage.drag(toPageTitled: "B", progress: 0.75)
    stage.cancelDrag()
    let positions = stage.runToEnd().filter { $0.page(titled: "B").presentation.isInWindow }.map {
      $0.page(titled: "B").frame.minX
    }
    #expect(positions == positions.sorted(), "only ever back")
    stage.frame()
    #expect(PictureDifference(before, stage.image()) == nil)
    #expect(
      stage.callDescriptions == [
        "shouldBeginPanFrom A", "shouldSelect B", "willSelect B", "animationControllerForTransition B",
        "interactionControllerFor container", "viewDidLoad B", "transitionDuration B", "viewWillAppear B",
        "viewWillDisappear A", "startInteractiveTransition B", "animateTransition B", "cancelInteractiveTransition B",
        "viewWillDisappear B", "viewWillAppear A", "completeTransition B", "viewDidDisappear B", "viewDidAppear A",
        "animationEnded B", "didCancelTransitionTo B",
      ])
    #expect(stage.faults == [])
  }
}
