import UIKit

/// An interaction controller that drives a transition by a percentage. It has the API of
/// `UIPercentDrivenInteractiveTransition`, and works with every context that implements
/// `UIViewControllerContextTransitioning`.
///
/// UIKit's class calls private methods of UIKit's contexts and works with no other context. This class drives the time
/// of the container view's layer, or the interruptible animator if the animator provides one. In a
/// `ContainerViewController` it is enough to return it from the delegate. In other containers, and in UIKit's
/// navigation and presentations, set its `animator`.
///
/// While the transition is interactive, its progress is the percentage. `finish()` or `cancel()` ends the interaction,
/// and `pause()` starts it again.
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The transition's animator. A `ContainerViewController` sets it. In other containers, set it before the transition
  /// starts.
  open var animator: (any UIViewControllerAnimatedTransitioning)?

  /// The animator's duration, in seconds, read when the transition starts; 0 before that.
  public internal(set) var duration: CGFloat = 0

  /// The last percentage given to `update(_:)`, or the progress at the last `pause()`; from 0 to 1.
  public internal(set) var percentComplete: CGFloat = 0

  /// The speed of the completion. After `finish()` it takes `(1 − percentComplete) · duration / completionSpeed`
  /// seconds, and after `cancel()` `percentComplete · duration / completionSpeed` seconds. Default: 1. It must be above
  /// 0: otherwise a debug build stops, and a release build keeps the last value.
  open var completionSpeed: CGFloat = 1 {
    didSet {
      assert(
        completionSpeed > 0, "PercentDrivenInteractiveTransition: completionSpeed \(completionSpeed) must be above 0")
      if !(completionSpeed > 0) { completionSpeed = oldValue }
    }
  }

  /// The timing curve of the completion. Default: `.easeInOut`.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing with which an interruptible animator continues after the interaction. It has no effect if the animator
  /// provides none.
  open var timingCurve: (any UITimingCurveProvider)?

  /// A Boolean value that determines whether the transition starts interactively. If it is false, the transition runs
  /// until `pause()` is called. Default: true.
  ///
  /// If it is false, a container other than `ContainerViewController` may never call `startInteractiveTransition(_:)`.
  /// In that case `pause()` has no effect.
  open var wantsInteractiveStart = true

  /// The transition that this controller drives: the container's, or a `PercentDrive` in another container's context.
  var remote: (any PercentDrivenRemote)?

  /// Creates an interaction controller for a `ContainerViewController`.
  public override init() { super.init() }

  /// Creates an interaction controller with an animator.
  public init(animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init()
  }

  /// Called by the container when a transition starts interactively.
  ///
  /// If there is no animator, and the context is not a `ContainerViewController`'s, a debug build stops, and a release
  /// build completes the transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    // The container has attached this controller to its own transition.
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

  /// Attaches this controller to a container's transition, whether or not it starts interactively.
  func attach(
    to remote: any PercentDrivenRemote, animator: any UIViewControllerAnimatedTransitioning, duration: TimeInterval
  ) {
    self.animator = animator
    self.duration = CGFloat(duration)
    percentComplete = 0
    self.remote = remote
  }

  /// Sets the transition's progress to a percentage, clamped to 0…1. It has no effect before the start and after the
  /// interaction has ended.
  open func update(_ percentComplete: CGFloat) {
    guard let remote, remote.isHeld, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    remote.update(self.percentComplete)
  }

  /// Pauses a running transition and makes it interactive. Calls the handlers of `notifyWhenInteractionChanges`.
  open func pause() {
    guard let remote, !remote.isHeld else { return }
    remote.pause()
    percentComplete = remote.percentComplete
  }

  /// Ends the interaction and completes the transition.
  open func finish() {
    if let remote, remote.isHeld { remote.release(toEnd: true) }
  }

  /// Ends the interaction and cancels the transition.
  open func cancel() {
    if let remote, remote.isHeld { remote.release(toEnd: false) }
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

/// The transition that a percent driven interaction controller drives.
@MainActor protocol PercentDrivenRemote: AnyObject {
  var isHeld: Bool { get }
  var percentComplete: CGFloat { get }
  func drives(_ context: any UIViewControllerContextTransitioning) -> Bool
  /// Starts the animator, so that an update right after it has something to move.
  func start()
  func update(_ percentComplete: CGFloat)
  func pause()
  func release(toEnd: Bool)
}
