/// Methods that are called when a dynamic animator resumes and pauses.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Optional. Called when items are about to move, after a pause or for the first time.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Optional. Called when all items have come to rest, or when there are none.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
