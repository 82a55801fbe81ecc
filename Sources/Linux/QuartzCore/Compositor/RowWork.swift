internal import CCairo
internal import CRows

/// Writes sources into pixels, row by row.
struct RowWork {
  private let pixels: PixelBuffer

  init(_ pixels: PixelBuffer) { self.pixels = pixels }

  func write(_ source: Source, in region: Region) {
    for rect in region.rects {
      switch source {
      case .color(let color): pixels.fill(rect, color)
      case .image(let image) where image.isWhole: pixels.copy(image, to: rect)
      case .image(let image):
        forEachRow(of: rect) { y, target in image.mix(x: rect.x, y: y, into: target, count: rect.width) }
      }
    }
  }

  /// Draws a core over a source or, without one, over what is there.
  func blend(_ core: DrawItem.Core, over base: Source?, in region: Region) {
    for rect in region.rects {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width * 2) { buffer in
        guard let row = buffer.baseAddress else { return }
        let above = RowReader(core.source, row, rect)
        let below = base.map { RowReader($0, row + rect.width, rect) }
        forEachRow(of: rect) { y, target in
          let base = below?.row(y) ?? UnsafePointer(target)
          if core.isSolid {
            rows_fade(above.row(y), UInt32(core.alpha), base, target, rect.width)
          } else {
            rows_blend(above.row(y), UInt32(core.alpha), base, target, rect.width)
          }
        }
      }
    }
  }

  /// Draws an image in perspective. `isSolid`: the image is opaque.
  func draw(_ warp: Warp, isSolid: Bool, alpha: Int, in region: Region) {
    for rect in region.rects {
      if isSolid && alpha == 255 {
        warp.write(rect, to: pixels)
        continue
      }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { buffer in
        guard let row = buffer.baseAddress else { return }
        for y in rect.y..<rect.maxY {
          warp.write(PixelRect(x: rect.x, y: y, width: rect.width, height: 1)) { _ in row }
          let target = pixels.pixel(x: rect.x, y: y)
          rows_blend(row, UInt32(alpha), target, target, rect.width)
        }
      }
    }
  }

  /// Draws a picture through a mask. Both are in the coordinates of the target.
  static func draw(_ picture: Bitmap, through mask: Bitmap, on target: OpaquePointer, in region: Region) {
    let images = [picture.surface, mask.surface, target].map(PixelImage.init)
    for rect in region.rects {
      let places = images.map { (x: Int32(rect.x - $0.frame.x), y: Int32(rect.y - $0.frame.y)) }
      pixman_image_composite32(
        PIXMAN_OP_OVER, images[0].image, images[1].image, images[2].image, places[0].x, places[0].y, places[1].x,
        places[1].y, places[2].x, places[2].y, Int32(rect.width), Int32(rect.height))
    }
  }

  private func forEachRow(of rect: PixelRect, _ body: (_ y: Int, UnsafeMutablePointer<UInt32>) -> Void) {
    for y in rect.y..<rect.maxY { body(y, pixels.pixel(x: rect.x, y: y)) }
  }
}

/// Returns rows of a source. Rows that are not in memory are computed in a buffer.
private struct RowReader {
  private let source: Source
  private let buffer: UnsafeMutablePointer<UInt32>
  private let rect: PixelRect

  init(_ source: Source, _ buffer: UnsafeMutablePointer<UInt32>, _ rect: PixelRect) {
    (self.source, self.buffer, self.rect) = (source, buffer, rect)
    if case .color(let color) = source { buffer.update(repeating: color, count: rect.width) }
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> {
    guard case .image(let image) = source else { return UnsafePointer(buffer) }
    if image.isWhole { return image.pixel(x: rect.x, y: y) }
    image.mix(x: rect.x, y: y, into: buffer, count: rect.width)
    return UnsafePointer(buffer)
  }
}

extension PlacedImage {
  fileprivate func mix(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    let next = across > 0 ? pixel(x: x + 1, y: y) : pixel(x: x, y: y + 1)
    rows_mix(pixel(x: x, y: y), next, UInt32(max(across, down)), target, count)
  }
}

/// A surface as an image of pixman's.
private final class PixelImage {
  let image: OpaquePointer?
  let frame: PixelRect

  init(_ surface: OpaquePointer) {
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    frame = PixelRect(x: Int(-x), y: Int(-y), width: Int(width), height: Int(height))
    let format: pixman_format_code_t =
      switch cairo_image_surface_get_format(surface) {
      case CAIRO_FORMAT_A8: PIXMAN_a8
      case CAIRO_FORMAT_RGB24: PIXMAN_x8r8g8b8
      default: PIXMAN_a8r8g8b8
      }
    let data = cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
    image = pixman_image_create_bits_no_clear(
      format, width, height, data?.assumingMemoryBound(to: UInt32.self), cairo_image_surface_get_stride(surface))
  }

  deinit { pixman_image_unref(image) }
}
