/// Who takes part in a transition, and where: what does not change during it.
@MainActor struct TransitionScene {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  /// The views that the animator may touch.
  let fromView: UIView?
  let toView: UIView?
  /// In the container view's coordinates; zero for a view that is not in the window at that end of the transition.
  var initialFrames: (from: CGRect, to: CGRect) = (.zero, .zero)
  var finalFrames: (from: CGRect, to: CGRect) = (.zero, .zero)
  var style = UIModalPresentationStyle.none
  var isAnimated = true

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }
}
