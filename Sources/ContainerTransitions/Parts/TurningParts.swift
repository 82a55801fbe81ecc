import UIKit

/// Turns a cube, whose sides are the pages, by a quarter.
struct Cube: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    pages.addDepth()
    let (side, width) = (pages.side, pages.bounds.width)
    // Both sides reach half a point beyond their shared edge. Otherwise the background would be visible between them.
    let inset = 0.5 / max(width, 1)
    pages.setAnchor(CGPoint(x: side > 0 ? 1 - inset : inset, y: 0.5), of: pages.from)
    pages.setAnchor(CGPoint(x: side > 0 ? inset : 1 - inset, y: 0.5), of: pages.to)
    for page in [pages.from, pages.to] { page.layer.isDoubleSided = false }
    let travel = width - 1
    func turn(_ angle: CGFloat, _ x: CGFloat) -> CATransform3D {
      CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), CATransform3DMakeTranslation(x, 0, 0))
    }
    pages.to.transform3D = turn(side * .pi / 2, side * travel)
    pages.animate {
      pages.to.transform3D = CATransform3DIdentity
      pages.from.transform3D = turn(-side * .pi / 2, -side * travel)
    }
  }
}

/// Turns over a card, whose sides are the pages.
struct Flip: PageTransitionPart {
  let axis: PageTransition.Axis
  let needsBothPages = true

  func prepare(_ pages: TransitionPages) {
    pages.addDepth()
    for page in [pages.from, pages.to] { page.layer.isDoubleSided = false }
    let half = CGFloat.pi * (axis == .horizontal ? pages.side : pages.step == .next ? 1 : -1)
    // Half a turn has the same matrix in both directions, so the way there is animated in small steps.
    pages.animate { progress in
      pages.from.transform3D = rotation(-half * progress)
      pages.to.transform3D = rotation(half * (1 - progress))
    }
  }

  private func rotation(_ angle: CGFloat) -> CATransform3D {
    if angle == 0 { return CATransform3DIdentity }
    return axis == .horizontal
      ? CATransform3DMakeRotation(angle, 0, 1, 0) : CATransform3DMakeRotation(-angle, 1, 0, 0)
  }
}

/// Turns the outgoing page away around its far edge like a door, while the incoming one swings in from the other side. Neither
/// comes closer to the eye than at rest, where its upper edge would be above the screen.
struct Swing: PageTransitionPart {
  let needsBothPages = true

  func prepare(_ pages: TransitionPages) {
    pages.addDepth(before: pages.backdropColor)
    let (side, width) = (pages.side, pages.bounds.width)
    pages.setAnchor(CGPoint(x: side > 0 ? 0 : 1, y: 0.5), of: pages.from)
    pages.setAnchor(CGPoint(x: side > 0 ? 1 : 0, y: 0.5), of: pages.to)
    let shade = pages.addShade(over: pages.from)
    pages.to.transform3D = Self.away(side, width)
    pages.animate {
      pages.to.transform3D = CATransform3DIdentity
      pages.from.transform3D = Self.away(-side, 0.3 * width)
      shade.alpha = 0.6
    }
  }

  private static func away(_ side: CGFloat, _ distance: CGFloat) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DMakeRotation(-side * .pi / 3, 0, 1, 0), CATransform3DMakeTranslation(side * distance, 0, 0))
  }
}
