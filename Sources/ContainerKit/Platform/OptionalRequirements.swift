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
  var acceptsAnyContext: Bool {
    #if canImport(ObjectiveC)
      !(self is UIPercentDrivenInteractiveTransition)
    #else
      true
    #endif
  }
}
