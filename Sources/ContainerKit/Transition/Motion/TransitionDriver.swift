import LayerTime
import UIKit

/// Moves a transition and brings it to rest: by the time of its layers (`LayerTimeDriver`), or by the interruptible
/// animator that its animator vends (`PropertyAnimatorDriver`).
///
/// Progress is the visible position: 0 is the start and 1 the end. A spring may be slightly above 1.
@MainActor protocol TransitionDriver: AnyObject {
  /// While a transition runs by itself, it is the position that the current frame shows.
  var progress: Double { get }

  /// The progress at which all animations are over: 1, or nearly.
  var lastProgress: Double { get }

  /// `true` while the animator's animations are under way, so that a finger can grab them.
  var isUnderWay: Bool { get }

  /// `true` if all of the animations are over in the current frame, which shows their end.
  var showsEnd: Bool { get }

  /// `true` if the animator or its alongside animations have added an animation that can be moved.
  var hasAnimations: Bool { get }

  /// `true` while anything of the transition moves by itself, including animations that were added later.
  var isBusy: Bool { get }

  /// `true` if the animator itself has paused its animations.
  var isPaused: Bool { get }

  /// Called once in each frame, before the transition is moved.
  ///
  /// - Parameter time: The time at which the frame is on screen, in seconds of media time.
  func nextFrame(shownAt time: CFTimeInterval)

  func freeze()

  /// Shows a frozen transition at a progress.
  func scrub(to progress: Double)

  /// Lets the animations run on by themselves, with other timing. Returns false if the caller has to move them.
  ///
  /// - Parameter durationFactor: The remaining duration, as a fraction of the whole duration.
  func continueAnimation(
    _ direction: Direction, timing: any UITimingCurveProvider, durationFactor: CGFloat
  ) -> Bool

  // MARK: Coming to rest

  /// `true` once the models have their values at the start again. Nothing is animated then.
  var hasRestoredStart: Bool { get }

  func enter(_ stage: CompletionStage)

  /// The animations that still show a layer's old appearance after the model was restored.
  var oldAppearances: [LayerAnimations.Entry] { get }

  /// Jumps to the end or the start in this call, and stops animating.
  ///
  /// - Parameter keepsChanges: `true` if the animator may have restored its views already, which then stay as they are.
  func jump(to outcome: Outcome, keepsChanges: Bool)

  /// Removes the transition's animations, and restores what was changed to drive them. Call this once.
  ///
  /// - Parameter removePage: Removes the page that is not shown any more, unless that follows in the same transaction.
  ///   Called after the animations are removed.
  func end(_ end: TransitionEnd, removePage: () -> Void)

  /// `true` if an animation that is over is still on its layer. For the self-check.
  var hasEndedAnimation: Bool { get }
}
