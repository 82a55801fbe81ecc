/// Hears of an animation's start and end, in a turn of the main queue of its own. Both methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun its active time.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation has ended. `flag` is true if its active time has passed, false if it was taken off before, or its layer
  /// left the window.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
