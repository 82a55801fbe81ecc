import UIKit

/// Blows up the outgoing page into tiles, which tumble past the eye.
final class ExplodeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let columns = 6

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.9 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pages = TransitionPages(context) else { return context.completeTransition(false) }
    let stage = pages.addStage()
    let dark = stage.addShade(alpha: 0.5)
    let tiles = tiles(of: pages.from, in: stage)
    let duration = transitionDuration(using: context)
    UIView.animate(withDuration: 0.6 * duration, delay: 0.4 * duration) {
      for tile in tiles { tile.alpha = 0 }
    }
    UIView.animate(withDuration: duration) {
      dark.alpha = 0
      self.scatter(tiles, in: stage)
    } completion: { _ in
      stage.removeFromSuperview()
      pages.complete()
    }
  }

  private func tiles(of page: UIView, in stage: UIView) -> [UIView] {
    let picture = PagePicture(of: page)
    let (width, height) = (page.bounds.width, page.bounds.height)
    let rows = max(1, Int((height / width * CGFloat(Self.columns)).rounded()))
    return PagePicture.cuts(of: height, into: rows).flatMap { row in
      PagePicture.cuts(of: width, into: Self.columns).map { column in
        let tile = picture.part(
          CGRect(x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start))
        stage.addSubview(tile)
        return tile
      }
    }
  }

  /// Moves each tile away from the middle and towards the eye, and turns it.
  private func scatter(_ tiles: [UIView], in stage: UIView) {
    var numbers = SeededNumbers(seed: 7)
    let middle = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    for tile in tiles {
      let force = numbers.next(0.6...1.6)
      let move = CATransform3DMakeTranslation(
        (tile.center.x - middle.x) * force, (tile.center.y - middle.y) * force,
        stage.bounds.width * numbers.next(0...1.2))
      let turn = CATransform3DMakeRotation(
        numbers.next(0.5...0.9) * .pi, numbers.next(-1...1), numbers.next(-1...1),
        numbers.next(-1...1))
      tile.transform3D = CATransform3DConcat(turn, move)
    }
  }
}
