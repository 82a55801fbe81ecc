import UIKit

/// Turns the earlier page over like that of a book: it bends, and its back can be seen, until it lies beyond the spine. In the
/// other direction it is turned back.
struct PageTurn: PageTransitionPart {
  let needsBothPages = true
  /// The number of strips. Neighbors are at most a few degrees apart, and their shades continue each other, so that the page
  /// looks round.
  private static let count = 36
  /// The delay of the edge at the spine relative to the free edge, as a multiple of the time in which a strip turns.
  private static let lag: CGFloat = 1

  func prepare(_ pages: TransitionPages) {
    let (stage, dark) = pages.addStageForPieces()
    let leaf = Leaf(of: pages.earlier, isLeft: pages.isEarlierOnLeft, Self.count, in: stage, pages)
    let isOpening = pages.step == .next
    pages.animate { progress in
      let turned = isOpening ? progress : 1 - progress
      dark.alpha = 0.35 * (1 - turned)
      // At the end even the edge at the spine is upright, and everything else beyond it.
      let time = turned * (0.5 + Self.lag)
      leaf.pose { distance in
        // Distances from the spine are from 0 to 1.
        .pi * Self.eased(min(max(time - Self.lag * (1 - distance), 0), 1))
      }
    }
  }

  private static func eased(_ fraction: CGFloat) -> CGFloat { fraction * fraction * (3 - 2 * fraction) }
}

/// A page that is bent: strips with two sides. Each strip turns around its edge nearer to the spine.
@MainActor private struct Leaf {
  private let strips: [Strip]
  private let side: CGFloat
  private let width: CGFloat
  private let spine: CGFloat

  private struct Strip {
    let front: Side
    let back: Side
    /// The distances of its edges from the spine.
    let start: CGFloat
    let end: CGFloat
  }

  /// A side and its two shades. Each shade is opaque at one edge and clear at the other.
  private struct Side {
    let view: UIView
    let inner: UIView
    let outer: UIView
  }

  /// - Parameter isLeft: `true` if the spine is on the left.
  init(of page: UIView, isLeft: Bool, _ count: Int, in stage: UIView, _ pages: TransitionPages) {
    let picture = pages.picture(of: page)
    (width, side) = (page.bounds.width, isLeft ? 1 : -1)
    let spine = isLeft ? 0 : width
    let (side, height) = (side, page.bounds.height)
    let paper = Paper(pages.color(of: page))
    strips = PagePicture.cuts(of: width, into: count).enumerated().map { index, cut in
      // A strip continues below the next one by a point, so that nothing is visible between the two.
      let length = cut.end - cut.start + (index == count - 1 ? 0 : 1)
      let hinge = spine + side * cut.start
      let print = CGRect(x: isLeft ? hinge : hinge - length, y: 0, width: length, height: height)
      let front = picture.part(print)
      let back = UIView(frame: CGRect(x: isLeft ? hinge - length : hinge, y: 0, width: length, height: height))
      back.backgroundColor = paper.color
      // The front shines through, mirrored.
      let through = picture.part(print)
      back.addSubview(through)
      through.frame = back.bounds
      through.transform = CGAffineTransform(scaleX: -1, y: 1)
      through.alpha = 0.12
      let sides = [(front, isLeft), (back, !isLeft)].map { view, isHingeLeft in
        view.layer.anchorPoint.x = isHingeLeft ? 0 : 1
        view.layer.position.x = hinge
        view.layer.isDoubleSided = false
        stage.addSubview(view)
        return Side(
          view: view, inner: paper.addShade(over: view, isFullLeft: isHingeLeft),
          outer: paper.addShade(over: view, isFullLeft: !isHingeLeft))
      }
      return Strip(front: sides[0], back: sides[1], start: cut.start, end: cut.end)
    }
    self.spine = spine
  }

  /// Turns each strip by the angle for its distance from the spine.
  func pose(_ angle: (_ distance: CGFloat) -> CGFloat) {
    var (x, z) = (spine, CGFloat(0))
    for strip in strips {
      let turn = angle((strip.start + strip.end) / 2 / width)
      let move = CATransform3DMakeTranslation(x - spine - side * strip.start, 0, z)
      strip.front.view.transform3D = CATransform3DConcat(CATransform3DMakeRotation(-side * turn, 0, 1, 0), move)
      strip.back.view.transform3D = CATransform3DConcat(CATransform3DMakeRotation(side * (.pi - turn), 0, 1, 0), move)
      for (inner, outer) in [(strip.front.inner, strip.front.outer), (strip.back.inner, strip.back.outer)] {
        let isBack = inner === strip.back.inner
        inner.alpha = shade(angle(strip.start / width), isBack)
        outer.alpha = shade(angle(strip.end / width), isBack)
      }
      x += side * (strip.end - strip.start) * cos(turn)
      z += (strip.end - strip.start) * sin(turn)
    }
  }

  /// The shade where the paper is turned by an angle. The light comes from the front.
  private func shade(_ angle: CGFloat, _ isBack: Bool) -> CGFloat {
    isBack ? 0.06 + 0.3 * sin(angle) : 0.32 * sin(angle)
  }
}

/// The material of the sides of a bent page.
@MainActor private struct Paper {
  /// The color of the back.
  let color: UIColor
  private let shade: UIImage

  init(_ color: UIColor) {
    self.color = color
    // Black that fades out to the right.
    let steps = 32
    shade = UIGraphicsImageRenderer(size: CGSize(width: steps, height: 1)).image { context in
      for step in 0..<steps {
        UIColor(white: 0, alpha: 1 - (CGFloat(step) + 0.5) / CGFloat(steps)).setFill()
        context.fill(CGRect(x: step, y: 0, width: 1, height: 1))
      }
    }
  }

  /// Adds a black view over another one, opaque at one side and clear at the other.
  func addShade(over view: UIView, isFullLeft: Bool) -> UIView {
    let cover = UIView(frame: view.bounds)
    cover.layer.contents = shade.cgImage
    if !isFullLeft { cover.transform = CGAffineTransform(scaleX: -1, y: 1) }
    cover.alpha = 0
    view.addSubview(cover)
    return cover
  }
}
