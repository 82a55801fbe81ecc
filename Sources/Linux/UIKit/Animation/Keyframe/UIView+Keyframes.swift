import QuartzCore

extension UIView {
  /// Animates through the keyframes that `animations` adds by `addKeyframe`; without one it is a plain animation block.
  ///
  /// Each property goes from its value before through those of its keyframes, and keeps the last one until the end. The
  /// whole has the curve of a plain block, ease-in-ease-out unless it is inherited or its bits are in the options (seen
  /// on a device). Properties have their last values when this returns.
  ///
  /// `completion` is called as that of `animate(withDuration:delay:options:animations:completion:)`.
  /// - duration, delay: seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    let timing = AnimationTiming(duration: duration, delay: delay, pace: .curve(plain.curve), options: plain)
    ViewAnimation.run(timing, keyframes: options.calculationMode, animations: animations, completion: completion)
  }

  /// The same, and waits for the completion; returns what that is called with.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Adds a keyframe: what `animations` changes is reached at its end. The block runs at once. Outside of
  /// `animateKeyframes` it runs and nothing else.
  ///
  /// - frameStartTime: when the change begins, from 0 to 1 as a share of the whole duration. In a nested
  ///   `animateKeyframes` that does not override what it inherits it is a share of the outer keyframe (a guess).
  /// - frameDuration: how long the change takes, likewise; 0 changes at once at the start time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    ViewAnimation.inKeyframe(from: frameStartTime, lasting: frameDuration, animations)
  }
}
