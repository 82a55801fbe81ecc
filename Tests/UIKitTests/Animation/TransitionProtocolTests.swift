import Testing
import UIKit

@Suite("Transition protocols:", .serialized) @MainActor struct TransitionProtocolTests {
  @Test("the type of the result distinguishes an animator without interruptibleAnimator from one with it")
  func absentAnimator() {
    let context = Context()
    #expect(Plain().interruptibleAnimator(using: context) is AbsentInterruptibleAnimator)
    #expect(!(Interruptible().interruptibleAnimator(using: context) is AbsentInterruptibleAnimator))
    #expect(Plain().interruptibleAnimatorIfImplemented(using: context) == nil)
    #expect(Interruptible().interruptibleAnimatorIfImplemented(using: context) != nil)
  }

  @Test("methods that an animating object implements are called, and missing ones are detected")
  func absentRequirements() {
    let animating: any UIViewImplicitlyAnimating = Animating()
    var ran = false
    #expect(AbsentRequirement.isImplemented { animating.addAnimations { ran = true } })
    #expect(ran)
    #expect(!AbsentRequirement.isImplemented { animating.addAnimations({}, delayFactor: 0.5) })
    #expect(!AbsentRequirement.isImplemented { animating.addCompletion { _ in } })
    #expect(
      !AbsentRequirement.isImplemented { animating.continueAnimation(withTimingParameters: nil, durationFactor: 0) })
  }

  @Test("by default, an interaction controller has speed 1 and ease-in-ease-out, and starts interactively")
  func interactionDefaults() {
    let controller: any UIViewControllerInteractiveTransitioning = Interaction()
    #expect(controller.completionSpeed == 1 && controller.completionCurve == .easeInOut)
    #expect(controller.wantsInteractiveStart)
  }

  @Test("timing parameters survive an archive")
  func archived() throws {
    let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1.4))
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    cubic.encode(with: coder)
    UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 2, dy: 3)).encode(with: coder)
    coder.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    let cubicAgain = try #require(UICubicTimingParameters(coder: decoder))
    #expect(cubicAgain.controlPoint1 == cubic.controlPoint1 && cubicAgain.controlPoint2 == cubic.controlPoint2)
    #expect(cubicAgain.timingCurveType == .cubic)
    let springAgain = try #require(UISpringTimingParameters(coder: decoder))
    #expect(springAgain.spring == .dampingRatio(0.7) && springAgain.initialVelocity == CGVector(dx: 2, dy: 3))
  }

  @Test("the standard curves have Core Animation's control points; the default is its default curve")
  func curves() {
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(easeIn.controlPoint1 == CGPoint(x: 0.42, y: 0) && easeIn.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(easeIn.timingCurveType == .builtin)
    let plain = UICubicTimingParameters()
    #expect(plain.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && plain.controlPoint2 == CGPoint(x: 0.25, y: 1))
  }
}

private final class Plain: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { Animating() }
}

private final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

private final class Animating: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) { animation() }
}

/// A context with only the required members.
private final class Context: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
