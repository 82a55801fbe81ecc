internal import CCairo
internal import CPNG

/// The message of libpng when it could not read or write an image.
package struct PNGError: Error, CustomStringConvertible {
  package let description: String
}

extension CGImage {
  /// Returns the image as a PNG file: 8 bits a channel, with alpha unless all of it is opaque.
  package func pngData() throws -> Data {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(width), png_uint_32(height))
    // Speed matters more than size: a film has thousands of frames.
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    image.format = Self.bgra
    // Words are b, g, r, a in memory. Opaque ones need no division and are written unchanged.
    let bytes =
      isOpaque && !isOpaqueFormat
      ? Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: pixels), count: bytesPerRow * height, deallocator: .none)
      : straightPixels
    defer { png_image_free(&image) }
    return try bytes.withUnsafeBytes { source in
      // The bound of PNG_IMAGE_PNG_SIZE_MAX: stored rows with a filter byte each, and zlib's and the chunks' framing.
      let rows = (width * 4 + 1) * height
      var size = png_alloc_size_t(rows + rows / 1000 + (rows / 16_000 + 1) * 5 + 4096)
      var file = Data(count: Int(size))
      let done = file.withUnsafeMutableBytes { target in
        png_image_write_to_memory(
          &image, target.baseAddress, &size, 0, source.baseAddress, png_int_32(bytesPerRow), nil)
      }
      guard done != 0 else { throw PNGError(description: Self.message(image)) }
      return file.prefix(Int(size))
    }
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

  private var straightPixels: Data {
    var straight = Data(count: bytesPerRow * height)
    straight.withUnsafeMutableBytes { target in
      guard let target = target.baseAddress else { return }
      let opaque: UInt32 = isOpaqueFormat ? 0xFF00_0000 : 0
      // Neighboring pixels are often the same.
      var (last, lastStraight) = (0 as UInt32, 0 as UInt32)
      for y in 0..<height {
        let source = row(y)
        let words = (target + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        var x = 0
        while x < width {
          let word = source[x] | opaque
          if word != last {
            last = word
            lastStraight = Self.straight(word)
          }
          words[x] = lastStraight
          x += 1
        }
      }
    }
    return straight
  }

  private static func straight(_ word: UInt32) -> UInt32 {
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

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
