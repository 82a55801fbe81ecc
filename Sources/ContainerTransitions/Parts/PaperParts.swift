import UIKit

/// Folds the earlier page like paper, in strips, toward the side of the earlier pages, and unfolds it.
struct Fold: PageTransitionPart {
  let count: Int
  let needsBothPages = true

  func prepare(_ pages: TransitionPages) {
    let (isOpening, isLeft) = (pages.step == .next, pages.isEarlierOnLeft)
    let (stage, dark) = pages.addStageForPieces()
    let strips = strips(of: pages.earlier, isLeft, in: stage, pages)
    pages.animate { progress in
      let folded = isOpening ? progress : 1 - progress
      dark.alpha = 0.5 * (1 - folded)
      pose(strips, isLeft, angle: acos(1 - pow(folded, 1.5)))
    }
  }

  /// A strip, which turns around its edge nearer to the edge of the page that stays.
  private struct Strip {
    let view: UIView
    let shade: UIView
    let hinge: CGFloat
    let width: CGFloat
  }

  /// Creates the strips, starting at the edge that stays. Later strips are above earlier ones.
  @MainActor private func strips(
    of page: UIView, _ isLeft: Bool, in stage: UIView, _ pages: TransitionPages
  ) -> [Strip] {
    let picture = pages.picture(of: page)
    let (width, height) = (page.bounds.width, page.bounds.height)
    return PagePicture.cuts(of: width, into: count).enumerated().map { index, cut in
      // A strip continues below the next one by a point, so that nothing is visible between the two.
      let (start, end) = (cut.start, index == count - 1 ? cut.end : cut.end + 1)
      let view = picture.part(CGRect(x: isLeft ? start : width - end, y: 0, width: end - start, height: height))
      let hinge = isLeft ? start : width - start
      view.layer.anchorPoint.x = isLeft ? 0 : 1
      view.layer.position.x = hinge
      view.layer.isDoubleSided = false
      stage.addSubview(view)
      return Strip(view: view, shade: pages.addShade(over: view), hinge: hinge, width: cut.end - cut.start)
    }
  }

  /// Sets the strips up like an accordion: the first of each two rises by the angle, and the second falls.
  @MainActor private func pose(_ strips: [Strip], _ isLeft: Bool, angle: CGFloat) {
    let side: CGFloat = isLeft ? 1 : -1
    var (x, z) = (isLeft ? 0 : strips.first?.hinge ?? 0, CGFloat(0))
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
