import QuartzCore

/// A step of a transition, for tools that check animators.
package enum TransitionStep {
  /// The animator is about to be started. The pages' views have the state in which it finds them.
  case willStart(duration: CFTimeInterval)
  /// The animator calls `completeTransition(_:)`, perhaps not for the first time.
  case report(didComplete: Bool)
  /// The pages' views are about to be restored. They have the state in which the animator leaves them. An interrupted
  /// transition does not wait for the animator's report.
  case willRestore(completed: Bool, isInterrupted: Bool)
  case didRestore
  case ended

  /// Called at each step, with the transition's context and its animator. An animator may be gone when its completion
  /// block reports late.
  @MainActor package static var observer: ((TransitionStep, _ context: AnyObject, _ animator: AnyObject?) -> Void)?
}
