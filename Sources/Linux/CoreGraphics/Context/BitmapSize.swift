/// The pixels of a bitmap that is drawn for content of a size in points.
///
/// Cairo draws from images of no more than 32,766 pixels in a side. What would be larger, or would take more than 256
/// megabytes, has fewer pixels a point: all of the content is drawn, less sharply.
package struct BitmapSize: Equatable {
  /// Cairo makes images of 32,767 pixels, too, and then draws nothing from them (measured).
  private static let longestSide = 32_766
  private static let mostPixels: CGFloat = 67_108_864
  /// A point smaller than that would leave nothing to be seen, and no transform that can be inverted.
  private static let leastScale: CGFloat = 1 / 4096

  package let width: Int
  package let height: Int
  /// Pixels a point: as many as are asked for, if that can be.
  package let scale: CGFloat

  /// Nil for a size in which nothing can be drawn: one that is empty, endless, or larger than 4096 points a pixel.
  package init?(_ size: CGSize, scale wanted: CGFloat) {
    let (width, height) = (size.width, size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite, wanted > 0, wanted.isFinite else { return nil }
    let scale = min(
      wanted, CGFloat(Self.longestSide) / max(width, height), (Self.mostPixels / width / height).squareRoot())
    guard scale == wanted || scale >= Self.leastScale else { return nil }
    // Stretched over the content, a last pixel that is covered in part would be seen.
    let rounding: FloatingPointRoundingRule = scale == wanted ? .up : .down
    func pixels(_ points: CGFloat) -> Int { min(max(Int((points * scale).rounded(rounding)), 1), Self.longestSide) }
    (self.width, self.height, self.scale) = (pixels(width), pixels(height), scale)
  }
}
