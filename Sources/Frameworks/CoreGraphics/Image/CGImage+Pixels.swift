internal import CCairo

extension CGImage {
  /// The pixels from the top left. Rows are `bytesPerRow` apart; each pixel is a native 32-bit ARGB word.
  var pixels: UnsafePointer<UInt8> { UnsafePointer(cairo_image_surface_get_data(surface)) }

  /// A row's pixels.
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  private func word(x: Int, y: Int) -> UInt32 {
    row(y)[x]
  }

  /// Returns a pixel, counted from the top left. Its colors are not premultiplied.
  package func pixel(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "no pixel (\(x), \(y)) in \(width)×\(height)")
    let word = word(x: x, y: y)
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt8 { Self.straight(word >> shift & 0xFF, alpha) }
    return (channel(16), channel(8), channel(0), UInt8(alpha))
  }

  static func straight(_ value: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(value) }
    return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
  }

  /// Returns `true` if both images have the same size and, byte for byte, the same pixels.
  package func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      memcmp(pixels + y * bytesPerRow, other.pixels + y * other.bytesPerRow, width * 4) == 0
    }
  }

  /// `true` if the alpha of all pixels is 255.
  var hasOpaquePixels: Bool {
    for y in 0..<height {
      let row = UnsafeRawPointer(pixels).advanced(by: y * bytesPerRow)
      var together: UInt64 = .max
      for pair in 0..<width / 2 { together &= row.loadUnaligned(fromByteOffset: pair * 8, as: UInt64.self) }
      if width % 2 == 1 { together &= UInt64(word(x: width - 1, y: y)) | 0xFFFF_FFFF_0000_0000 }
      if together & 0xFF00_0000_FF00_0000 != 0xFF00_0000_FF00_0000 { return false }
    }
    return true
  }
}
