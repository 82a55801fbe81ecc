/// Receives an animation's start and end, in a separate block on the main queue. Both methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation's active time has begun.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation has ended. `flag` is true if its active time has passed, and false if it was removed
  /// earlier or its layer left the window.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
