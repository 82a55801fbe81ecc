import LayerTime
/// The coordinator of UIKit's own transitions. Runs alongside animations, interaction handlers and completions.
@MainActor final class SystemTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: SystemTransitionContext
  private var handlers = CoordinatorHandlers<any UIViewControllerTransitionCoordinatorContext>()
  /// The views outside the container view in which animations are driven, too.
  private(set) var drivenViews: [UIView] = []

  /// The transition; nil once it is over.
  var run: TransitionRun? { context.run }
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  /// `true` if the animator vends an interruptible animator. If it has not been asked for that yet, it is asked now:
  /// without Objective-C there is no other way to tell if it implements the method.
  var isInterruptible: Bool { context.run?.vended != nil }
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  var completionCurve: UIView.AnimationCurve

  init(
    context: SystemTransitionContext, duration: TimeInterval, interactive: Bool, curve: UIView.AnimationCurve
  ) {
    self.context = context
    transitionDuration = duration
    initiallyInteractive = interactive
    completionCurve = curve
    super.init()
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// Returns false if the animations have already begun. Then only the completion is kept.
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    guard handlers.add(animation: animation, completion: completion) else { return false }
    if animation != nil, let view { drivenViews.append(view) }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    handlers.add(change: handler, once: true)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    handlers.add(change: handler, once: false)
  }

  /// Takes the pending animations, as one block; nil if there are none. Later ones are rejected.
  func removeAlongside() -> (() -> Void)? {
    let due = handlers.removeAnimations()
    handlers.close()
    return due.isEmpty ? nil : { for handler in due { handler(self) } }
  }

  /// Calls the handlers after the transition has become interactive or has stopped being interactive.
  func interactionChanged() {
    for handler in handlers.removeChanges(isInteractive: isInteractive) { handler(self) }
  }

  /// Runs each completion once, including those that completions add.
  func complete() {
    while let next = handlers.removeCompletion() { next(self) }
  }
}
