import LayerTime

/// The context that UIKit's own transitions give their animators and interaction controllers. It knows how the
/// transition came out, whatever the animator says.
@MainActor final class SystemTransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Frames may change up to the animation's start.
  var scene: TransitionScene
  /// Gone once the transition is over: what an animator still calls then has no effect.
  weak var run: TransitionRun?
  /// Known until the end of the animator, which may report late.
  weak var animator: (any UIViewControllerAnimatedTransitioning)?
  var isInteractive = false
  var transitionWasCancelled = false

  init(_ scene: TransitionScene) {
    self.scene = scene
    super.init()
  }

  var containerView: UIView { scene.containerView }
  var isAnimated: Bool { scene.isAnimated }
  var presentationStyle: UIModalPresentationStyle { scene.style }
  /// Windows do not turn here.
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    scene.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { scene.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === scene.from { return scene.initialFrames.from }
    return vc === scene.to ? scene.initialFrames.to : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === scene.from { return scene.finalFrames.from }
    return vc === scene.to ? scene.finalFrames.to : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { run?.noteProgress(percentComplete) }
  func finishInteractiveTransition() { run?.noteRelease(commit: true) }
  func cancelInteractiveTransition() { run?.noteRelease(commit: false) }
  func pauseInteractiveTransition() { run?.notePause() }

  func completeTransition(_ didComplete: Bool) {
    report(.report(didComplete: didComplete))
    run?.noteCompletion(didComplete)
  }

  func report(_ step: TransitionStep) {
    if let animator { TransitionStep.observer?(step, self, animator) }
  }
}
