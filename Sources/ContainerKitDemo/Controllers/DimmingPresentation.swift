import UIKit

/// Presents a page at two thirds of the size, in the middle, over a view that dims the page below. A tap on that view dismisses
/// the page.
final class DimmingPresentation: UIPresentationController {
  /// The width and height of the page, as a fraction of those of the container view.
  private static let fraction: CGFloat = 2 / 3
  private static let cornerRadius: CGFloat = 16
  private let dimming = UIButton(type: .custom)

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimming.accessibilityLabel = "Dismiss"
    dimming.addAction(
      UIAction { [unowned self] _ in self.presentedViewController.dismiss(animated: true) }, for: .touchUpInside)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = CGSize(
      width: (bounds.width * Self.fraction).rounded(), height: (bounds.height * Self.fraction).rounded())
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// The frame of a view with a transform is undefined, so an animator's view gets bounds and a center.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let frame = frameOfPresentedViewInContainerView
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.roundCorners(Self.cornerRadius)
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    animateAlongside { [dimming] in dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    animateAlongside { [dimming] in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  private func animateAlongside(_ changes: @escaping @MainActor () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animate { _ in changes() }
  }
}
