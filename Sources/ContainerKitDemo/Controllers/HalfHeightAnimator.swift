import UIKit

/// Moves a page up to half of the height, in front of a smaller picture of the screen, and back.
///
/// The container view of a presentation stays until the end of the dismissal, and so does the picture in it: the dismissal finds it by
/// its tag.
final class HalfHeightAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The tag of the picture of the screen in the container view.
  static let pictureTag = 2016
  /// The scale of the picture while the page is presented.
  static let pictureScale: CGFloat = 0.9
  private static let cornerRadius: CGFloat = 20
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting { present(context) } else { dismiss(context) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let picture = Self.addPicture(to: container) { [weak controller] in controller?.dismiss(animated: true) }
    var frame = container.bounds
    frame.size.height = (frame.height / 2).rounded()
    frame.origin.y = container.bounds.height
    page.frame = frame
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    page.roundCorners(Self.cornerRadius)
    page.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    container.addSubview(page)
    page.layoutIfNeeded()
    animate(context) {
      Self.setAway(true, picture)
      page.frame.origin.y -= frame.height
    } completion: { completed in
      guard !completed else { return }
      picture.superview?.removeFromSuperview()
      page.removeFromSuperview()
    }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .from),
      let picture = context.containerView.viewWithTag(Self.pictureTag)
    else { return context.completeTransition(false) }
    let frame = page.frame
    animate(context) {
      Self.setAway(false, picture)
      page.frame.origin.y = context.containerView.bounds.height
    } completion: { completed in
      guard !completed else { return }
      Self.setAway(true, picture)
      page.frame = frame
    }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
    completion: @escaping (_ completed: Bool) -> Void
  ) {
    let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: curve, animations: changes
    ) { _ in
      let completed = !context.transitionWasCancelled
      completion(completed)
      context.completeTransition(completed)
    }
  }

  /// Adds the picture of the screen, on a button that calls the closure, and returns it: a black view, and in it the picture, through
  /// which the black shows. The button has the color of a page, so that the status bar's text stays readable.
  private static func addPicture(to container: UIView, onTap: @escaping () -> Void) -> UIView {
    let backing = UIButton(type: .custom)
    backing.frame = container.bounds
    backing.backgroundColor = .systemBackground
    backing.accessibilityLabel = "Dismiss"
    backing.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    let picture = UIView(frame: backing.bounds)
    picture.backgroundColor = .black
    picture.tag = pictureTag
    picture.isUserInteractionEnabled = false
    picture.clipsToBounds = true
    let screen = container.window?.screen.snapshotView(afterScreenUpdates: false) ?? UIView()
    screen.frame = picture.bounds
    for view in [backing, picture, screen] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    picture.addSubview(screen)
    backing.addSubview(picture)
    container.addSubview(backing)
    return picture
  }

  /// Makes the picture smaller and darker, with round corners, or as it was.
  private static func setAway(_ isAway: Bool, _ picture: UIView) {
    picture.transform = isAway ? CGAffineTransform(scaleX: pictureScale, y: pictureScale) : .identity
    picture.layer.cornerRadius = isAway ? cornerRadius : 0
    for screen in picture.subviews { screen.alpha = isAway ? 0.6 : 1 }
  }
}

/// Presents and dismisses a page with `HalfHeightAnimator`. Its creator retains it.
final class HalfHeightPresenting: NSObject, UIViewControllerTransitioningDelegate {
  private let swipe: SwipeAway

  init(swipe: SwipeAway) {
    self.swipe = swipe
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { HalfHeightAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { HalfHeightAnimator(isPresenting: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.isDragging ? swipe : nil }
}
