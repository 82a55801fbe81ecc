import CoreGraphics

/// Memory to draw into: 32 bits per pixel, with red, green and blue from the third byte down, and the top row first.
struct Pixels {
  var memory: UnsafeMutableRawPointer?
  var width: Int
  var height: Int
  var bytesPerRow: Int
  /// `true` if the memory contains nothing of the last drawing.
  var isFresh = false

  /// Returns a context in points of `scale` pixels, with the origin at the top left. Nil if there is no memory.
  func context(scale: CGFloat) -> CGContext? {
    guard
      let memory,
      let context = CGContext(
        data: memory, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    context.concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
    return context
  }
}

/// A rectangle of whole pixels, from the top left.
struct PixelArea: Equatable {
  var x, y, width, height: Int
}

extension PixelArea {
  /// The whole pixels around a rectangle in points, and one more on each side for soft edges. Nil if none of them is
  /// within `width` × `height`.
  init?(around rect: CGRect, scale: CGFloat, width: Int, height: Int) {
    guard !rect.isNull else { return nil }
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
    ).insetBy(dx: -1, dy: -1).integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { return nil }
    self.init(x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width), height: Int(pixels.height))
  }

  func rect(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
