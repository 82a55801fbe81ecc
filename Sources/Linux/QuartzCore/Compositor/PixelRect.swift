/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x, y, width, height: Int

  /// The four quarters. Empty for a single pixel.
  var quarters: [PixelRect] {
    guard max(width, height) > 1 else { return [] }
    let (left, top) = ((width + 1) / 2, (height + 1) / 2)
    return [
      PixelRect(x: x, y: y, width: left, height: top),
      PixelRect(x: x + left, y: y, width: width - left, height: top),
      PixelRect(x: x, y: y + top, width: left, height: height - top),
      PixelRect(x: x + left, y: y + top, width: width - left, height: height - top),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}

extension CGRect {
  /// The corners in order around the rectangle.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
