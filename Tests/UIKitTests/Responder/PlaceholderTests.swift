import Stage
import Testing
import UIKit

/// Objects that apps create with an empty initializer and replace later.
@MainActor @Suite("An object made as a placeholder", .serialized) struct PlaceholderTests {
  @Test("is an animator that is inactive, and that animates without a duration")
  func animator() {
    let stage = Stage(rootViewController: UIViewController())
    let (animator, view) = (UIViewPropertyAnimator(), UIView())
    stage.window.addSubview(view)
    #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    #expect(animator.duration == 0 && animator.timingParameters is UICubicTimingParameters)
    animator.addAnimations { view.alpha = 0.5 }
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    stage.run(for: 0.1)
    #expect(view.alpha == 0.5 && position == .end && animator.state == .inactive)
  }

  @Test("is an animator that can be paused, stopped and finished")
  func stopping() {
    let stage = Stage(rootViewController: UIViewController())
    let (animator, view) = (UIViewPropertyAnimator(), UIView())
    stage.window.addSubview(view)
    animator.addAnimations { view.alpha = 0 }
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.alpha == 1 && animator.state == .inactive)
  }

  @Test("is a page view controller with the default style, the page curl")
  func pager() {
    var pager = UIPageViewController()
    #expect(pager.transitionStyle == .pageCurl && pager.navigationOrientation == .horizontal)
    #expect(pager.viewControllers == nil && !pager.isViewLoaded)
    pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(pager.view.subviews.contains { $0 is UIScrollView })
  }

  @Test("is a touch that no finger belongs to")
  func touch() {
    let (touch, view) = (UITouch(), UIView())
    #expect(touch.phase == .began && touch.tapCount == 0 && touch.timestamp == 0)
    #expect(touch.window == nil && touch.view == nil && touch.gestureRecognizers == nil)
    #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: nil) == .zero)
    #expect(touch.location(in: view) == .zero)
  }
}
