extension UIWindow {
  /// Makes a change of the window's size. The root controller hears of it before; what it and others give the
  /// coordinator to animate happens with it, without an animation, for the change itself has none here.
  func resize(to size: CGSize, _ change: () -> Void) {
    guard !isResizing, !isHidden, let root, root.isViewLoaded, size != bounds.size else { return change() }
    let coordinator = ResizeCoordinator(root: root, containerView: self)
    isResizing = true
    root.resizeCoordinator = coordinator
    root.viewWillTransition(to: size, with: coordinator)
    change()
    isResizing = false
    coordinator.runAnimations()
    FrameLoop.main.enqueueTurn { [weak root] in
      MainActor.assumeIsolated {
        if root?.resizeCoordinator === coordinator { root?.resizeCoordinator = nil }
        coordinator.runCompletions()
      }
    }
  }
}

/// The coordinator of a window's change of size, which takes no time.
@MainActor final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let root: UIViewController
  let containerView: UIView
  private var animations: [Handler] = []
  private var completions: [Handler] = []

  init(root: UIViewController, containerView: UIView) {
    self.root = root
    self.containerView = containerView
  }

  let isAnimated = false
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from || key == .to ? root : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from || key == .to ? root.viewIfLoaded : nil
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // A change of size is never interactive, so there is no change to tell of.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func runAnimations() {
    let pending = animations
    animations = []
    UIView.performWithoutAnimation { for animation in pending { animation(self) } }
  }

  func runCompletions() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }
}
