import UIKit

/// The page is cut out by a circle that grows from a button until it covers everything, or shrinks into it again.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var button: UIView?
  private let opens: Bool

  /// - Parameters:
  ///   - button: Where the circle comes from; nil is the middle.
  ///   - opens: Whether the incoming page grows; otherwise the outgoing one shrinks.
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
    let (small, large) = (source.circle(radius: source.radius), source.circle(radius: source.reach))
    PathChange.add(
      to: mask, from: opens ? small : large, to: opens ? large : small, duration: transitionDuration(using: context))
    CATransaction.commit()
  }
}

/// Where circles come from, in the coordinates of the view that they shall cover.
@MainActor struct CircleSource {
  let center: CGPoint
  /// The button's.
  let radius: CGFloat
  /// To the corner that is farthest away.
  let reach: CGFloat

  init(_ button: UIView?, in page: UIView) {
    let box =
      button.map { page.convert($0.bounds, from: $0) }
      ?? CGRect(x: page.bounds.midX, y: page.bounds.midY, width: 0, height: 0)
    center = CGPoint(x: box.midX, y: box.midY)
    radius = max(box.width / 2, 1)
    reach = hypot(
      max(center.x - page.bounds.minX, page.bounds.maxX - center.x),
      max(center.y - page.bounds.minY, page.bounds.maxY - center.y))
  }

  func circle(radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
