import QuartzCore

/// An animation of the changes that its blocks make. All requirements are optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Optional. Adds a block whose changes are animated after `delayFactor` times the duration (a guess: animator-3).
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Optional. Adds a block whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Optional. Adds a block that is called with the final position when the animation finishes.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Optional. Resumes a paused animation with a new timing (nil for the original one) and the remaining time as a
  /// multiple of the original duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Not implemented: only reports that to ``AbsentRequirement``.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    AbsentRequirement.noteCall()
  }

  /// Not implemented: only reports that to ``AbsentRequirement``.
  public func addAnimations(_ animation: @escaping () -> Void) {
    AbsentRequirement.noteCall()
  }

  /// Not implemented: only reports that to ``AbsentRequirement``.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    AbsentRequirement.noteCall()
  }

  /// Not implemented: only reports that to ``AbsentRequirement``.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    AbsentRequirement.noteCall()
  }
}

/// Detects whether an optional requirement is implemented, because a Swift protocol cannot be asked.
@MainActor package enum AbsentRequirement {
  private static var calls = 0

  /// Runs `call`, and returns true if it reached an implementation, false if it reached a default.
  package static func isImplemented(_ call: () -> Void) -> Bool {
    let before = calls
    call()
    return calls == before
  }

  static func noteCall() {
    calls += 1
  }
}
