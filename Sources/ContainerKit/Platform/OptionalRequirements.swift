import UIKit

// What Objective-C protocols leave optional has to be asked for in two ways: with Objective-C by `?`, without it by a
// plain call, since the protocols there have default implementations.

extension UIViewControllerAnimatedTransitioning {
  /// Calls `animationEnded(_:)` where the animator has it.
  func notifyEnded(_ completed: Bool) {
    #if canImport(ObjectiveC)
      animationEnded?(completed)
    #else
      animationEnded(completed)
    #endif
  }

  /// The interruptible animator, where the animator vends one.
  func vendedAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    #if canImport(ObjectiveC)
      interruptibleAnimator?(using: context)
    #else
      let animator = interruptibleAnimator(using: context)
      return animator is AbsentInterruptibleAnimator ? nil : animator
    #endif
  }
}

extension UIViewImplicitlyAnimating {
  /// Calls `addAnimations(_:)` where the animator has it, and answers whether it has.
  func take(_ animations: @escaping () -> Void) -> Bool {
    #if canImport(ObjectiveC)
      addAnimations?(animations) != nil
    #else
      AbsentRequirement.isImplemented { addAnimations(animations) }
    #endif
  }
}

extension UIViewImplicitlyAnimating {
  /// Calls `continueAnimation(withTimingParameters:durationFactor:)` where the animator has it, and answers whether it
  /// has.
  func carryOn(_ timing: any UITimingCurveProvider, durationFactor: CGFloat) -> Bool {
    #if canImport(ObjectiveC)
      continueAnimation?(withTimingParameters: timing, durationFactor: durationFactor) != nil
    #else
      AbsentRequirement.isImplemented {
        continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
      }
    #endif
  }
}

extension UIViewControllerInteractiveTransitioning {
  /// `wantsInteractiveStart`; the header: where it is not implemented, true is assumed.
  var startsInteractively: Bool {
    #if canImport(ObjectiveC)
      wantsInteractiveStart ?? true
    #else
      wantsInteractiveStart
    #endif
  }

  /// `completionCurve`, ease in and out where it is not implemented.
  var curveOfCompletion: UIView.AnimationCurve {
    #if canImport(ObjectiveC)
      completionCurve ?? .easeInOut
    #else
      completionCurve
    #endif
  }

  /// Whether the controller can be given a context that is not the system's own. UIKit's percent driven class calls
  /// methods of the system's context that are not public, and would raise.
  var acceptsAnyContext: Bool { !(self is UIPercentDrivenInteractiveTransition) }
}
