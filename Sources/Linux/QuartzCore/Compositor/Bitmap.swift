internal import CCairo

/// An image in memory for intermediate drawing.
final class Bitmap {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// The bytes per pixel.
  let channels: Int

  /// Creates a clear image. Nil if it cannot be allocated.
  init?(width: Int, height: Int, isAlphaOnly: Bool = false) {
    let format = isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    guard let made = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    surface = made
    self.width = width
    self.height = height
    channels = isAlphaOnly ? 1 : 4
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  func draw(_ body: (OpaquePointer) -> Void) {
    guard let cairo = cairo_create(surface) else { return }
    body(cairo)
    cairo_destroy(cairo)
  }

  /// Calls a closure that can read and write the pixels, from the top left.
  func withPixels(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    cairo_surface_flush(surface)
    if let pixels = cairo_image_surface_get_data(surface) { body(pixels) }
    cairo_surface_mark_dirty(surface)
  }
}
