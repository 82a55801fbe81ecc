import QuartzCore

/// Drives the animations of an animator by a percentage: layer animations by freezing the time of the container view's
/// layer, and an interruptible animator by its fraction. It supports UIKit's own transitions only. Other contexts are a
/// fatal error.
///
/// The percentage maps linearly to the time in `duration`. The animator's own curves still apply.
/// (Guesses: present-22b, present-22c.)
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var run: TransitionRun?
  private var wholeDuration: CGFloat = 0
  /// `true` from the start of an interaction, or a pause, until its release, which may come after the transition.
  private var isInteracting = false
  /// `true` if a transition that has not started yet was finished, `false` if it was cancelled.
  private var earlyRelease: Bool?

  /// The animator's `transitionDuration(using:)` when the transition started, in seconds; 0 before.
  open var duration: CGFloat { wholeDuration }
  /// The last value of `update(_:)`, from 0 to 1; after `pause()` the position at which the transition was paused.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest: it takes (1 − `percentComplete`) × `duration` / `completionSpeed` seconds to the end, and
  /// `percentComplete` × `duration` / `completionSpeed` back (the latter a guess: present-21b). Above 0; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest; ease-in-ease-out by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest for an interruptible animator; nil (the default) is the animator's own. Ignored for others.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that determines whether the transition starts interactively. If false, it starts as if it were not
  /// interactive, and `pause()` can pause it. True by default.
  open var wantsInteractiveStart = true

  /// Starts the animations, paused at their beginning if the transition starts interactively. Called by UIKit. Overrides
  /// must call super. (A guess: present-37b.)
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? SystemTransitionContext, let run = context.run else {
      fatalError(
        "UIPercentDrivenInteractiveTransition drives transitions of UIKit's own containers and presentations only, "
          + "not one with the context \(ObjectIdentity.text(of: transitionContext))")
    }
    attach(to: run)
    isInteracting = context.isInteractive
    if context.isInteractive { run.startHeld() } else { run.runAnimator(held: false) }
    guard let commit = earlyRelease else { return }
    earlyRelease = nil
    release(commit: commit)
  }

  /// Pauses a running transition, which is interactive from now on.
  open func pause() {
    guard let fraction = run?.hold() else { return }
    percentComplete = CGFloat(fraction)
    isInteracting = true
  }

  /// Shows the transition at `percentComplete`, which is clamped to the range from 0 to 1. NaN is reported and has no
  /// effect. A transition that has not started yet starts at 0. (A guess: present-12b.)
  open func update(_ percentComplete: CGFloat) {
    guard TransitionRun.accepts(percentComplete, from: self) else { return }
    let percent = min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    // The start of another interaction: the release before it had no transition.
    if !isRunning { earlyRelease = nil }
    run?.drive(to: Double(percent))
  }

  /// Continues the transition back to its beginning. Before the start, the transition is cancelled as soon as it starts
  /// (reported by users).
  open func cancel() { release(commit: false) }

  /// Continues the transition to its end. Before the start, the transition is finished as soon as it starts (reported by
  /// users).
  open func finish() { release(commit: true) }

  /// The timing of the rest of the transition after its release.
  var rest: ReleaseTiming {
    .share(speed: Double(completionSpeed), curve: completionCurve, timing: timingCurve)
  }

  private func attach(to run: TransitionRun) {
    self.run = run
    wholeDuration = CGFloat(run.duration)
    percentComplete = 0
  }

  private func release(commit: Bool) {
    guard completionSpeed > 0 else {
      fatalError("completionSpeed must be greater than 0, and is \(completionSpeed)")
    }
    // The finger of a transition that is over has no effect on the next one.
    if !isRunning, !isInteracting { earlyRelease = commit }
    isInteracting = false
    run?.release(from: Double(percentComplete), commit: commit, rest)
  }

  private var isRunning: Bool { run?.isOver == false }
}
