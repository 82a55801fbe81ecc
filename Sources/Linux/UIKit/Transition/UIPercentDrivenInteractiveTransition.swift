import QuartzCore

/// Drives the animations of an animator by a percentage: those of layers by holding the time of the container view's
/// layer, those of an interruptible animator by its fraction. For UIKit's own transitions; a context of another kind is
/// refused.
///
/// While it drives, the place in time is the percentage of `duration`, evenly; curves of the animator's own still apply.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var run: TransitionRun?
  private var wholeDuration: CGFloat = 0

  /// What the animator's `transitionDuration(using:)` said when the transition started, in seconds; 0 before.
  open var duration: CGFloat { wholeDuration }
  /// What `update(_:)` was last called with, 0 to 1; after `pause()` the place at which it was paused.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs: it takes (1 − `percentComplete`) × `duration` / `completionSpeed` seconds to the end, and
  /// `percentComplete` × `duration` / `completionSpeed` back (the latter a guess). Above 0; 1 at first.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest; ease-in-ease-out at first.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest for an interruptible animator; nil (the start) is the animator's own. For others nothing.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False: the transition starts as if it were not interactive, for `pause()` to take hold of. True at first.
  open var wantsInteractiveStart = true

  /// Starts the animations and holds them at their beginning. UIKit calls it; overrides call super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? SystemTransitionContext, let run = context.run else {
      fatalError(
        "UIPercentDrivenInteractiveTransition drives transitions of UIKit's own containers and presentations only, "
          + "not one with the context \(ObjectIdentity.text(of: transitionContext))")
    }
    attach(to: run)
    run.startHeld()
  }

  /// Takes hold of a transition that runs, which is interactive from here on.
  open func pause() {
    if let fraction = run?.hold() { percentComplete = CGFloat(fraction) }
  }

  /// Shows the transition at `percentComplete`; what is outside of 0 to 1 counts as the nearer end.
  open func update(_ percentComplete: CGFloat) {
    let percent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    self.percentComplete = percent
    run?.drive(to: Double(percent))
  }

  /// Lets the transition go back to its beginning.
  open func cancel() { release(commit: false) }

  /// Lets the transition go to its end.
  open func finish() { release(commit: true) }

  /// The timing of the rest of the transition after its release.
  var rest: ReleasedRest {
    .share(speed: Double(completionSpeed), curve: completionCurve, timing: timingCurve)
  }

  func attach(to run: TransitionRun) {
    self.run = run
    wholeDuration = CGFloat(run.duration)
    percentComplete = 0
  }

  private func release(commit: Bool) {
    guard completionSpeed > 0 else {
      fatalError("completionSpeed must be greater than 0, and is \(completionSpeed)")
    }
    run?.release(from: Double(percentComplete), commit: commit, rest)
  }
}
