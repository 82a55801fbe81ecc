import ContainerKit
import UIKit

/// A container that is its own delegate, for an animator of the app's.
final class AnimatedContainerViewController: ContainerViewController, ContainerViewControllerDelegate {
  private let makeAnimator: () -> any UIViewControllerAnimatedTransitioning

  init(viewControllers: [UIViewController], animator: @escaping () -> any UIViewControllerAnimatedTransitioning) {
    makeAnimator = animator
    super.init(viewControllers: viewControllers, selectedIndex: 0)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator()
  }
}
