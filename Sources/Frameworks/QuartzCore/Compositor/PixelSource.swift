/// A picture whose pixels are known without Cairo: the source of a row of pixels.
enum PixelSource {
  /// One color, premultiplied.
  case color(UInt32)
  case image(PlacedImage)
}

/// An image whose pixels are as large as the target's, at any position along one axis.
struct PlacedImage {
  let pixels: PixelBuffer
  /// The owner of the pixels.
  let owner: AnyObject
  /// The target's pixel in which the image's first pixel begins.
  var x, y: Int
  /// The weight of the next pixel to the right, and of the next one below, in 128ths. At most one of them is not 0.
  var across = 0
  var down = 0

  /// Returns the address of the image's pixel for a pixel of the target.
  func pixel(x: Int, y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(pixels.pixel(x: x - self.x + pixels.frame.x, y: y - self.y + pixels.frame.y))
  }

  /// The target's pixels for which the image has all pixels.
  var frame: PixelRect {
    PixelRect(
      x: x, y: y, width: pixels.frame.width - (across > 0 ? 1 : 0), height: pixels.frame.height - (down > 0 ? 1 : 0))
  }
}
