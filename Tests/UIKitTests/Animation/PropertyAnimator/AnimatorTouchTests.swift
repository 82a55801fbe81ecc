import QuartzCore
import Testing
import UIKit

@Suite("Touches and a UIViewPropertyAnimator:", .serialized) @MainActor struct AnimatorTouchTests {
  @Test("animated views get touches if the animator allows it, while running and paused", arguments: [true, false])
  func permission(allows: Bool) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { scene.page.alpha = 0.5 }
    animator.isUserInteractionEnabled = allows
    animator.startAnimation()
    scene.fingers.frame(after: 0.01)
    let received = allows ? ["button began", "button ended"] : []
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == received)
    animator.pauseAnimation()
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == received)
    animator.stopAnimation(true)
    scene.fingers.tap(110, 110)
    #expect(scene.log.take() == ["button began", "button ended"])
  }

  @Test("a moving view is hit where it is shown, unless hit-testing is manual", arguments: [false, true])
  func hit(isManual: Bool) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.button.center.y += 400 }
    animator.isManualHitTestingEnabled = isManual
    animator.fractionComplete = 0.5
    scene.fingers.frame(after: 0.01)
    scene.fingers.tap(110, 310)
    #expect(scene.log.take() == (isManual ? ["page began", "page ended"] : ["button began", "button ended"]))
    scene.fingers.tap(110, 510)
    #expect(scene.log.take() == (isManual ? ["button began", "button ended"] : ["page began", "page ended"]))
    animator.stopAnimation(true)
  }
}
