import QuartzCore

extension UIView {
  /// Animates through the keyframes that `animations` adds with `addKeyframe`. Without keyframes it is a plain
  /// animation block.
  ///
  /// Each property animates from its previous value through those of its keyframes, and keeps the last one until the
  /// end. The animation as a whole has the curve of a plain block: ease-in-ease-out, unless the curve is inherited or
  /// its bits are in the options (seen on a device). The properties have their last values when this returns.
  ///
  /// `completion` is called like that of `animate(withDuration:delay:options:animations:completion:)`.
  /// - duration, delay: seconds.
  ///
  /// A guess: animator-13b.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    let timing = AnimationTiming(duration: duration, delay: delay, pace: .curve(plain.curve), options: plain)
    ViewAnimation.run(timing, keyframes: options.calculationMode, animations: animations, completion: completion)
  }

  /// Does the same, waits for the completion, and returns the value that the completion is called with.
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

  /// Adds a keyframe. The values that `animations` sets are reached at its end. The block runs at once. Outside
  /// `animateKeyframes` this only runs the block.
  ///
  /// - frameStartTime: The start of the change, from 0 to 1, as a fraction of the whole duration. In a nested
  ///   `animateKeyframes` that does not override what it inherits, it is a fraction of the outer keyframe (a
  ///   guess: view-52).
  /// - frameDuration: The duration of the change, as such a fraction. With 0 the value changes at once at the start
  ///   time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    ViewAnimation.inKeyframe(from: frameStartTime, lasting: frameDuration, animations)
  }
}
