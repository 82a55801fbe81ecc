import UIKit

// Optional requirements of Objective-C protocols. With Objective-C they are called with `?`. Without it they are called
// directly, because the protocols have default implementations there.

extension UIViewControllerAnimatedTransitioning {
  func notifyEnded(_ completed: Bool) {
    #if canImport(ObjectiveC)
      animationEnded?(completed)
    #else
      animationEnded(completed)
    #endif
  }

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
  /// Calls `addAnimations(_:)` if the animator implements it. Returns false otherwise.
  func addAnimationsIfImplemented(_ animations: @escaping () -> Void) -> Bool {
    #if canImport(ObjectiveC)
      addAnimations?(animations) != nil
    #else
      AbsentRequirement.isImplemented { addAnimations(animations) }
    #endif
  }

  /// Calls `continueAnimation(withTimingParameters:durationFactor:)` if the animator implements it. Returns false
  /// otherwise.
  func continueIfImplemented(_ timing: any UITimingCurveProvider, durationFactor: CGFloat) -> Bool {
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
  /// The value of `wantsInteractiveStart`, or true if it is not implemented, as the header specifies.
  var startsInteractively: Bool {
    #if canImport(ObjectiveC)
      wantsInteractiveStart ?? true
    #else
      wantsInteractiveStart
    #endif
  }

  /// The value of `completionCurve`, or ease-in-out if it is not implemented.
  var curveOfCompletion: UIView.AnimationCurve {
    #if canImport(ObjectiveC)
      completionCurve ?? .easeInOut
    #else
      completionCurve
    #endif
  }

  /// `true` if the controller works with contexts other than the system's. UIKit's percent driven class calls private
  /// methods of the system's context, and would raise an exception.
  var acceptsAnyContext: Bool { !(self is UIPercentDrivenInteractiveTransition) }
}
