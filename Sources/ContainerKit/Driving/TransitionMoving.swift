import UIKit

/// Moves a transition while it is under way.
///
/// Progress is the visible position: 0 is the start and 1 the end. A spring may be slightly above 1.
@MainActor protocol TransitionMoving: AnyObject {
  var progress: Double { get }

  /// The progress at which all animations are over: 1, or nearly.
  var lastProgress: Double { get }

  /// `true` while the animator's animations are under way, so that a finger can grab them.
  var isUnderWay: Bool { get }

  /// `true` if the animator or its alongside animations have added an animation that can be moved.
  var hasAnimations: Bool { get }

  /// `true` while anything of the transition moves by itself, including animations that were added later.
  var isBusy: Bool { get }

  /// `true` if the animator itself has paused its animations.
  var isPaused: Bool { get }

  /// Called once in each frame, before the transition is moved.
  func nextFrame()

  /// Freezes the transition at its position.
  func freeze()

  /// Shows a frozen transition at a progress.
  func scrub(to progress: Double)

  /// Lets the animations run on by themselves, with other timing parameters. Returns false if they cannot, so that the
  /// caller has to move them.
  ///
  /// - Parameter durationFactor: The remaining duration, as a fraction of the whole duration.
  func continueAnimation(toEnd: Bool, timing: any UITimingCurveProvider, durationFactor: CGFloat) -> Bool
}
