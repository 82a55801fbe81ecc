internal import CCairo

/// Draws items on a surface. What needs no Cairo goes straight to the pixels, once for each pixel if possible: an opaque
/// source is not written before it is certain that nothing translucent follows, with which it would be mixed. A large
/// translucent one waits above it.
final class Raster {
  private(set) var cairo: OpaquePointer
  let surface: OpaquePointer
  private let pixels: PixelBuffer?
  /// The opaque cores that were not written yet, each with those above it. Their regions do not overlap.
  private var waiting: [(region: Region, cores: [DrawItem.Core])] = []
  /// The clip that Cairo has.
  private var clip: Clip?

  init?(_ surface: OpaquePointer) {
    guard let cairo = cairo_create(surface) else { return nil }
    (self.cairo, self.surface) = (cairo, surface)
    cairo_surface_flush(surface)
    // Cairo replaces the pixels of a surface that it believes to be clear, instead of drawing over them.
    cairo_surface_mark_dirty(surface)
    pixels = PixelBuffer(surface)
  }

  deinit { cairo_destroy(cairo) }

  /// Draws a list.
  ///
  /// - Parameter color: The pixel behind the items, such as 0 for clear. Nil for what is there.
  /// - Returns: `true` if the items are known to make all pixels opaque.
  @discardableResult func draw(_ list: DrawList, in region: Region, over color: UInt32? = nil) -> Bool {
    let occlusion = Occlusion(list.items, in: region)
    if let color, let pixels {
      let area = occlusion.open
      let core = DrawItem.Core(area: area.bounds, source: .color(color), isSolid: color >> 24 == 255)
      if core.isOpaque { waiting.append((area, [core])) } else { write([core], in: area, pixels) }
    }
    draw(list.items, occlusion)
    write()
    // A blurred copy replaces what was there.
    return occlusion.open.isEmpty && list.items.allSatisfy { $0.readArea == nil }
  }

  private func draw(_ items: [DrawItem], _ occlusion: Occlusion) {
    for (item, part) in zip(items, occlusion.visible) {
      if let part { draw(item, part) }
    }
  }

  private func draw(_ item: DrawItem, _ region: Region) {
    var rest = region
    if let core = item.core, let pixels {
      var inside = region.intersection(core.area)
      if let clip = item.space.clip { inside = inside.intersection(clip.inner) }
      let isAll = inside.count == region.count
      if isAll || inside.count >= DrawItem.least {
        compose(core, inside, pixels)
        if isAll { return }
        rest = region.subtracting(inside)
      }
    }
    if let middle = item.middle {
      let inside = rest.intersection(middle)
      if !inside.isEmpty {
        withClip(item, inside, isCut: true) { Painter(cairo, item.space).drawMiddle(of: item) }
        rest = rest.subtracting(inside)
        if rest.isEmpty { return }
      }
    }
    switch item.part {
    case .group, .perspective:
      // Most of it is drawn without the clip.
      let inside = item.space.clip.map { rest.intersection($0.inner) } ?? rest
      drawSeparately(item, inside, isClipped: pixels == nil)
      drawSeparately(item, rest.subtracting(inside), isClipped: true)
    default: withClip(item, rest) { Painter(cairo, item.space).draw(item) }
    }
  }

  private func drawSeparately(_ item: DrawItem, _ region: Region, isClipped: Bool) {
    if region.isEmpty { return }
    switch item.part {
    case .group(let group): draw(group, item, region, isClipped: isClipped)
    case .perspective(let view): view.draw(with: self, item, in: region, isClipped: isClipped)
    default: break
    }
  }

  /// Draws a group directly where its mask is opaque, and the rest separately, through the mask.
  private func draw(_ group: Group, _ item: DrawItem, _ region: Region, isClipped: Bool) {
    var rest = region
    if let coverage = group.coverage, !isClipped {
      let direct = region.intersection(coverage.inside)
      draw(group.list.items, Occlusion(group.list.items, in: direct))
      rest = region.intersection(coverage.edge)
    }
    if rest.isEmpty { return }
    guard let picture = group.picture(of: rest) else { return }
    let mask = group.maskPicture(of: rest)
    if let mask { return draw(picture, through: mask, item, in: rest, isClipped: isClipped) }
    guard !isClipped, let pixels, let buffer = PixelBuffer(picture.surface) else {
      return withClip(item, rest) {
        setSource(picture)
        cairo_paint_with_alpha(cairo, group.opacity)
      }
    }
    let placed = PlacedImage(pixels: buffer, owner: picture, x: buffer.frame.x, y: buffer.frame.y)
    let alpha = Int(CGColor.byte(group.opacity))
    compose(DrawItem.Core(area: rest.bounds, source: .image(placed), alpha: alpha, isSolid: false), rest, pixels)
  }

  /// Draws a picture through a mask. Both are in the coordinates of the drawing.
  func draw(_ picture: Bitmap, through mask: Bitmap, _ item: DrawItem, in region: Region, isClipped: Bool) {
    if !isClipped {
      write(in: region)
      let target = surface
      return Compositor.bands.forEach(in: region) { RowWork.draw(picture, through: mask, on: target, in: $0) }
    }
    withClip(item, region) {
      setSource(picture)
      cairo_mask_surface(cairo, mask.surface, 0, 0)
    }
  }

  /// Makes a picture in the coordinates of the drawing Cairo's source.
  private func setSource(_ picture: Bitmap) {
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, picture.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
  }

  /// Draws an image in perspective on pixels that it covers.
  func draw(_ warp: Warp, _ image: FlatImage, in region: Region) {
    guard let pixels else { return }
    write(in: region)
    let alpha = Int(CGColor.byte(image.opacity))
    Compositor.bands.forEach(in: region) {
      RowWork(pixels).draw(warp, isSolid: image.isOpaque, alpha: alpha, in: $0)
    }
  }

  /// Calls a closure with Cairo clipped to an item's clip and to a region.
  private func withClip(_ item: DrawItem, _ region: Region, isCut: Bool = false, _ body: () -> Void) {
    write(in: item.readArea.map { Region($0) } ?? region)
    if cairo_status(cairo) != CAIRO_STATUS_SUCCESS { startAgain() }
    if clip !== item.space.clip {
      cairo_reset_clip(cairo)
      item.space.clip?.apply(to: Painter(cairo, item.space))
      clip = item.space.clip
    }
    guard isCut || item.isCut || !region.isRect || !region.bounds.contains(item.area) else {
      cairo_save(cairo)
      body()
      return cairo_restore(cairo)
    }
    // One rectangle at a time, because Cairo computes edges less exactly inside of a complicated clip.
    let rects = region.rects
    let parts = rects.count > Self.mostRects ? [rects[...]] : rects.indices.map { rects[$0...$0] }
    for part in parts {
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      for rect in part {
        cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
      }
      cairo_clip(cairo)
      body()
      cairo_restore(cairo)
    }
  }

  /// Leaves the error of something that Cairo could not draw, such as an image without memory. It would draw nothing more.
  private func startAgain() {
    guard let new = cairo_create(surface) else { return }
    cairo_destroy(cairo)
    (cairo, clip) = (new, nil)
  }

  /// The number of rectangles up to which an item is drawn in each of them separately.
  private static let mostRects = 16

  // MARK: Pixels

  /// Draws a core. What is opaque waits, and what is large and translucent above it.
  private func compose(_ core: DrawItem.Core, _ region: Region, _ pixels: PixelBuffer) {
    var rest = region
    for index in waiting.indices {
      let common = waiting[index].region.intersection(rest)
      if common.isEmpty { continue }
      if !core.isOpaque {
        let cores = waiting[index].cores + [core]
        if cores.count < RowWork.mostCores, common.count >= Self.leastToWait {
          waiting.append((common, cores))
        } else {
          write(cores, in: common, pixels)
        }
        rest = rest.subtracting(common)
      }
      waiting[index].region = waiting[index].region.subtracting(common)
    }
    waiting.removeAll { $0.region.isEmpty }
    if core.isOpaque {
      waiting.append((region, [core]))
    } else if !rest.isEmpty {
      Compositor.bands.forEach(in: rest) { RowWork(pixels).blend(core, in: $0) }
    }
  }

  /// The number of pixels from which on something translucent waits.
  private static let leastToWait = 65_536

  /// Writes what waits in a region, or everywhere.
  private func write(in region: Region? = nil) {
    guard let pixels, !waiting.isEmpty else { return }
    for index in waiting.indices {
      let common = region.map(waiting[index].region.intersection) ?? waiting[index].region
      if common.isEmpty { continue }
      write(waiting[index].cores, in: common, pixels, isFinal: region == nil)
      waiting[index].region = waiting[index].region.subtracting(common)
    }
    waiting.removeAll { $0.region.isEmpty }
  }

  private func write(_ cores: [DrawItem.Core], in region: Region, _ pixels: PixelBuffer, isFinal: Bool = false) {
    Compositor.bands.forEach(in: region) { RowWork(pixels).write(cores, in: $0, isFinal: isFinal) }
  }
}
