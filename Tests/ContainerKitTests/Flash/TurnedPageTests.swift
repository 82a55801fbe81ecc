import ContainerKit
import ContainerKitTesting
import Stage
import Testing
import UIKit

/// Turns over a card whose sides are the two pages, by key path. The model values do not change.
private final class TurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let keyPath: String

  init(keyPath: String) {
    self.keyPath = keyPath
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    for page in [from, to] { page.layer.isDoubleSided = false }
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      for page in [from, to] {
        page.layer.isDoubleSided = true
        page.layer.removeAnimation(forKey: "turn")
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    for (page, first, last) in [(from, 0, CGFloat.pi), (to, -CGFloat.pi, 0)] {
      let turn = CABasicAnimation(keyPath: keyPath)
      (turn.fromValue, turn.toValue, turn.duration) = (first, last, 0.5)
      (turn.fillMode, turn.isRemovedOnCompletion) = (.forwards, false)
      page.layer.add(turn, forKey: "turn")
    }
    CATransaction.commit()
  }
}

@MainActor @Suite("A page that is turned away", .serialized) struct TurnedPageTests {
  @Test(
    "is in no frame of a cancelled drag, once the progress is 0", arguments: Stage.CompletionOrder.allCases,
    ["transform.rotation.x", "transform.rotation.y"])
  func cancelled(completions: Stage.CompletionOrder, keyPath: String) {
    let animator = TurnAnimator(keyPath: keyPath)
    let stage = ContainerStage(pages: ["A", "B"], animator: animator, completions: completions)
    let first = stage.image()
    stage.drag(toPageAt: 1, progress: 0.3)
    stage.cancelDrag()
    var wrong: [Int] = []
    var judged = 0
    for index in 0..<120 where stage.isInTransition || judged < 5 {
      stage.frame()
      guard stage.progress == 0 else { continue }
      judged += 1
      if PictureDifference(first, stage.image()) != nil { wrong.append(index) }
    }
    #expect(wrong == [] && judged >= 5 && stage.faults == [])
  }
}
