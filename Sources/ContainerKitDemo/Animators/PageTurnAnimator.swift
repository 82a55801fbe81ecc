import UIKit

/// Turns the page over its left edge like that of a book: it bends, and its back can be seen. In the other direction the
/// incoming page is turned back.
final class PageTurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let count = 28
  /// The delay of the left edge against the right one, as a multiple of the time that a strip takes.
  private static let lag: CGFloat = 2.5
  private let forward: Bool

  /// - Parameter forward: `true` if the outgoing page turns to the left.
  init(forward: Bool = true) {
    self.forward = forward
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.9 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context, incomingBelow: !forward) else {
      return context.completeTransition(false)
    }
    let turned = forward ? pages.from : pages.to
    let stage = pages.addStage()
    let dark = stage.addShade(alpha: 0)
    let strips = strips(of: turned, in: stage)
    func pose(_ progress: CGFloat) {
      dark.alpha = 0.4 * (1 - progress)
      turn(strips, by: progress)
    }
    pose(forward ? 0 : 1)
    PoseKeyframes.animate(transitionDuration(using: context), in: context) {
      pose(self.forward ? $0 : 1 - $0)
    } completion: {
      stage.removeFromSuperview()
      pages.complete()
    }
  }

  /// A strip with two sides. Both turn around its left edge.
  private struct Strip {
    let front: Side
    let back: Side
    let start: CGFloat
    let end: CGFloat
  }

  private struct Side {
    let view: UIView
    let shade: UIView
  }

  private func strips(of page: UIView, in stage: UIView) -> [Strip] {
    let picture = PagePicture(of: page, isOnScreen: forward)
    let height = page.bounds.height
    return PagePicture.cuts(of: page.bounds.width, into: Self.count).enumerated().map { index, cut in
      // A strip continues below the next one by a point, so that nothing is seen between the two.
      let width = cut.end - cut.start + (index == Self.count - 1 ? 0 : 1)
      let print = CGRect(x: cut.start, y: 0, width: width, height: height)
      let front = picture.part(print)
      front.layer.anchorPoint.x = 0
      let back = UIView(frame: CGRect(x: cut.start - width, y: 0, width: width, height: height))
      back.layer.anchorPoint.x = 1
      back.backgroundColor = .white
      // The front shines through, mirrored.
      let through = picture.part(print)
      back.addSubview(through)
      through.frame = back.bounds
      through.transform = CGAffineTransform(scaleX: -1, y: 1)
      through.alpha = 0.15
      let sides = [front, back].map { side in
        side.layer.position.x = cut.start
        side.layer.isDoubleSided = false
        stage.addSubview(side)
        return Side(view: side, shade: side.addShade(alpha: 0))
      }
      return Strip(front: sides[0], back: sides[1], start: cut.start, end: cut.end)
    }
  }

  /// Turns the strips by up to half a turn, the right ones first.
  private func turn(_ strips: [Strip], by progress: CGFloat) {
    let width = strips.last?.end ?? 1
    var (x, z) = (CGFloat(0), CGFloat(0))
    for strip in strips {
      let distance = (strip.start + strip.end) / 2 / width
      let angle = .pi * min(max(progress * (1 + Self.lag) - Self.lag * (1 - distance), 0), 1)
      let move = CATransform3DMakeTranslation(x - strip.start, 0, z)
      strip.front.view.transform3D = CATransform3DConcat(CATransform3DMakeRotation(-angle, 0, 1, 0), move)
      strip.back.view.transform3D = CATransform3DConcat(CATransform3DMakeRotation(.pi - angle, 0, 1, 0), move)
      strip.front.shade.alpha = 0.4 * sin(angle)
      strip.back.shade.alpha = 0.1 + 0.35 * sin(angle)
      x += (strip.end - strip.start) * cos(angle)
      z += (strip.end - strip.start) * sin(angle)
    }
  }
}
