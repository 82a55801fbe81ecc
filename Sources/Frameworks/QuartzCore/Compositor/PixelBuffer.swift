internal import CCairo
internal import CRows

/// Pixels in memory, 32 bits each, that are drawn on without Cairo. The memory belongs to a surface.
struct PixelBuffer {
  private let start: UnsafeMutableRawPointer
  private let bytesPerRow: Int
  /// The place of the pixels in the coordinates of the drawing.
  let frame: PixelRect

  /// Returns nil if the surface is not an image of 32 bits a pixel.
  init?(_ surface: OpaquePointer) {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    start = UnsafeMutableRawPointer(data)
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    frame = PixelRect(
      x: Int(-x), y: Int(-y), width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
  }

  /// Returns the address of a pixel inside the frame.
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    (start + (y - frame.y) * bytesPerRow + (x - frame.x) * 4).assumingMemoryBound(to: UInt32.self)
  }

  /// Fills a rectangle inside the frame.
  func fill(_ rect: PixelRect, _ color: UInt32) {
    let bits = start.assumingMemoryBound(to: UInt32.self)
    pixman_fill(
      bits, Int32(bytesPerRow / 4), 32, Int32(rect.x - frame.x), Int32(rect.y - frame.y), Int32(rect.width),
      Int32(rect.height), color)
  }

  /// `true` if the pixels do not fit the processor's caches, together with those that are drawn.
  var isLarge: Bool { bytesPerRow * frame.height >= 4 << 20 }

  /// The pixels for functions in C.
  var rows: rows_image {
    rows_image(
      pixels: start.assumingMemoryBound(to: UInt32.self), words_per_row: bytesPerRow / 4, width: Int32(frame.width),
      height: Int32(frame.height))
  }
}
