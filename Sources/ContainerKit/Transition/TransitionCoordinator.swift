import LayerTime
import UIKit

/// The coordinator of a running transition, for the container and its children.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var handlers = CoordinatorHandlers<any UIViewControllerTransitionCoordinatorContext>()
  private let context: TransitionContext
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  /// The progress at the last release; while the transition is interactive, its current progress.
  var percentComplete: CGFloat = 0
  /// The velocity of the progress at the last release, per second; positive toward the end.
  var completionVelocity: CGFloat = 1
  var completionCurve: UIView.AnimationCurve

  private(set) var animatesAlongside = false
  /// Called if an animation is added after those alongside the animator's have run.
  var onLateAnimation: () -> Void = {}
  private var hasRun = false
  /// Views outside the container view in which handlers animate.
  private var outside: [UIView] = []

  init(context: TransitionContext, duration: TimeInterval, interruptible: Bool, curve: UIView.AnimationCurve) {
    self.context = context
    isInterruptible = interruptible
    transitionDuration = duration
    initiallyInteractive = context.isInteractive
    completionCurve = curve
    super.init()
  }

  // MARK: The context

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  /// `true` if a finger can grab the transition at any time, and the delegate's controller does not drive it.
  let isInterruptible: Bool
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  // MARK: Adding handlers

  /// Adds an animation, which runs right after the animator's `animateTransition(using:)`, and a completion, which is
  /// called after the transition. An animation that is added later runs in the next layout. From the first frame on, returns false and
  /// adds only the completion.
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// Adds handlers as `animate(alongsideTransition:completion:)` does, for an animation in `view`, outside the
  /// container view. Animations in that view follow the finger, and move back if the transition is cancelled.
  ///
  /// If `view` contains the container view, animations on `view` itself do not follow, because freezing it would stop
  /// the pages as well.
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    context.record("animateAlongsideTransition")
    guard handlers.add(animation: animation, completion: completion) else { return false }
    if animation != nil, let view, view !== containerView, !view.isDescendant(of: containerView) {
      outside.append(view)
    }
    if hasRun, animation != nil { onLateAnimation() }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    context.record("notifyWhenInteractionEnds")
    handlers.add(change: handler, once: true)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    context.record("notifyWhenInteractionChanges")
    handlers.add(change: handler, once: false)
  }

  // MARK: Calling handlers

  /// Runs the alongside animations, by a closure that animates changes and gets the views outside the container view.
  func runAlongside(_ animate: (_ changes: @escaping () -> Void, _ outside: [UIView]) -> Void) {
    hasRun = true
    let due = handlers.removeAnimations()
    let views = outside
    outside = []
    guard !due.isEmpty else { return }
    animatesAlongside = true
    context.record("alongsideTransition")
    animate({ for handler in due { handler(self) } }, views)
  }

  /// Rejects animations from now on. Called in the first frame, which shows those that were added before.
  func closeAlongside() { handlers.close() }

  /// Makes the transition interactive or not, and calls the handlers for that.
  func setInteractive(_ isInteractive: Bool) {
    context.isInteractive = isInteractive
    let due = handlers.removeChanges(isInteractive: isInteractive)
    guard !due.isEmpty else { return }
    context.record("interactionChanged")
    for handler in due { handler(self) }
  }

  /// Calls each completion once, including those that completions add.
  func complete() {
    outside = []
    guard let first = handlers.removeCompletion() else { return }
    context.record("alongsideCompletion")
    first(self)
    while let next = handlers.removeCompletion() { next(self) }
  }
}
