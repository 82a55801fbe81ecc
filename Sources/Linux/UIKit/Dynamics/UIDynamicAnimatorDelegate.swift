/// Hears of when a dynamic animator moves items.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Optional. Items are about to be moved, after a rest or for the first time.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Optional. All items have come to rest, or there are none.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
