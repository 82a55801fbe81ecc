import ContainerKit
import UIKit

/// A container that is its own delegate, with an animator of the app's where a scene has one.
final class DemoContainerViewController: ContainerViewController, ContainerViewControllerDelegate {
  typealias Animator = any UIViewControllerAnimatedTransitioning
  private let makeAnimator: (_ from: UIViewController, _ to: UIViewController) -> Animator?
  /// Whether a drag on a page may switch: false where the page has a finger of its own.
  var switchesByDrag: (UIViewController) -> Bool = { _ in true }

  /// - Parameter animatorFor: Makes the animator of a switch from one page to another; nil is the container's own.
  init(
    pages: [UIViewController] = Pages.make(),
    animatorFor: @escaping (_ from: UIViewController, _ to: UIViewController) -> Animator?
  ) {
    makeAnimator = animatorFor
    super.init(viewControllers: pages, selectedIndex: 0)
    delegate = self
  }

  convenience init(pages: [UIViewController] = Pages.make(), animator: @escaping () -> Animator? = { nil }) {
    self.init(pages: pages, animatorFor: { _, _ in animator() })
  }

  required init?(coder: NSCoder) { nil }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(fromVC, toVC)
  }

  func containerViewController(
    _ container: ContainerViewController, shouldBeginInteractionFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool {
    switchesByDrag(viewController)
  }
}
