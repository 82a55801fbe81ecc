import LayerTime
import UIKit

/// The coordinator that the container and its children have while a transition is under way: alongside animations,
/// news of the interaction, completions. It is gone after the last callback.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var handlers = CoordinatorHandlers<any UIViewControllerTransitionCoordinatorContext>()
  private let context: TransitionContext
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  /// The progress at the last release; while the transition is interactive, its current progress.
  var percentComplete: CGFloat = 0
  /// The velocity with which it was let go, in container widths' progress a second relative to what is left to go.
  var completionVelocity: CGFloat = 1
  var completionCurve: UIView.AnimationCurve
  var record: (String) -> Void = { _ in }

  /// `true` once alongside animations have started.
  private(set) var animatesAlongside = false
  /// Views outside the container view in which handlers animate.
  private var outside: [UIView] = []

  init(
    context: TransitionContext, duration: TimeInterval, interactive: Bool, interruptible: Bool,
    curve: UIView.AnimationCurve
  ) {
    self.context = context
    isInterruptible = interruptible
    transitionDuration = duration
    initiallyInteractive = interactive
    completionCurve = curve
    super.init()
  }

  // MARK: What it knows

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  /// `true` if a finger can grab the transition at any time, and the delegate's controller does not drive it.
  let isInterruptible: Bool
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
  }

  // MARK: What it is given

  /// Queues `animation` to run right after the animator's `animateTransition(using:)`, and `completion` for after the
  /// transition. Answers false where the animations have already begun: then only the completion is kept.
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// As `animate(alongsideTransition:completion:)`; `view` is one in which `animation` animates outside the container
  /// view. What it animates there follows the finger, and goes back where the transition does.
  ///
  /// Not what it animates on a view that contains the container view: the pages would stand still with it.
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    record("animateAlongsideTransition")
    guard handlers.add(animation: animation, completion: completion) else { return false }
    if animation != nil, let view, view !== containerView, !view.isDescendant(of: containerView) {
      outside.append(view)
    }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    record("notifyWhenInteractionEnds")
    handlers.add(change: handler, once: true)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    record("notifyWhenInteractionChanges")
    handlers.add(change: handler, once: false)
  }

  // MARK: When it tells

  /// Runs the alongside animations with the timing of `animate`, which gets the views outside.
  func runAlongside(_ animate: (_ changes: @escaping () -> Void, _ outside: [UIView]) -> Void) {
    let due = handlers.takeAnimations()
    let views = outside
    outside = []
    guard !due.isEmpty else { return }
    animatesAlongside = true
    record("alongsideTransition")
    animate({ for handler in due { handler(self) } }, views)
  }

  /// Tells of a change between interactive and not.
  func interactionChanged() {
    let due = handlers.takeChanges(isInteractive: isInteractive)
    guard !due.isEmpty else { return }
    record("interactionChanged")
    for handler in due { handler(self) }
  }

  /// Runs the completions, once, and those that they add.
  func complete() {
    outside = []
    guard let first = handlers.takeCompletion() else { return }
    record("alongsideCompletion")
    first(self)
    while let next = handlers.takeCompletion() { next(self) }
  }
}
