import QuartzCore
import Stage
import Testing
import UIKit

/// Turns over a card whose sides are the two pages.
private final class TurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      (turn.fromValue, turn.toValue, turn.duration) = (first, last, 0.5)
      (turn.fillMode, turn.isRemovedOnCompletion) = (.forwards, false)
      page.layer.add(turn, forKey: "turn")
    }
    CATransaction.commit()
  }
}

@Suite("A page that a navigation controller's animator turns away", .serialized) @MainActor struct TurnedPageTests {
  @Test("is in no frame of a cancelled interaction, once it is back at the start", arguments: NavigationScene.orders)
  func cancelled(_ order: EndReports) {
    let scene = NavigationScene(endReports: order)
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.pushed(scene.b)
    scene.deputy.animator = TurnAnimator()
    scene.deputy.interaction = interaction
    let first = scene.stage.image()
    scene.nav.popViewController(animated: true)
    scene.stage.frame()
    interaction.update(0.3)
    scene.stage.run(for: 0.1)
    interaction.cancel()
    var wrong: [Int] = []
    var judged = 0
    for index in 0..<120 where scene.nav.transitionCoordinator != nil || judged < 5 {
      scene.stage.frame()
      guard scene.b.systemTransition.map({ $0.percentComplete == 0 }) != false else { continue }
      judged += 1
      if !scene.stage.image().hasSamePixels(as: first) { wrong.append(index) }
    }
    #expect(wrong == [] && judged >= 5 && scene.stage.issues == [])
    #expect(scene.nav.viewControllers == [scene.a, scene.b])
  }
}
