import UIKit

/// An interaction controller that moves a transition by percentages: the API of `UIPercentDrivenInteractiveTransition`,
/// for every context that does what its protocol says.
///
/// UIKit's own class calls methods of UIKit's contexts that are not public, and can be given no other context. This one
/// drives the time of the container view's layer, or the interruptible animator where the animator vends one. In a
/// `ContainerViewController` it needs no more than being returned by the delegate. In other containers, and in UIKit's
/// navigation and presentations, it has to know the `animator`.
///
/// While it is interactive the transition is in proportion to the percentage; it is let go once, by `finish()` or
/// `cancel()`, and can be taken hold of again by `pause()`.
@preconcurrency @MainActor open class PercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The animator that the transition is animated by. A `ContainerViewController` sets it; elsewhere set it before the
  /// transition starts.
  open var animator: (any UIViewControllerAnimatedTransitioning)?

  /// The seconds that the animator said for the whole transition when it started; 0 before.
  public internal(set) var duration: CGFloat = 0

  /// The last percentage given to `update(_:)`, from 0 to 1.
  public internal(set) var percentComplete: CGFloat = 0

  /// What the rest of the way takes once it is let go: `(1 − percentComplete) · duration / completionSpeed` seconds, and
  /// `percentComplete · duration / completionSpeed` back. Default 1. Zero or less is a mistake of the caller: a debug
  /// build stops, a release build keeps the last value.
  open var completionSpeed: CGFloat = 1 {
    didSet {
      guard completionSpeed > 0 else {
        assertionFailure("PercentDrivenInteractiveTransition: completionSpeed \(completionSpeed) must be above 0")
        completionSpeed = oldValue
        return
      }
    }
  }

  /// The curve of the rest of the way. Default: ease in and out.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing with which an interruptible animator goes on once it is let go. Passed over where the animator vends
  /// none.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition starts in the hand. False: it runs, until `pause()` takes hold of it. Default true.
  ///
  /// A container that is not a `ContainerViewController` may then never call `startInteractiveTransition(_:)`: there is
  /// nothing that could be paused, and `pause()` does nothing.
  open var wantsInteractiveStart = true

  /// Who does what it is told: the container's transition, or a drive of its own in another container's context.
  var remote: (any PercentDrivenRemote)?

  /// Makes one for a `ContainerViewController`.
  public override init() { super.init() }

  /// Makes one that knows its animator.
  public init(animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init()
  }

  /// Called by the container when the transition starts in the hand.
  ///
  /// Without an animator, in a context that is not a `ContainerViewController`'s, there is nothing to move: a debug build
  /// stops, a release build completes the transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    // The container has attached itself.
    if let remote, remote.drives(transitionContext) { return remote.start() }
    percentComplete = 0
    if let animator {
      duration = CGFloat(animator.transitionDuration(using: transitionContext))
      let drive = PercentDrive(transitionContext, animator: animator, controller: self)
      remote = drive
      drive.start()
    } else {
      assertionFailure("PercentDrivenInteractiveTransition: set animator before a transition outside a container")
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    }
  }

  /// Becomes the one that moves a container's transition, also one that does not start in the hand.
  func attach(
    to remote: any PercentDrivenRemote, animator: any UIViewControllerAnimatedTransitioning, duration: TimeInterval
  ) {
    self.animator = animator
    self.duration = CGFloat(duration)
    percentComplete = 0
    self.remote = remote
  }

  /// Moves the transition to a percentage, clamped to 0…1. Before the start, and once it is let go, it does nothing.
  open func update(_ percentComplete: CGFloat) {
    guard let remote, remote.isHeld, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    remote.update(self.percentComplete)
  }

  /// Takes hold of a transition that runs: handlers of `notifyWhenInteractionChanges` are told.
  open func pause() {
    guard let remote, !remote.isHeld else { return }
    remote.pause()
    percentComplete = remote.percentComplete
  }

  /// Lets it go on to its end.
  open func finish() {
    guard let remote, remote.isHeld else { return }
    remote.letGo(commit: true)
  }

  /// Lets it go back to where it began.
  open func cancel() {
    guard let remote, remote.isHeld else { return }
    remote.letGo(commit: false)
  }

  /// Lets an interruptible animator run on by itself with `timingCurve`. Returns false if there is no curve, or if the
  /// transition has to be moved.
  func continueAnimation(of driver: any TransitionMoving, toEnd: Bool) -> Bool {
    guard let timingCurve else { return false }
    let remaining = CGFloat(toEnd ? 1 - driver.progress : driver.progress)
    return driver.continueAnimation(toEnd: toEnd, timing: timingCurve, durationFactor: remaining / completionSpeed)
  }

  /// The motion from a progress to the end or the start of a transition, at `completionSpeed` and with
  /// `completionCurve`.
  ///
  /// - Parameter duration: The duration of the whole transition, in seconds.
  func completion(from progress: Double, to target: Double, duration: TimeInterval) -> TimedCompletion {
    TimedCompletion(
      start: progress, target: target, duration: duration * abs(target - progress) / Double(completionSpeed),
      curve: CompletionCurve(completionCurve))
  }
}

/// What a percent driven transition tells whom it drives.
@MainActor protocol PercentDrivenRemote: AnyObject {
  var isHeld: Bool { get }
  var percentComplete: CGFloat { get }
  func drives(_ context: any UIViewControllerContextTransitioning) -> Bool
  /// Starts the animator, so that an update right after it moves something.
  func start()
  func update(_ percentComplete: CGFloat)
  func pause()
  func letGo(commit: Bool)
}
