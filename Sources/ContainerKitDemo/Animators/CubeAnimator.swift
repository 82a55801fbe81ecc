import UIKit

/// Turns a cube, whose sides are the two pages, by a quarter around their shared edge.
final class CubeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let forward: Bool

  /// - Parameter forward: `true` if the incoming page enters from the right.
  init(forward: Bool) {
    self.forward = forward
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context) else { return context.completeTransition(false) }
    let depth = Depth(of: pages.container)
    let (from, to) = (pages.from.layer, pages.to.layer)
    let box = pages.to.frame
    // Both sides reach half a point beyond the edge. Without that, the background would shine through between them.
    let overlap = forward ? 0.5 : -0.5
    let (near, far) = forward ? (box.maxX - overlap, box.minX + overlap) : (box.minX - overlap, box.maxX + overlap)
    let quarter = CGFloat.pi / 2 * (forward ? 1 : -1)
    // Both are anchored at the shared edge, which moves from one side of the window to the other.
    let inset = abs(overlap) / max(box.width, 1)
    from.anchorPoint.x = forward ? 1 - inset : inset
    to.anchorPoint.x = forward ? inset : 1 - inset
    for side in [from, to] {
      side.position.x = near
      // The side that faces away is behind the other side.
      side.isDoubleSided = false
    }
    to.transform = CATransform3DMakeRotation(quarter, 0, 1, 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      for side in [from, to] { side.position.x = far }
      from.transform = CATransform3DMakeRotation(-quarter, 0, 1, 0)
      to.transform = CATransform3DIdentity
    } completion: { _ in
      for side in [from, to] {
        side.isDoubleSided = true
        side.transform = CATransform3DIdentity
        side.anchorPoint.x = 0.5
        side.position.x = box.midX
      }
      depth.giveBack()
      pages.complete()
    }
  }
}
