internal import CCairo

extension CGContext {
  /// How many pixels a row has.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }

  /// How many rows there are.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// The distance from row to row in memory.
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// 8.
  public var bitsPerComponent: Int { 8 }

  /// 32.
  public var bitsPerPixel: Int { 32 }

  /// sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// Whether pixels have alpha.
  public var alphaInfo: CGImageAlphaInfo {
    cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? .noneSkipFirst : .premultipliedFirst
  }

  /// How pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }

  /// The pixels, from the top left. They may be read and written between drawing.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface)
    // Said beforehand, because there is no telling when the caller writes.
    cairo_surface_mark_dirty(surface)
    return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
  }
}
