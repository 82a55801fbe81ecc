import UIKit

/// Animations along paths that are not straight, such as those of joined pieces of paper.
@MainActor enum PoseKeyframes {
  /// The number of keyframes. Between two of them, pieces are apart by less than a tenth of a point.
  private static let count = 32

  /// Animates views through a series of poses.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - context: The transition. While a finger drives it, the progress is linear in time.
  ///   - pose: Sets the views' properties for a progress between 0 and 1.
  ///   - completion: Called at the end.
  static func animate(
    _ duration: TimeInterval, in context: any UIViewControllerContextTransitioning,
    pose: @escaping (_ progress: CGFloat) -> Void,
    completion: @escaping @MainActor @Sendable () -> Void
  ) {
    // The options for keyframes have no names for curves. Their bits are the same.
    let curve = context.isInteractive ? UIView.AnimationOptions.curveLinear : .curveEaseInOut
    let options = UIView.KeyframeAnimationOptions(rawValue: curve.rawValue)
    UIView.animateKeyframes(withDuration: duration, delay: 0, options: options) {
      for step in 1...count {
        UIView.addKeyframe(
          withRelativeStartTime: Double(step - 1) / Double(count), relativeDuration: 1 / Double(count)
        ) {
          pose(CGFloat(step) / CGFloat(count))
        }
      }
    } completion: { _ in
      // UIKit calls this on the main thread. `MainActor.assumeIsolated` says so, but the SDKs before iOS 17 lack it.
      unsafeBitCast(completion, to: (@Sendable () -> Void).self)()
    }
  }
}
