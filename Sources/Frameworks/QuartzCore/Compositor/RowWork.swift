internal import CCairo
internal import CRows

/// Writes sources into pixels, row by row.
struct RowWork {
  private let pixels: PixelBuffer

  init(_ pixels: PixelBuffer) { self.pixels = pixels }

  /// Draws cores over each other. The lowest one, whose alpha is ignored, replaces what is there.
  ///
  /// - Parameter isFinal: `true` if the pixels are not needed soon.
  func write(_ cores: [DrawItem.Core], in region: Region, isFinal: Bool = false) {
    for rect in region.rects {
      let streams = isFinal && rect.count >= Self.leastToStream && pixels.isLarge
      if cores.count == 1, case .color(let color) = cores[0].source, !streams {
        pixels.fill(rect, color)
      } else {
        compose(cores, in: rect, overTarget: false, streams: streams)
      }
    }
  }

  /// Draws a core over what is there.
  func blend(_ core: DrawItem.Core, in region: Region) {
    for rect in region.rects { compose([core], in: rect, overTarget: true) }
  }

  private func compose(_ cores: [DrawItem.Core], in rect: PixelRect, overTarget: Bool, streams: Bool = false) {
    let target = pixels.pixel(x: rect.x, y: rect.y)
    let wordsPerRow = pixels.rows.words_per_row
    withUnsafeTemporaryAllocation(of: rows_layer.self, capacity: cores.count + 1) { layers in
      var count = 0
      if overTarget {
        layers[0] = rows_layer()
        (layers[0].pixels, layers[0].words_per_row) = (UnsafePointer(target), wordsPerRow)
        count = 1
      }
      for core in cores {
        layers[count] = core.layer(of: rect)
        count += 1
      }
      rows_compose(layers.baseAddress, count, target, wordsPerRow, rect.width, rect.height, streams)
    }
  }

  /// The number of pixels from which on it pays to write past the caches.
  private static let leastToStream = 16_384
  /// The number of cores that are drawn at once at most.
  static let mostCores = ROWS_MOST_LAYERS

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
      let positions = images.map { (x: Int32(rect.x - $0.frame.x), y: Int32(rect.y - $0.frame.y)) }
      pixman_image_composite32(
        PIXMAN_OP_OVER, images[0].image, images[1].image, images[2].image, positions[0].x, positions[0].y,
        positions[1].x,
        positions[1].y, positions[2].x, positions[2].y, Int32(rect.width), Int32(rect.height))
    }
  }
}

extension DrawItem.Core {
  /// Returns the core's pixels of a rectangle.
  fileprivate func layer(of rect: PixelRect) -> rows_layer {
    var layer = rows_layer()
    (layer.alpha, layer.is_solid) = (UInt32(alpha), isSolid)
    switch source {
    case .color(let color): layer.color = color
    case .image(let image):
      layer.pixels = image.pixel(x: rect.x, y: rect.y)
      layer.words_per_row = image.pixels.rows.words_per_row
      (layer.next, layer.weight) = (image.across > 0 ? 1 : layer.words_per_row, UInt32(max(image.across, image.down)))
    }
    return layer
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
