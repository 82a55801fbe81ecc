import UIKit

/// Clips the page to a circle that grows from a button until it covers everything, or shrinks into the button.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var button: UIView?
  private let opens: Bool

  /// - Parameters:
  ///   - button: The button from which the circle grows; nil for the middle of the page.
  ///   - opens: `true` if the incoming page grows; false if the outgoing page shrinks.
  init(from button: UIView?, opens: Bool = true) {
    (self.button, self.opens) = (button, opens)
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context, incomingBelow: !opens) else { return context.completeTransition(false) }
    let page = opens ? pages.to : pages.from
    let source = CircleSource(button, in: page)
    let mask = CAShapeLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      page.layer.mask = nil
      pages.complete()
    }
    page.layer.mask = mask
    let (small, large) = (source.circle(radius: 0), source.circle(radius: source.reach))
    PathChange.add(
      to: mask, along: opens ? [small, large] : [large, small], duration: transitionDuration(using: context))
    CATransaction.commit()
  }
}

/// The origin of a circle, in the coordinate space of the view that the circle should cover.
@MainActor struct CircleSource {
  let center: CGPoint
  /// The distance to the farthest corner.
  let reach: CGFloat

  init(_ button: UIView?, in page: UIView) {
    let box =
      button.map { page.convert($0.bounds, from: $0) }
      ?? CGRect(x: page.bounds.midX, y: page.bounds.midY, width: 0, height: 0)
    center = CGPoint(x: box.midX, y: box.midY)
    reach = hypot(
      max(center.x - page.bounds.minX, page.bounds.maxX - center.x),
      max(center.y - page.bounds.minY, page.bounds.maxY - center.y))
  }

  func circle(radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
