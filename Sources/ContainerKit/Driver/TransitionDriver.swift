import UIKit

/// What moves a transition: the time of its layers (`LayerDriver`), or the interruptible animator that its animator
/// vends (`AnimatorDriver`).
///
/// Progress is as it is seen: 0 is the beginning, 1 the end; a spring may be a little beyond.
@MainActor protocol TransitionDriver: AnyObject {
  var progress: Double { get }

  /// The progress at which all of it is over: 1, or nearly.
  var lastProgress: Double { get }

  /// Whether what the animator started is still on its way, so that a finger can take hold of it.
  var isUnderWay: Bool { get }

  /// Whether there ever was anything to move.
  var hasAnimations: Bool { get }

  /// Whether anything of the transition still moves by itself, also what was added later.
  var isBusy: Bool { get }

  /// Whether the animator itself holds still what it animates, to go on later.
  var isPaused: Bool { get }

  /// Whether the model is that of the beginning again: nothing is animated any more, and the views wait for the end.
  var isPutBack: Bool { get }

  /// Hold it where it is.
  func freeze()

  /// Show it at a place. Needs `freeze()` before.
  func scrub(to progress: Double)

  /// Called once in each frame, first.
  func nextFrame()

  /// Does what a stage of the completion requires.
  func enter(_ stage: CompletionStage)

  /// `true` if a layer still shows its old appearance after the model was restored.
  var holdsOldAppearance: Bool { get }

  /// Be at the end, or at the beginning, in this very call, and no longer animate.
  func leap(toEnd: Bool)

  // MARK: The end, in this order, in one transaction without actions

  /// Take the transition's animations away; the model values stay as they are.
  func detach(_ end: TransitionEnd, pages: [UIView])

  /// After a cancel, once the page has left: what is below its view gets the values that the animator gave it.
  func giveBack(below page: UIView)

  /// Give back what was held.
  func release()

  /// Returns true if an animation that is over is still on its layer. For the self-check.
  var hasEndedAnimation: Bool { get }
}

/// How a transition ends.
struct TransitionEnd {
  let isCompleted: Bool
  /// `true` if the transition ends before it has arrived.
  let isCutShort: Bool
}
