internal import CCairo

/// The memory of a bitmap whose pixels are stored in another way than Cairo's. Each operation reads them into Cairo's
/// surface first, and writes them afterwards, so an app finds what was drawn, and what it writes is there.
final class ExternalPixels {
  let data: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let alphaInfo: CGImageAlphaInfo
  let byteOrder: CGBitmapInfo
  private let isOwned: Bool
  /// The places of alpha, red, green and blue among a pixel's bytes.
  private let positions: (alpha: Int, red: Int, green: Int, blue: Int)

  /// - Parameters:
  ///   - data: The memory, which must outlive the pixels. Nil for their own, which is cleared.
  ///   - height: The number of rows.
  ///   - bytesPerRow: The distance between rows, in bytes.
  ///   - alphaInfo: Premultiplied alpha or none, first or last.
  ///   - byteOrder: That of 32-bit pixels.
  init(
    _ data: UnsafeMutableRawPointer?, height: Int, bytesPerRow: Int, alphaInfo: CGImageAlphaInfo,
    byteOrder: CGBitmapInfo
  ) {
    isOwned = data == nil
    self.data = data ?? calloc(height, bytesPerRow)!
    (self.bytesPerRow, self.alphaInfo, self.byteOrder) = (bytesPerRow, alphaInfo, byteOrder)
    let isFirst = alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst
    let order = isFirst ? (0, 1, 2, 3) : (3, 0, 1, 2)
    positions =
      byteOrder == .byteOrder32Little ? (3 - order.0, 3 - order.1, 3 - order.2, 3 - order.3) : order
  }

  deinit { if isOwned { free(data) } }

  /// Reads the pixels into a surface of the same size.
  func read(into surface: OpaquePointer) {
    let isOpaque = alphaInfo.isSkipped
    forEachPixel(of: surface) { bytes, pixel in
      let alpha = isOpaque ? 0xFF : UInt32(bytes[positions.alpha])
      let (red, green, blue) = (bytes[positions.red], bytes[positions.green], bytes[positions.blue])
      pixel = alpha << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Writes the pixels of a surface. A byte without a meaning becomes 255.
  func write(from surface: OpaquePointer) {
    let isOpaque = alphaInfo.isSkipped
    forEachPixel(of: surface) { bytes, pixel in
      bytes[positions.alpha] = isOpaque ? 0xFF : UInt8(pixel >> 24)
      bytes[positions.red] = UInt8(pixel >> 16 & 0xFF)
      bytes[positions.green] = UInt8(pixel >> 8 & 0xFF)
      bytes[positions.blue] = UInt8(pixel & 0xFF)
    }
  }

  private func forEachPixel(of surface: OpaquePointer, _ body: (UnsafeMutablePointer<UInt8>, inout UInt32) -> Void) {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(cairo_image_surface_get_height(surface)) {
      let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let words = UnsafeMutableRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(cairo_image_surface_get_width(surface)) { body(row + 4 * x, &words[x]) }
    }
  }
}

extension CGImageAlphaInfo {
  /// `true` if a pixel has a byte without a meaning.
  var isSkipped: Bool { self == .noneSkipFirst || self == .noneSkipLast }
}
