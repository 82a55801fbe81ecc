import ContainerKit
import UIKit

/// A container that is its own delegate, with the animator of a scene if it has one.
final class DemoContainerViewController: ContainerViewController, ContainerViewControllerDelegate {
  typealias Animator = any UIViewControllerAnimatedTransitioning
  private let makeAnimator: (_ from: UIViewController, _ to: UIViewController) -> Animator?
  /// Returns false if a drag on the page must not start a transition, because the page follows the finger itself.
  var switchesByDrag: (UIViewController) -> Bool = { _ in true }

  /// - Parameter animatorFor: Returns the animator of a transition from one page to another; nil for the container's
  ///   own.
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

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .backdrop
  }

  func containerViewController(
    _ container: ContainerViewController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator(fromVC, toVC)
  }

  func containerViewController(
    _ container: ContainerViewController, shouldBeginPanFrom viewController: UIViewController,
    at point: CGPoint
  ) -> Bool {
    switchesByDrag(viewController)
  }
}

extension UIColor {
  /// The color behind the pages, which is visible between them during a transition.
  static let backdrop = UIColor { $0.userInterfaceStyle == .dark ? .black : .systemGray5.resolvedColor(with: $0) }
}
