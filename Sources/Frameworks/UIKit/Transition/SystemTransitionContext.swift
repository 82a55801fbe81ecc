import LayerTime

/// The context that UIKit's own transitions give their animators and interaction controllers. It stores the
/// transition's outcome, regardless of what the animator reports.
@MainActor final class SystemTransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The participants. Frames may change until the animation starts.
  var scene: TransitionScene
  /// The transition; nil once it is over. Later calls by an animator have no effect.
  weak var run: TransitionRun?
  /// The animator, for as long as it exists, because it may report late.
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
  /// Always the identity: windows do not rotate here.
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

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if TransitionRun.accepts(percentComplete, from: run?.controller ?? animator) { run?.noteProgress(percentComplete) }
  }

  func finishInteractiveTransition() { run?.noteRelease(commit: true) }
  func cancelInteractiveTransition() { run?.noteRelease(commit: false) }
  func pauseInteractiveTransition() { run?.notePause() }

  func completeTransition(_ didComplete: Bool) {
    report(.report(didComplete: didComplete))
    run?.noteCompletion(didComplete)
  }

  func report(_ step: TransitionStep) { Trace.receive?(.step(step, context: self, animator: animator)) }

  /// Reports a call to the animator or interaction controller, or from these to the context.
  func traceCall(_ name: String) { Trace.receive?(.transitionCall(name, incoming: scene.to)) }
}
