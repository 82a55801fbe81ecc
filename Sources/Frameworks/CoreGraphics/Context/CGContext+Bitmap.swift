internal import CCairo

extension CGContext {
  /// The number of pixels in a row.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }

  /// The number of rows.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// The distance between rows in memory, in bytes.
  public var bytesPerRow: Int { external?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface)) }

  /// 8.
  public var bitsPerComponent: Int { 8 }

  /// 32.
  public var bitsPerPixel: Int { 32 }

  /// sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The position of alpha in a pixel, if any.
  public var alphaInfo: CGImageAlphaInfo {
    if let external { return external.alphaInfo }
    return cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? .noneSkipFirst : .premultipliedFirst
  }

  /// The layout of a pixel in memory.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), external?.byteOrder ?? .byteOrder32Little]
  }

  /// The pixels, from the top left. You can read and write them between drawing operations.
  public var data: UnsafeMutableRawPointer? {
    if let external { return external.data }
    cairo_surface_flush(surface)
    // Marked as dirty in advance, because there is no way to know when the caller writes.
    cairo_surface_mark_dirty(surface)
    return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
  }
}
