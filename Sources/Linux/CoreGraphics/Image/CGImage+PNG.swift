internal import CCairo
internal import CPNG

/// What libpng said when it could not read or write an image.
package struct PNGError: Error, CustomStringConvertible {
  package let description: String
}

extension CGImage {
  /// The image as a PNG file: 8 bits a channel, with alpha unless it is opaque throughout.
  package func pngData() throws -> Data {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(width), png_uint_32(height))
    // Speed before size: a film has thousands of pictures.
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    image.format = Self.bgra
    // Words are b, g, r, a in memory; opaque ones need no division and are written as they are.
    let bytes =
      isOpaque && !isOpaqueFormat
      ? Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: pixels), count: bytesPerRow * height, deallocator: .none)
      : straightPixels
    defer { png_image_free(&image) }
    return try bytes.withUnsafeBytes { source in
      // The bound that PNG_IMAGE_PNG_SIZE_MAX gives: stored rows with a filter byte each, zlib's and the chunks' frames.
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

  /// Reads a PNG file; nil if the data is none.
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
      Self.premultiply(UnsafeMutableRawPointer(pixels!), count: Int(image.width * image.height))
      cairo_surface_mark_dirty(surface)
      return surface
    }
    guard let surface else { return nil }
    self.init(adopting: surface)
  }

  // PNG_FORMAT_BGRA, which is a macro of flags that does not come through to Swift.
  private static let bgra = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)

  private var straightPixels: Data {
    var straight = Data(count: bytesPerRow * height)
    straight.withUnsafeMutableBytes { target in
      for y in 0..<height {
        let row = UnsafeRawPointer(pixels).advanced(by: y * bytesPerRow)
        for x in 0..<width {
          var word = row.load(fromByteOffset: x * 4, as: UInt32.self)
          let alpha = isOpaqueFormat ? 255 : word >> 24
          if alpha == 255 {
            word |= 0xFF00_0000
          } else {
            let red = UInt32(Self.straight(word >> 16 & 0xFF, alpha))
            let green = UInt32(Self.straight(word >> 8 & 0xFF, alpha))
            let blue = UInt32(Self.straight(word & 0xFF, alpha))
            word = alpha << 24 | red << 16 | green << 8 | blue
          }
          target.storeBytes(of: word, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
    return straight
  }

  private static func premultiply(_ pixels: UnsafeMutableRawPointer, count: Int) {
    for index in 0..<count {
      let word = pixels.load(fromByteOffset: index * 4, as: UInt32.self)
      let alpha = word >> 24
      if alpha == 255 { continue }
      func channel(_ shift: UInt32) -> UInt32 { (((word >> shift & 0xFF) * alpha + 127) / 255) << shift }
      let product = alpha << 24 | channel(16) | channel(8) | channel(0)
      pixels.storeBytes(of: product, toByteOffset: index * 4, as: UInt32.self)
    }
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
