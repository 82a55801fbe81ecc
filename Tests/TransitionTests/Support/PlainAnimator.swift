import UIKit

/// An animator as in an article: it slides the incoming page over the outgoing one. It may make a mistake.
final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Mistake { case neverCompletes, leavesAlpha }

  private let mistake: Mistake?

  init(_ mistake: Mistake? = nil) { self.mistake = mistake }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = AnimatedPages(context) else { return context.completeTransition(false) }
    pages.to.transform = CGAffineTransform(translationX: pages.container.bounds.width, y: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) { [mistake] in
      pages.to.transform = .identity
      if mistake == .leavesAlpha { pages.from.alpha = 0.5 }
    } completion: { [mistake] _ in
      pages.to.transform = .identity
      if mistake != .neverCompletes { pages.complete() }
    }
  }
}
