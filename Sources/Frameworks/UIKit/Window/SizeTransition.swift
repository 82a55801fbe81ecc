import QuartzCore

/// The coordinator of a change of size or traits. Its animations run in the animation of the change.
@MainActor final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let root: UIViewController
  /// Not retained, because code that waits for the end of a transition must not keep a window alive.
  private weak var container: UIView?
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  /// The orientations before and after a rotation; nil if nothing rotates.
  var rotation: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var isRunning = false

  /// - Parameter duration: The duration in seconds, or 0 for a change without an animation.
  init(
    root: UIViewController, containerView: UIView, duration: TimeInterval = 0,
    targetTransform: CGAffineTransform = .identity
  ) {
    self.root = root
    container = containerView
    transitionDuration = duration
    self.targetTransform = targetTransform
  }

  var containerView: UIView { container ?? root.view }
  var isAnimated: Bool { transitionDuration > 0 }
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from || key == .to ? root : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from || key == .to ? root.viewIfLoaded : nil
  }

  /// Returns false if the animations are already running, because it is too late to add one.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !isRunning else { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // A change of size is never interactive, so the handlers are never called.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func runAnimations() {
    isRunning = true
    let pending = animations
    animations = []
    for animation in pending { animation(self) }
  }

  func runCompletions() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }

  /// Runs all animations of a change without a duration. The completions run in the next turn of the run loop.
  func runWithoutAnimation() {
    UIView.performWithoutAnimation { runAnimations() }
    FrameLoop.main.enqueueTurn { MainActor.assumeIsolated { self.runCompletions() } }
  }
}
