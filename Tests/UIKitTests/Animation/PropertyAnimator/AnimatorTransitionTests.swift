import QuartzCore
import Stage
import Testing
import UIKit

@Suite("View transitions in the blocks of a UIViewPropertyAnimator:", .serialized) @MainActor
struct AnimatorTransitionTests {
  /// Users of UIKit report that `fractionComplete` does not affect a `UIView.transition`.
  @Test("a transition has the animator's duration and curve, but runs independently of the animator")
  func runsOn() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), fps: 20)
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let (page, next) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
    page.backgroundColor = .red
    next.backgroundColor = .blue
    stage.window.addSubview(box)
    box.addSubview(page)
    stage.frame()
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.transition(
        from: page, to: next, duration: 9, options: .transitionCrossDissolve,
        completion: { log.append("passage \($0)") })
      box.alpha = 0.5
    }
    animator.addCompletion { log.append("end \($0.rawValue)") }
    animator.startAnimation()
    animator.pauseAnimation()
    let made = try #require(box.layer.animation(forKey: kCATransition))
    #expect(made.duration == 1 && made.timingFunction?.value(at: 0.3) == 0.3)
    animator.fractionComplete = 0
    for _ in 0..<10 { stage.frame() }
    #expect(abs(Int(stage.image().pixel(x: 100, y: 100).b) - 128) <= 2)
    for _ in 0..<13 { stage.frame() }
    #expect(stage.image().pixel(x: 100, y: 100).b == 255 && log == ["passage true"])
    #expect(animator.state == .active && box.layer.presentation()?.opacity == 1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(log == ["passage true", "end 1"] && box.subviews == [next] && box.alpha == 1)
  }
}
