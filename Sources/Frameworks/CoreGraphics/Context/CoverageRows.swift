internal import CCairo

/// The rows of a coverage that are within the clip of an image, and the pixels of the image below them.
struct CoverageRows {
  private struct Part {
    let width, height: Int
    let mask: UnsafePointer<UInt8>
    let pixels: UnsafeMutablePointer<UInt32>
  }

  private let target: OpaquePointer
  /// The rectangles of the clip.
  private let clips: UnsafeBufferPointer<cairo_rectangle_t>
  /// The place of the coverage in the context.
  private let left, top: Int
  private let mask: UnsafePointer<UInt8>
  private let maskWidth, maskHeight: Int
  private let pixels: UnsafeMutablePointer<UInt32>
  private let targetWidth, targetHeight: Int
  /// The bytes of a row of the mask, and the pixels of a row of the image.
  private let maskStride, stride: Int
  /// The place of the context's upper left corner in the image. A group has its own image, which covers a part of the
  /// context.
  private let originX, originY: Int

  /// - Parameters:
  ///   - mask: A surface with a byte for each pixel.
  ///   - left: The place of its left edge in the context.
  ///   - top: The place of its upper edge.
  ///   - cairo: The context. If it does not draw into an image, there are no rows.
  ///   - clips: The rectangles of its clip, which consist of whole pixels. They must outlive the rows.
  init?(
    _ mask: OpaquePointer, left: Int, top: Int, in cairo: OpaquePointer, clips: UnsafeBufferPointer<cairo_rectangle_t>
  ) {
    guard let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    let format = cairo_image_surface_get_format(target)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    cairo_surface_flush(target)
    cairo_surface_flush(mask)
    guard let pixels = cairo_image_surface_get_data(target), let bytes = cairo_image_surface_get_data(mask) else {
      return nil
    }
    (self.target, self.clips, self.left, self.top) = (target, clips, left, top)
    self.mask = UnsafePointer(bytes)
    self.pixels = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
    maskStride = Int(cairo_image_surface_get_stride(mask))
    stride = Int(cairo_image_surface_get_stride(target)) / 4
    (maskWidth, maskHeight) = (Int(cairo_image_surface_get_width(mask)), Int(cairo_image_surface_get_height(mask)))
    targetWidth = Int(cairo_image_surface_get_width(target))
    targetHeight = Int(cairo_image_surface_get_height(target))
    var (moveX, moveY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &moveX, &moveY)
    (originX, originY) = (Int(moveX), Int(moveY))
  }

  private func part(in clip: cairo_rectangle_t) -> Part? {
    let (x, y) = (max(left, Int(clip.x), -originX), max(top, Int(clip.y), -originY))
    let right = min(left + maskWidth, Int(clip.x + clip.width), targetWidth - originX)
    let bottom = min(top + maskHeight, Int(clip.y + clip.height), targetHeight - originY)
    guard x < right, y < bottom else { return nil }
    return Part(
      width: right - x, height: bottom - y, mask: mask + (y - top) * maskStride + x - left,
      pixels: pixels + (y + originY) * stride + x + originX)
  }

  /// `true` if all pixels are transparent.
  var isTargetClear: Bool {
    clips.allSatisfy { clip in
      guard let part = part(in: clip) else { return true }
      return (0..<part.height).allSatisfy { row in
        let pixels = part.pixels + row * stride
        for column in 0..<part.width where pixels[column] != 0 { return false }
        return true
      }
    }
  }

  /// Mixes the pixels with a color, as Cairo does when it fills a path with an opaque color.
  func fill(with color: UInt32) {
    for clip in clips {
      guard let part = part(in: clip) else { continue }
      for row in 0..<part.height {
        let (mask, pixels) = (part.mask + row * maskStride, part.pixels + row * stride)
        for column in 0..<part.width where mask[column] != 0 {
          let weight = UInt32(mask[column])
          pixels[column] =
            weight == 255 ? color : Self.product(color, weight) &+ Self.product(pixels[column], 255 &- weight)
        }
      }
    }
    cairo_surface_mark_dirty(target)
  }

  /// Returns a pixel times a fraction in 255ths, with Cairo's rounding.
  private static func product(_ pixel: UInt32, _ fraction: UInt32) -> UInt32 {
    func half(_ channels: UInt32) -> UInt32 {
      let product = channels &* fraction &+ 0x7F_007F
      return ((product &+ ((product >> 8) & 0xFF_00FF)) >> 8) & 0xFF_00FF
    }
    return half(pixel & 0xFF_00FF) | half((pixel >> 8) & 0xFF_00FF) << 8
  }
}
