import CoreGraphics

/// A transition of a tab bar controller by an animator, from start to end.
@MainActor final class TabTransition: TransitionRunOwner {
  private weak var controller: UITabBarController?
  private let origin: UIViewController
  private let target: UIViewController
  /// `true` if the outgoing page is no longer one of the pages, and is removed at the end.
  private let removesOrigin: Bool
  private var run: TransitionRun?
  private let calls = BegunAppearances()

  init(
    in controller: UITabBarController, from origin: UIViewController, to target: UIViewController,
    removesOrigin: Bool = false
  ) {
    self.controller = controller
    self.removesOrigin = removesOrigin
    self.origin = origin
    self.target = target
  }

  /// Loads the incoming view and sets its final size before any callbacks. The view is laid out once it is in the
  /// window.
  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let controller else { return }
    let (old, new): (UIView, UIView) = (origin.view, target.view)
    if !new.hasTransform { new.frame = controller.pageFrame }
    var scene = TransitionScene(
      containerView: controller.content, from: origin, to: target, fromView: old, toView: new)
    scene.initialFrames = (old.frame, .zero)
    scene.finalFrames = (.zero, controller.pageFrame)
    let run = TransitionRun(scene, animator: animator, controller: interaction, owner: self)
    self.run = run
    for participant in [controller, origin, target] where participant.modal.run == nil { participant.modal.run = run }
    calls.begin(target, appearing: true, animated: true)
    calls.begin(origin, appearing: false, animated: true)
    // The callbacks may have ended the transition.
    if run.isOver { calls.end([origin, target]) } else { run.startLater() }
  }

  /// Returns true if the view is one of the two pages'.
  func moves(_ view: UIView) -> Bool { view === origin.viewIfLoaded || view === target.viewIfLoaded }

  /// Ends the transition early, because another one begins or the pages change.
  func complete() { run?.endNow(true) }

  func transitionWillStart(_ run: TransitionRun) {}

  func transition(_ run: TransitionRun, turnsBack: Bool) {
    calls.begin(target, appearing: !turnsBack, animated: true)
    // The call may have ended the transition.
    guard self.run === run else { return }
    calls.begin(origin, appearing: turnsBack, animated: true)
  }

  func transition(_ run: TransitionRun, didEnd completed: Bool) {
    let isTarget = completed || removesOrigin
    let (staying, leaving) = isTarget ? (target, origin) : (origin, target)
    if !isTarget { controller?.show(origin) }
    if removesOrigin {
      calls.begin(target, appearing: true, animated: true)
      calls.begin(origin, appearing: false, animated: true)
    }
    controller?.put(staying)
    leaving.viewIfLoaded?.removeFromSuperview()
    // A page appears with its controller when that is back in the window.
    if controller?.appearance.isAppearingOrAppeared != true { calls.begin(staying, appearing: false, animated: false) }
    calls.end([leaving, staying])
    if removesOrigin { origin.removeFromParent() }
  }

  func transitionIsOver(_ run: TransitionRun, completed: Bool) {
    self.run = nil
    if controller?.tabTransition === self { controller?.tabTransition = nil }
  }
}
