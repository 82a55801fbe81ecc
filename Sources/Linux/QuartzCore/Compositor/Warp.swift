internal import CCairo

/// Resamples an image through a homography, with bilinear interpolation.
///
/// Pixman does the work, with 16.16 fixed-point matrices. These are too coarse for the small numbers of a perspective
/// over a whole screen. So the target is divided into tiles. Each has coordinates relative to the tile and to the part
/// of the image that it shows, and a matrix scaled up as far as 16 bits allow.
struct Warp {
  private static let tile = 64
  /// The maximum distance beyond the image's left and top edges of a point that a pixel on the outline shows.
  private static let margin: CGFloat = 256

  private let toSource: Homography

  /// - Parameter map: The transform from the image's pixels to the target's.
  init(_ map: Homography) {
    toSource = map.inverse
  }

  /// Returns the part of the warped image inside `target`, in whole pixels. Edge pixels are repeated beyond the image.
  func warped(_ source: Bitmap, into target: CGRect) -> Bitmap? {
    guard let result = Bitmap(width: Int(target.width), height: Int(target.height)) else { return nil }
    source.withPixels { sourcePixels in
      result.withPixels { pixels in
        let whole = Self.image(pixels, result.width, result.height, result.bytesPerRow)
        defer { pixman_image_unref(whole) }
        for y in stride(from: 0, to: result.height, by: Self.tile) {
          for x in stride(from: 0, to: result.width, by: Self.tile) {
            let tile = PixelRect(
              x: x, y: y, width: min(Self.tile, result.width - x), height: min(Self.tile, result.height - y))
            fill(tile, of: whole, at: target.origin, from: source, sourcePixels)
          }
        }
      }
    }
    return result
  }

  private func fill(
    _ tile: PixelRect, of whole: OpaquePointer?, at origin: CGPoint, from source: Bitmap,
    _ pixels: UnsafeMutablePointer<UInt8>
  ) {
    let corner = CGAffineTransform(translationX: origin.x + CGFloat(tile.x), y: origin.y + CGFloat(tile.y))
    let fromTile = Homography(corner).concatenating(toSource)
    let area = CGRect(x: 0, y: 0, width: tile.width, height: tile.height)
    guard area.corners.contains(where: { fromTile.w($0) > 0 }) else { return }
    // Toward the horizon the source extends to infinity. Pixman skips a tile if one of its corners goes there, or would
    // do so one pixel farther out.
    if !area.insetBy(dx: -1, dy: -1).corners.allSatisfy({ fromTile.isWithinReach($0) }) {
      tile.quarters.forEach { fill($0, of: whole, at: origin, from: source, pixels) }
      return
    }
    let part = shown(of: source, by: area, fromTile)
    // Pixman truncates weights to 128 steps. Adding half a step makes it round.
    let half: CGFloat = 1 / 256
    let local = fromTile.concatenating(
      Homography(CGAffineTransform(translationX: half - part.minX, y: half - part.minY)))
    guard var matrix = local.fixed(in: area) else { return }
    let image = Self.image(of: part, in: source, pixels)
    defer { pixman_image_unref(image) }
    pixman_image_set_transform(image, &matrix)
    pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
    pixman_image_composite32(
      PIXMAN_OP_SRC, image, nil, whole, 0, 0, 0, 0, Int32(tile.x), Int32(tile.y), Int32(tile.width), Int32(tile.height))
  }

  /// Returns the pixels that a tile shows, with two extra on each side. Some may be above or to the left of the image.
  private func shown(of source: Bitmap, by tile: CGRect, _ fromTile: Homography) -> CGRect {
    let all = CGRect(x: 0, y: 0, width: source.width, height: source.height)
    let around = all.insetBy(dx: -Self.margin, dy: -Self.margin)
    let box = CGRect(enclosing: tile.corners.map(fromTile.apply)).insetBy(dx: -2, dy: -2)
    let x = min(max(box.minX.rounded(.down), around.minX), all.maxX - 1)
    let y = min(max(box.minY.rounded(.down), around.minY), all.maxY - 1)
    let right = min(max(box.maxX.rounded(.up), x + 1), all.maxX)
    let bottom = min(max(box.maxY.rounded(.up), y + 1), all.maxY)
    return CGRect(x: x, y: y, width: max(right - x, 1), height: max(bottom - y, 1))
  }

  /// Returns a part of the source. Pixels above it or to its left are copied from its edge: Pixman's division ignores
  /// the sign, so its perspective has no coordinates below zero.
  private static func image(
    of part: CGRect, in source: Bitmap, _ pixels: UnsafeMutablePointer<UInt8>
  ) -> OpaquePointer? {
    let (width, height) = (Int(part.width), Int(part.height))
    if part.minX >= 0, part.minY >= 0 {
      let offset = Int(part.minY) * source.bytesPerRow + Int(part.minX) * 4
      return image(pixels + offset, width, height, source.bytesPerRow)
    }
    let whole = image(pixels, source.width, source.height, source.bytesPerRow)
    defer { pixman_image_unref(whole) }
    pixman_image_set_repeat(whole, PIXMAN_REPEAT_PAD)
    let copy = pixman_image_create_bits(PIXMAN_a8r8g8b8, Int32(width), Int32(height), nil, 0)
    pixman_image_composite32(
      PIXMAN_OP_SRC, whole, nil, copy, Int32(part.minX), Int32(part.minY), 0, 0, 0, 0, Int32(width), Int32(height))
    return copy
  }

  private static func image(
    _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ bytesPerRow: Int
  ) -> OpaquePointer? {
    pixels.withMemoryRebound(to: UInt32.self, capacity: 1) { words in
      pixman_image_create_bits_no_clear(PIXMAN_a8r8g8b8, Int32(width), Int32(height), words, Int32(bytesPerRow))
    }
  }
}

extension Homography {
  /// Returns `true` if the transformed point is in the range of Pixman's coordinates, with room for a margin.
  fileprivate func isWithinReach(_ point: CGPoint) -> Bool {
    guard w(point) > 0 else { return false }
    let place = apply(point)
    return max(abs(place.x), abs(place.y)) < 16_000
  }

  /// Returns Pixman's form of the transform, scaled so that the greatest number just fits. Nil if that is impossible.
  fileprivate func fixed(in tile: CGRect) -> pixman_transform_t? {
    // Not only the numbers but also the tile's transformed points must fit 16 bits, with a pixel to spare around it.
    let (width, height) = (tile.width + 1, tile.height + 1)
    let rows = [(m11, m21, m31), (m12, m22, m32), (m13, m23, m33)]
    let greatest = rows.map { abs($0.0) * width + abs($0.1) * height + abs($0.2) }.max() ?? 0
    guard greatest > 0, greatest.isFinite else { return nil }
    // Scaling by a power of two keeps the numbers' digits.
    let factor = exp2((log2(32_000 / greatest)).rounded(.down))
    func number(_ value: CGFloat) -> pixman_fixed_t { pixman_fixed_t((value * factor * 65_536).rounded()) }
    return pixman_transform_t(
      matrix: (
        (number(m11), number(m21), number(m31)), (number(m12), number(m22), number(m32)),
        (number(m13), number(m23), number(m33))
      ))
  }
}
