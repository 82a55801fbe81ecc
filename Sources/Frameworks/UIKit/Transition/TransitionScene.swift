/// The participants of a transition and their frames, which do not change during it.
@MainActor struct TransitionScene {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  /// The views that the animator may change.
  let fromView: UIView?
  let toView: UIView?
  /// Frames in the container view's coordinates; zero for a view outside the window at that end of the transition.
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
