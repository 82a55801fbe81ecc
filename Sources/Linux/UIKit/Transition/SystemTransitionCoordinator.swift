/// The coordinator of UIKit's own transitions: alongside animations, news of the interaction, completions.
@MainActor final class SystemTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: SystemTransitionContext
  private var alongside: [(view: UIView?, handler: Handler)] = []
  private var completions: [Handler] = []
  private var changes: [(handler: Handler, once: Bool)] = []
  private var hasStarted = false

  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  /// Known once the animator was asked for its interruptible animator, when the animation begins.
  var isInterruptible = false
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

  /// False where the animations have begun already: then only the completion is kept.
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasStarted else { return false }
    alongside.append((view, animation))
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { changes.append((handler, true)) }
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { changes.append((handler, false)) }

  /// The views outside the container view in which animations are to be driven too.
  var drivenViews: [UIView] { alongside.compactMap(\.view) }

  /// Takes the animations that wait, as one block; nil where there are none. None are taken after this.
  func takeAlongside() -> (() -> Void)? {
    hasStarted = true
    let handlers = alongside.map(\.handler)
    alongside = []
    return handlers.isEmpty ? nil : { for handler in handlers { handler(self) } }
  }

  /// Tells of a change between interactive and not.
  func interactionChanged() {
    let handlers = changes.filter { !($0.once && isInteractive) }
    if !isInteractive { changes.removeAll(where: \.once) }
    for (handler, _) in handlers { handler(self) }
  }

  /// Runs the completions, once.
  func complete() {
    let handlers = completions
    completions = []
    alongside = []
    changes = []
    for handler in handlers { handler(self) }
  }
}
