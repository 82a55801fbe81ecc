import UIKit

// sample: in a file
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
/// and `pause()` starts it again. A container may start the transition later than you request it. If the finger lifts
/// before that, the transition finishes or cancels as soon as it starts. If the container ends the transition, the
/// interaction is over, and the next `finish()` or `cancel()` has no effect.
///
/// ```swift
/// @MainActor final class SliderDelegate {
///   private var interaction: PercentDrivenInteractiveTransition?
///
///   func begin(_ container: ContainerViewController, to page: UIViewController) {
///     interaction = PercentDrivenInteractiveTransition()
///     container.selectViewController(page, animated: true, completion: nil)
///   }
///
///   func move(to value: CGFloat) { interaction?.update(value) }
///
///   func end(at value: CGFloat) {
///     if value > 0.5 { interaction?.finish() } else { interaction?.cancel() }
///     interaction = nil
///   }
/// }
///
/// extension SliderDelegate: ContainerViewControllerDelegate {
///   func containerViewController(
///     _ container: ContainerViewController,
///     interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
///   ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
/// }
/// ```
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
    didSet { Misuse.revertIfInvalid(&completionSpeed, to: oldValue, "completionSpeed", "above 0") { $0 > 0 } }
  }

  /// The timing curve of the completion. Default: `.easeInOut`.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing with which an interruptible animator continues after the interaction. It has no effect if the animator
  /// provides none.
  open var timingCurve: (any UITimingCurveProvider)?

  /// A Boolean value that determines whether the transition starts interactively. If it is false, the transition runs
  /// until `pause()` is called. Default: true.
  open var wantsInteractiveStart = true

  /// The context of the transition that this controller drives: a container's own, or a `PercentDrive`.
  private(set) var context: (any PercentDrivenContext)?
  /// `true` from the start of an interaction, or a pause, until its release, which may come after the transition.
  private var isInteracting = false
  /// The release of a transition that has not started yet.
  private var earlyRelease: Direction?

  /// Creates an interaction controller for a `ContainerViewController`.
  public override init() { super.init() }

  /// Creates an interaction controller with an animator.
  public init(animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    super.init()
  }

  /// Called by the container when a transition starts. Starts the animator, paused if the transition is interactive.
  ///
  /// If there is no animator, and the context is not a `ContainerViewController`'s, a debug build stops, and a release
  /// build completes the transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    // The container has attached this controller to its own transition.
    if let context, context === transitionContext {
      context.start()
      performEarlyRelease()
    } else if let animator {
      let duration = animator.transitionDuration(using: transitionContext)
      let drive = PercentDrive(transitionContext, controller: self, duration: duration)
      attach(to: drive, animator: animator, duration: duration)
      drive.start()
      performEarlyRelease()
    } else {
      assertionFailure("PercentDrivenInteractiveTransition: set animator before a transition outside a container")
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    }
  }

  /// Attaches this controller to a container's transition, whether or not it starts interactively.
  func attach(
    to context: any PercentDrivenContext, animator: any UIViewControllerAnimatedTransitioning, duration: TimeInterval
  ) {
    // A container that starts the next transition has ended the previous one.
    (self.context as? PercentDrive)?.containerDidEnd(.completed)
    self.animator = animator
    self.duration = CGFloat(duration)
    percentComplete = 0
    self.context = context
    isInteracting = wantsInteractiveStart && context.isHeld
  }

  /// Releases the context of a transition that has ended.
  func detach(from context: any PercentDrivenContext) {
    if self.context === context { self.context = nil }
  }

  /// Sets the transition's progress to a percentage, clamped to 0…1. It has no effect before the start and after the
  /// interaction has ended. NaN has no effect either, and is logged.
  open func update(_ percentComplete: CGFloat) {
    guard let percent = Misuse.checkedProgress(percentComplete, by: self) else { return }
    // The start of another interaction: the release before it had no transition.
    if context == nil { earlyRelease = nil }
    guard let context, context.isHeld else { return }
    self.percentComplete = percent
    context.updateInteractiveTransition(percent)
  }

  /// Pauses a running transition and makes it interactive. Calls the handlers of `notifyWhenInteractionChanges`.
  open func pause() {
    guard let context, !context.isHeld else { return }
    context.pauseInteractiveTransition()
    isInteracting = context.isHeld
    percentComplete = context.percentComplete
  }

  /// Ends the interaction and completes the transition. If that has not started yet, it is completed as soon as it
  /// starts.
  open func finish() { release(.toEnd) }

  /// Ends the interaction and cancels the transition. If that has not started yet, it is cancelled as soon as it
  /// starts.
  open func cancel() { release(.toStart) }

  private func release(_ direction: Direction) {
    guard let context else {
      // The finger of a transition that is over has no effect on the next one.
      if !isInteracting { earlyRelease = direction }
      isInteracting = false
      return
    }
    guard context.isHeld else { return }
    isInteracting = false
    switch direction {
    case .toEnd: context.finishInteractiveTransition()
    case .toStart: context.cancelInteractiveTransition()
    }
  }

  /// Releases a transition whose interaction ended before it started. Many containers start a transition in a later turn
  /// of the run loop, or after the previous one.
  private func performEarlyRelease() {
    guard let direction = earlyRelease else { return }
    earlyRelease = nil
    release(direction)
  }

  /// `true` from the start of a transition to its end.
  package var isRunning: Bool { context != nil }
  /// `true` while a running transition is interactive.
  package var isHeld: Bool { context?.isHeld == true }
  /// The velocity of the progress at the release, per second and positive toward the end, with which a spring completes the
  /// transition; nil for `completionSpeed` and `completionCurve`. It has no effect in a `ContainerViewController`.
  package var releaseVelocity: CGFloat?

  /// The timing of a completion that starts now.
  var completionTiming: CompletionTiming {
    CompletionTiming(
      speed: completionSpeed, curve: CompletionCurve(completionCurve), continuation: timingCurve)
  }
}

/// A context whose transition a percent driven interaction controller can drive.
@MainActor protocol PercentDrivenContext: UIViewControllerContextTransitioning {
  /// `true` while the transition is interactive.
  var isHeld: Bool { get }
  var percentComplete: CGFloat { get }
  /// Starts the animator, so that an update right after it has something to move.
  func start()
}
