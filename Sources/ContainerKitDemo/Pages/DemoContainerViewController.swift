import ContainerKit
import UIKit

/// A container that is its own delegate, with an animator of the app's where a scene has one.
final class DemoContainerViewController: ContainerViewController, ContainerViewControllerDelegate {
  private let makeAnimator: () -> (any UIViewControllerAnimatedTransitioning)?

  init(
    pages: [UIViewController] = Pages.make(),
    animator: @escaping () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
  ) {
    makeAnimator = animator
    super.init(viewControllers: pages, selectedIndex: 0)
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
