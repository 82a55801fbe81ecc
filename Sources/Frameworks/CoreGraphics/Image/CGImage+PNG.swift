internal import CCairo
internal import CPNG

/// The reason why an image could not be written.
package struct PNGError: Error, CustomStringConvertible {
  package let description: String
}

extension CGImage {
  /// Returns the image as a PNG file: 8 bits a channel, with alpha unless all of it is opaque. Speed matters more than
  /// size: a film has thousands of frames.
  package func pngData() throws -> Data {
    guard width > 0, height > 0 else { throw PNGError(description: "expected an image with pixels") }
    let isOpaque = isOpaque
    var chunks = PNGChunks(width: width, height: height, hasAlpha: !isOpaque)
    chunks.add("sRGB", Data([0]))
    chunks.add("IDAT", try PNGRows.compressed(of: self, isOpaque: isOpaque))
    return chunks.finished()
  }

  /// Creates an image from a PNG file. Nil if the data is not a PNG file.
  package convenience init?(pngData data: Data) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let surface = data.withUnsafeBytes { file -> OpaquePointer? in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else { return nil }
      image.format = Self.bgra
      guard
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return nil }
      cairo_surface_flush(surface)
      let pixels = cairo_image_surface_get_data(surface)
      let stride = cairo_image_surface_get_stride(surface)
      guard png_image_finish_read(&image, nil, pixels, stride, nil) != 0 else {
        cairo_surface_destroy(surface)
        return nil
      }
      let words = UnsafeMutableRawPointer(pixels!).assumingMemoryBound(to: UInt32.self)
      Self.premultiply(words, count: Int(image.width * image.height))
      cairo_surface_mark_dirty(surface)
      return surface
    }
    guard let surface else { return nil }
    self.init(adopting: surface)
  }

  // PNG_FORMAT_BGRA, a macro of flags that Swift does not import.
  private static let bgra = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)

  /// Returns a pixel with its colors divided by alpha.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    let red = UInt32(straight(word >> 16 & 0xFF, alpha))
    let green = UInt32(straight(word >> 8 & 0xFF, alpha))
    let blue = UInt32(straight(word & 0xFF, alpha))
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  private static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    // Neighboring pixels are often the same.
    var (last, lastProduct) = (0 as UInt32, 0 as UInt32)
    var index = 0
    while index < count {
      let word = pixels[index]
      if word < 0xFF00_0000 {
        if word != last {
          last = word
          lastProduct = product(word)
        }
        pixels[index] = lastProduct
      }
      index += 1
    }
  }

  /// Multiplies a pixel's colors with its alpha.
  private static func product(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt32 { (((word >> shift & 0xFF) * alpha + 127) / 255) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
