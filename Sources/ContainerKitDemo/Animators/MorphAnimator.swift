import UIKit

/// Shows the incoming page through a circle that grows in the middle, becomes a square, and covers everything.
final class MorphAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context) else { return context.completeTransition(false) }
    let box = pages.to.bounds
    let middle = CGPoint(x: box.midX, y: box.midY)
    let mask = CAShapeLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      pages.to.layer.mask = nil
      pages.complete()
    }
    pages.to.layer.mask = mask
    let (small, large) = (min(box.width, box.height) * 0.2, max(box.width, box.height) / 2)
    PathChange.add(
      to: mask,
      along: [
        Self.shape(around: middle, radius: 0, roundness: 1), Self.shape(around: middle, radius: small, roundness: 1),
        Self.shape(around: middle, radius: large, roundness: 0),
      ], duration: transitionDuration(using: context))
    CATransaction.commit()
  }

  /// Returns a square (0), a circle (1), or a shape in between. Each has eight curves between corners and the middles
  /// of sides, so that one can be animated to another.
  static func shape(around middle: CGPoint, radius: CGFloat, roundness: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for step in 0..<8 {
      let (start, end) = (vertex(step, roundness), vertex(step + 1, roundness))
      // The length of the tangent is that of an eighth of a circle. On a side of the square the tangent is the side
      // itself.
      let (first, second) = (tangent(step, leaving: true, roundness), tangent(step + 1, leaving: false, roundness))
      let reach = roundness * 4 / 3 * tan(.pi / 16) + (1 - roundness) / 3
      func point(_ base: CGPoint, _ tangent: CGPoint, _ sign: CGFloat) -> CGPoint {
        let (dx, dy) = (sign * reach * tangent.x, sign * reach * tangent.y)
        return CGPoint(x: middle.x + radius * (base.x + dx), y: middle.y + radius * (base.y + dy))
      }
      if step == 0 { path.move(to: point(start, .zero, 0)) }
      path.addCurve(
        to: point(end, .zero, 0), controlPoint1: point(start, first, 1), controlPoint2: point(end, second, -1))
    }
    path.close()
    return path
  }

  /// Returns one of the eight points of an outline with a radius of 1. Middles of sides are even, corners are odd.
  private static func vertex(_ step: Int, _ roundness: CGFloat) -> CGPoint {
    let angle = CGFloat(step) * .pi / 4
    let stretch = step % 2 == 0 ? 1 : sqrt(2) + (1 - sqrt(2)) * roundness
    return CGPoint(x: cos(angle) * stretch, y: sin(angle) * stretch)
  }

  /// Returns the direction of the outline at a point. At a corner of the square, the directions before and after it
  /// differ.
  private static func tangent(_ step: Int, leaving: Bool, _ roundness: CGFloat) -> CGPoint {
    let angle = CGFloat(step) * .pi / 4 + .pi / 2
    let bend = step % 2 == 0 ? 0 : (1 - roundness) * .pi / 4 * (leaving ? 1 : -1)
    return CGPoint(x: cos(angle + bend), y: sin(angle + bend))
  }
}
