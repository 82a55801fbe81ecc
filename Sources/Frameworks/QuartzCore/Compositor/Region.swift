internal import CCairo

/// A set of pixels, as a list of rectangles. Immutable.
final class Region {
  private var region = pixman_region32_t()

  init(_ rect: PixelRect = .empty) {
    pixman_region32_init_rect(&region, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
  }

  /// Creates the union of rectangles.
  init(_ rects: [PixelRect]) {
    var boxes = rects.map { rect in
      pixman_box32_t(x1: Int32(rect.x), y1: Int32(rect.y), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
    }
    pixman_region32_init_rects(&region, &boxes, Int32(boxes.count))
  }

  deinit { pixman_region32_fini(&region) }

  var isEmpty: Bool { pixman_region32_not_empty(&region) == 0 }

  /// The smallest rectangle around the pixels.
  var bounds: PixelRect { PixelRect(pixman_region32_extents(&region).pointee) }

  /// The rectangles, in rows from the top. They do not overlap.
  var rects: [PixelRect] {
    var count: Int32 = 0
    let boxes = pixman_region32_rectangles(&region, &count)
    return (0..<Int(count)).compactMap { index in boxes.map { PixelRect($0[index]) } }
  }

  /// The number of pixels.
  var count: Int { rects.reduce(0) { $0 + $1.count } }

  /// `true` if the region is a rectangle, or empty.
  var isRect: Bool { pixman_region32_n_rects(&region) <= 1 }

  func contains(_ rect: PixelRect) -> Bool {
    if rect.isEmpty { return true }
    var box = pixman_box32_t(x1: Int32(rect.x), y1: Int32(rect.y), x2: Int32(rect.maxX), y2: Int32(rect.maxY))
    return pixman_region32_contains_rectangle(&region, &box) == PIXMAN_REGION_IN
  }

  func intersection(_ rect: PixelRect) -> Region {
    let result = Region()
    if rect.isEmpty { return result }
    pixman_region32_intersect_rect(
      &result.region, &region, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
    return result
  }

  func intersection(_ other: Region) -> Region {
    let result = Region()
    pixman_region32_intersect(&result.region, &region, &other.region)
    return result
  }

  func subtracting(_ other: Region) -> Region {
    let result = Region()
    pixman_region32_subtract(&result.region, &region, &other.region)
    return result
  }

  func union(_ other: Region) -> Region {
    let result = Region()
    pixman_region32_union(&result.region, &region, &other.region)
    return result
  }
}

extension PixelRect {
  fileprivate init(_ box: pixman_box32_t) {
    self.init(x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
  }
}
