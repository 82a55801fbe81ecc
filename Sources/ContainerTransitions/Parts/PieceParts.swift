import UIKit

/// Opens the earlier page like a gate with two wings. The later one is larger behind it, so that its edges are never visible.
struct Portal: PageTransitionPart {
  private static let scale: CGFloat = 1.2
  let needsBothPages = true

  func prepare(_ pages: TransitionPages) {
    pages.addDepth()
    pages.bringToFront(pages.later)
    let (gate, isOpening) = (pages.earlier, pages.step == .next)
    let stage = pages.addStage()
    let dark = UIView(frame: stage.bounds)
    dark.backgroundColor = .black
    stage.addSubview(dark)
    let picture = pages.picture(of: gate)
    let wings = PagePicture.cuts(of: gate.bounds.width, into: 2).enumerated().map { index, cut in
      let wing = picture.part(CGRect(x: cut.start, y: 0, width: cut.end - cut.start, height: gate.bounds.height))
      wing.layer.anchorPoint.x = CGFloat(index)
      wing.layer.position.x = index == 0 ? cut.start : cut.end
      stage.addSubview(wing)
      return (view: wing, shade: pages.addShade(over: wing), angle: index == 0 ? -CGFloat.pi / 2 : .pi / 2)
    }
    func set(isOpen: Bool) {
      for wing in wings {
        wing.view.transform3D = isOpen ? CATransform3DMakeRotation(wing.angle, 0, 1, 0) : CATransform3DIdentity
        wing.shade.alpha = isOpen ? 0.5 : 0
      }
      dark.alpha = isOpen ? 0 : 0.7
      pages.later.transform = isOpen ? .identity : CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    }
    set(isOpen: !isOpening)
    pages.animate { set(isOpen: isOpening) }
  }
}

/// Blows up the earlier page into tiles, which tumble past the eye, and puts them together again in the other direction.
struct Explode: PageTransitionPart {
  let columns: Int
  let needsBothPages = true

  func prepare(_ pages: TransitionPages) {
    let (page, isOpening) = (pages.earlier, pages.step == .next)
    pages.bringToFront(pages.later)
    let stage = pages.addStage()
    let dark = UIView(frame: stage.bounds)
    dark.backgroundColor = .black
    stage.addSubview(dark)
    let picture = pages.picture(of: page)
    let (width, height) = (page.bounds.width, page.bounds.height)
    let rows = max(1, Int((height / max(width, 1) * CGFloat(columns)).rounded()))
    var numbers = SeededNumbers(seed: 7)
    let tiles = PagePicture.cuts(of: height, into: rows).flatMap { row in
      PagePicture.cuts(of: width, into: columns).map { column in
        let tile = picture.part(
          CGRect(x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start))
        stage.addSubview(tile)
        return (view: tile, away: away(tile.center, stage.bounds, &numbers))
      }
    }
    func set(isOpen: Bool) {
      dark.alpha = isOpen ? 0 : 0.5
      for tile in tiles { tile.view.transform3D = isOpen ? tile.away : CATransform3DIdentity }
    }
    set(isOpen: !isOpening)
    for tile in tiles { tile.view.alpha = isOpening ? 1 : 0 }
    pages.animate { set(isOpen: isOpening) }
    pages.animate(from: isOpening ? 0.4 : 0, to: isOpening ? 1 : 0.6) {
      for tile in tiles { tile.view.alpha = isOpening ? 0 : 1 }
    }
  }

  /// Returns the place to which a tile flies: away from the middle and toward the eye, turned.
  private func away(_ center: CGPoint, _ bounds: CGRect, _ numbers: inout SeededNumbers) -> CATransform3D {
    let force = numbers.next(in: 0.6...1.6)
    let move = CATransform3DMakeTranslation(
      (center.x - bounds.midX) * force, (center.y - bounds.midY) * force, bounds.width * numbers.next(in: 0...1.2))
    let turn = CATransform3DMakeRotation(
      numbers.next(in: 0.5...0.9) * .pi, numbers.next(in: -1...1), numbers.next(in: -1...1), numbers.next(in: -1...1))
    return CATransform3DConcat(turn, move)
  }
}

/// Numbers that look random, and are the same in every run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
    // The multiplier and the increment are those of Knuth's MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 11) / CGFloat(UInt64(1) << 53)
  }
}
