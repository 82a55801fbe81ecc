/// The size in pixels of a bitmap for content whose size is in points.
///
/// Cairo cannot draw from images with more than 32,766 pixels on a side. A bitmap that would be larger, or would take
/// more than 256 megabytes, has fewer pixels per point: all of the content is drawn, but less sharply.
package struct BitmapSize: Equatable {
  /// The longest side of an image from which Cairo draws. It also creates images of 32,767 pixels, but draws nothing
  /// from them (measured).
  private static let longestSide = 32_766
  private static let mostPixels: CGFloat = 67_108_864
  /// The smallest scale. Below it nothing would be visible, and the transform could not be inverted.
  private static let leastScale: CGFloat = 1 / 4096

  package let width: Int
  package let height: Int
  /// The pixels per point. The requested scale if possible.
  package let scale: CGFloat

  /// Returns nil if nothing can be drawn: the size is empty or infinite, or a pixel would cover more than 4096 points.
  package init?(_ size: CGSize, scale wanted: CGFloat) {
    let (width, height) = (size.width, size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite, wanted > 0, wanted.isFinite else { return nil }
    let scale = min(
      wanted, CGFloat(Self.longestSide) / max(width, height), (Self.mostPixels / width / height).squareRoot())
    guard scale == wanted || scale >= Self.leastScale else { return nil }
    // The bitmap may be stretched over the content. A last pixel that is covered only in part would then be visible.
    let rounding: FloatingPointRoundingRule = scale == wanted ? .up : .down
    func pixels(_ points: CGFloat) -> Int { min(max(Int((points * scale).rounded(rounding)), 1), Self.longestSide) }
    (self.width, self.height, self.scale) = (pixels(width), pixels(height), scale)
  }
}
