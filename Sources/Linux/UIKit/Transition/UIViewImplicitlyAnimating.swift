import QuartzCore

/// An animation of what its blocks change. All requirements are optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Optional. Adds a block whose changes are animated from `delayFactor` of the remaining duration on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Optional. Adds a block whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Optional. Adds a block that is called with the final position when the animation finishes.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Optional. Goes on with a paused animation: new timing (nil: the original one), and the remaining time as a
  /// multiple of the original duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Not implemented: does nothing but say so to ``AbsentRequirement``.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    AbsentRequirement.noteCall()
  }

  /// Not implemented: does nothing but say so to ``AbsentRequirement``.
  public func addAnimations(_ animation: @escaping () -> Void) {
    AbsentRequirement.noteCall()
  }

  /// Not implemented: does nothing but say so to ``AbsentRequirement``.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    AbsentRequirement.noteCall()
  }

  /// Not implemented: does nothing but say so to ``AbsentRequirement``.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    AbsentRequirement.noteCall()
  }
}

/// Tells a caller whether an optional requirement was there, for a Swift protocol cannot be asked.
@MainActor package enum AbsentRequirement {
  private static var calls = 0

  /// Runs `call` and answers whether it reached an implementation (true) or a default (false).
  package static func isImplemented(_ call: () -> Void) -> Bool {
    let before = calls
    call()
    return calls == before
  }

  static func noteCall() {
    calls += 1
  }
}
