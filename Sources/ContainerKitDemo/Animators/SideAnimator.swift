import UIKit

/// Slides both pages by their width. The incoming page enters from the side of its tab.
final class SideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let forward: Bool

  /// - Parameter forward: `true` if the incoming page enters from the right.
  init(forward: Bool) {
    self.forward = forward
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context) else { return context.completeTransition(false) }
    let width = pages.container.bounds.width * (forward ? 1 : -1)
    pages.to.transform = CGAffineTransform(translationX: width, y: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      pages.from.transform = CGAffineTransform(translationX: -width, y: 0)
      pages.to.transform = .identity
    } completion: { _ in
      pages.from.transform = .identity
      pages.to.transform = .identity
      pages.complete()
    }
  }
}
