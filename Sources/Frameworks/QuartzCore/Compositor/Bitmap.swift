internal import CCairo

/// An image in memory for intermediate drawing.
final class Bitmap {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// The bytes per pixel.
  let channels: Int
  private let memory: PixelMemory.Block

  /// Creates an image. Nil if it is empty or cannot be allocated. `isCleared`: its pixels are clear, otherwise undefined.
  init?(width: Int, height: Int, isAlphaOnly: Bool = false, isCleared: Bool = true) {
    let format = isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    let bytesPerRow = Int(cairo_format_stride_for_width(format, Int32(clamping: width)))
    guard width > 0, height > 0, bytesPerRow > 0,
      let memory = PixelMemory.take(bytes: bytesPerRow * height, isCleared: isCleared)
    else { return nil }
    let made = cairo_image_surface_create_for_data(
      memory.start.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(clamping: height),
      Int32(bytesPerRow))
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      PixelMemory.give(back: memory)
      return nil
    }
    (surface, self.memory) = (made, memory)
    self.width = width
    self.height = height
    channels = isAlphaOnly ? 1 : 4
  }

  /// Creates an image for a part of a drawing, in the drawing's coordinates. Its pixels are undefined, except for a clear
  /// one with only alpha.
  convenience init?(for part: PixelRect, isAlphaOnly: Bool = false) {
    self.init(width: part.width, height: part.height, isAlphaOnly: isAlphaOnly, isCleared: isAlphaOnly)
    cairo_surface_set_device_offset(surface, Double(-part.x), Double(-part.y))
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    PixelMemory.give(back: memory)
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
