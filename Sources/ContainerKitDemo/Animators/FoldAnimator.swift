import UIKit

/// Folds the outgoing page like paper, in four strips, towards one of its edges.
final class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let count = 4
  private let forward: Bool

  /// - Parameter forward: `true` if the page folds towards its left edge.
  init(forward: Bool = true) {
    self.forward = forward
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context) else { return context.completeTransition(false) }
    let stage = pages.addStage()
    let dark = stage.addShade(alpha: 0.5)
    let strips = strips(of: pages.from, in: stage)
    PoseKeyframes.animate(transitionDuration(using: context), in: context) { progress in
      dark.alpha = 0.5 * (1 - progress)
      self.pose(strips, angle: acos(1 - pow(progress, 1.5)))
    } completion: {
      stage.removeFromSuperview()
      pages.complete()
    }
  }

  /// A strip, which turns around its edge nearer to the edge of the page that stays.
  private struct Strip {
    let view: UIView
    let shade: UIView
    let hinge: CGFloat
    let width: CGFloat
  }

  /// Creates the strips, starting at the edge of the page that stays. Later strips are above earlier ones.
  private func strips(of page: UIView, in stage: UIView) -> [Strip] {
    let picture = PagePicture(of: page)
    let (width, height) = (page.bounds.width, page.bounds.height)
    return PagePicture.cuts(of: width, into: Self.count).enumerated().map { index, cut in
      // A strip continues below the next one by a point, so that nothing is seen between the two.
      let (start, end) = (cut.start, index == Self.count - 1 ? cut.end : cut.end + 1)
      let view = picture.part(
        CGRect(x: forward ? start : width - end, y: 0, width: end - start, height: height))
      let hinge = forward ? start : width - start
      view.layer.anchorPoint.x = forward ? 0 : 1
      view.layer.position.x = hinge
      view.layer.isDoubleSided = false
      stage.addSubview(view)
      return Strip(view: view, shade: view.addShade(alpha: 0), hinge: hinge, width: cut.end - cut.start)
    }
  }

  /// Sets the strips up like an accordion: each first one of two rises by the angle, and the second one falls.
  private func pose(_ strips: [Strip], angle: CGFloat) {
    let side: CGFloat = forward ? 1 : -1
    var (x, z) = (forward ? 0 : strips[0].hinge, CGFloat(0))
    for (index, strip) in strips.enumerated() {
      let rises = index % 2 == 0
      let turn = CATransform3DMakeRotation(side * (rises ? -angle : angle), 0, 1, 0)
      let move = CATransform3DMakeTranslation(x - strip.hinge, 0, z)
      strip.view.transform3D = CATransform3DConcat(turn, move)
      strip.shade.alpha = sin(angle) * (rises ? 0.2 : 0.5)
      // Strips at the edge are still seen from the side when they are folded up.
      strip.view.alpha = angle < .pi / 2 ? 1 : 0
      x += side * strip.width * cos(angle)
      z += (rises ? 1 : -1) * strip.width * sin(angle)
    }
  }
}
