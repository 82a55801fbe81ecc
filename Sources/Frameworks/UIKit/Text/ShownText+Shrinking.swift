import Foundation

extension ShownText {
  /// Returns the text in at most the given number of lines (0: no limit) within a space, in the largest fonts with which
  /// all of it is shown, or in the smallest ones that are allowed.
  ///
  /// - Parameter minimum: The smallest factor of the fonts' sizes.
  mutating func shrunkLayout(_ numberOfLines: Int, within space: CGSize, minimum: CGFloat) -> TextLayout {
    let whole = layout(numberOfLines, within: space)
    guard space.width > 0, minimum < 1, !fits(whole, space) else { return whole }
    func scaled(_ factor: CGFloat) -> TextLayout {
      var text = self
      text.scaleFonts(by: factor)
      return text.layout(numberOfLines, within: space)
    }
    var (low, high) = (max(minimum, 1 / 64), CGFloat(1))
    var best = scaled(low)
    guard fits(best, space) else { return best }
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      let layout = scaled(middle)
      if fits(layout, space) { (low, best) = (middle, layout) } else { high = middle }
    }
    return best
  }

  /// Halves the range of factors to less than a thousandth.
  private static let steps = 10

  private func fits(_ layout: TextLayout, _ space: CGSize) -> Bool {
    !layout.isTruncated && layout.size.width <= space.width + 1e-6
  }

  /// Scales the fonts' sizes. Other attributes stay the same (a guess: text-38).
  private mutating func scaleFonts(by factor: CGFloat) {
    func scaled(_ font: UIFont) -> UIFont { font.withSize(font.pointSize * factor) }
    if hasAttributes, let attributed {
      _ = show(attributed.mapping(.font) { ($0 as? UIFont).map(scaled) })
    } else {
      _ = set(font: scaled(style.font))
    }
  }
}
