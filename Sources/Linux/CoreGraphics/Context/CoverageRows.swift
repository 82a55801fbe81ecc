internal import CCairo

/// The rows of a coverage that are within the clip of an image, and the pixels of the image below them.
struct CoverageRows {
  private struct Part {
    let width, height: Int
    let mask: UnsafePointer<UInt8>
    let pixels: UnsafeMutablePointer<UInt32>
  }

  private let target: OpaquePointer
  /// The bytes of a row of the mask, and the pixels of a row of the image.
  private let maskStride, stride: Int
  private var parts: [Part] = []

  /// - Parameters:
  ///   - mask: A surface with a byte for each pixel.
  ///   - left: The place of its left edge in the context.
  ///   - top: The place of its upper edge.
  ///   - cairo: The context, without a transform. Its clip must consist of whole pixels, otherwise there are no rows.
  init?(_ mask: OpaquePointer, left: Int, top: Int, in cairo: OpaquePointer) {
    guard let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24].contains(cairo_image_surface_get_format(target)),
      let list = cairo_copy_clip_rectangle_list(cairo)
    else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    cairo_surface_flush(target)
    cairo_surface_flush(mask)
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, let pixels = cairo_image_surface_get_data(target),
      let bytes = cairo_image_surface_get_data(mask)
    else { return nil }
    self.target = target
    maskStride = Int(cairo_image_surface_get_stride(mask))
    stride = Int(cairo_image_surface_get_stride(target)) / 4
    let (width, height) = (Int(cairo_image_surface_get_width(mask)), Int(cairo_image_surface_get_height(mask)))
    let (targetWidth, targetHeight) = (
      Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
    )
    // A group has its own image, which covers a part of the context.
    var (moveX, moveY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &moveX, &moveY)
    for clip in UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)) {
      let (x, y) = (max(left, Int(clip.x), -Int(moveX)), max(top, Int(clip.y), -Int(moveY)))
      let right = min(left + width, Int(clip.x + clip.width), targetWidth - Int(moveX))
      let bottom = min(top + height, Int(clip.y + clip.height), targetHeight - Int(moveY))
      guard x < right, y < bottom else { continue }
      let first = pixels.withMemoryRebound(to: UInt32.self, capacity: stride * targetHeight) {
        $0 + (y + Int(moveY)) * stride + x + Int(moveX)
      }
      parts.append(
        Part(
          width: right - x, height: bottom - y, mask: UnsafePointer(bytes + (y - top) * maskStride + x - left),
          pixels: first))
    }
  }

  /// `true` if all pixels are transparent.
  var isTargetClear: Bool {
    parts.allSatisfy { part in
      (0..<part.height).allSatisfy { row in
        let pixels = part.pixels + row * stride
        for column in 0..<part.width where pixels[column] != 0 { return false }
        return true
      }
    }
  }

  /// Mixes the pixels with a color, as Cairo does when it fills a path with an opaque color.
  func fill(with color: UInt32) {
    for part in parts {
      for row in 0..<part.height {
        let (mask, pixels) = (part.mask + row * maskStride, part.pixels + row * stride)
        for column in 0..<part.width where mask[column] != 0 {
          let share = UInt32(mask[column])
          pixels[column] =
            share == 255 ? color : Self.product(color, share) &+ Self.product(pixels[column], 255 &- share)
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
