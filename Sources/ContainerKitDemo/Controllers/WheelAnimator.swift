import UIKit

/// Turns two pages on a wheel whose axle is far below them.
final class WheelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The angle between two pages, in radians.
  private static let angle: CGFloat = .pi / 15

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    to.frame = context.finalFrame(for: incoming)
    context.containerView.addSubview(to)
    let side: CGFloat = context.initialFrame(for: incoming).minX < 0 ? -1 : 1
    to.transform = Self.turned(to.bounds, by: side)
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseInOut]) {
      from.transform = Self.turned(from.bounds, by: -side)
      to.transform = .identity
    } completion: { _ in
      from.transform = .identity
      to.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Returns the transform of a page that is turned by a number of pages to the right. Two pages touch at their lower corners.
  private static func turned(_ page: CGRect, by pages: CGFloat) -> CGAffineTransform {
    let radius = page.height / 2 + page.width / 2 / tan(angle / 2)
    return CGAffineTransform(translationX: 0, y: radius).rotated(by: pages * angle).translatedBy(x: 0, y: -radius)
  }
}
