internal import CCairo

/// A bitmap context: 8 bits a channel, premultiplied or without alpha, sRGB.
///
/// Initially a unit of user space is a pixel, the origin is at the bottom left, and y points up.
public final class CGContext {
  /// The `cairo_t` that draws. Its matrix converts from user space to pixels from the top left.
  package let cairo: OpaquePointer
  /// Cairo's image surface, the target of the drawing.
  let surface: OpaquePointer
  /// The app's pixels if they are not those of `surface`.
  let external: ExternalPixels?
  var state = State()
  var saved: [State] = []

  /// Creates a context that draws into its own memory, or into `data` (which must outlive the context).
  ///
  /// Nil if the format is not supported. It must have 8 bits a component, RGB, and `CGImageAlphaInfo`'s
  /// `.premultipliedFirst`, `.premultipliedLast`, `.noneSkipFirst` or `.noneSkipLast`, in any order of 32-bit pixels.
  /// `CGBitmapInfo.byteOrder32Little` with alpha or the unused byte first is fastest: other pixels are converted at each
  /// operation. With `bytesPerRow` 0 rows are as long as needed.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let order = CGBitmapInfo(rawValue: bitmapInfo).intersection(.byteOrderMask)
    guard
      width > 0, height > 0, width <= 32_767, height <= 32_767, bitsPerComponent == 8, space.model == .rgb,
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
      [.premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast].contains(alpha),
      [.byteOrderDefault, .byteOrder32Little, .byteOrder32Big].contains(order),
      !CGBitmapInfo(rawValue: bitmapInfo).contains(.floatComponents)
    else { return nil }
    let format = alpha.isSkipped ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let stride = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard stride >= width * 4, stride % 4 == 0 else { return nil }
    let isExternal = order != .byteOrder32Little || alpha == .premultipliedLast || alpha == .noneSkipLast
    let made: OpaquePointer?
    if let data, !isExternal {
      made = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(stride))
    } else {
      made = cairo_image_surface_create(format, Int32(width), Int32(height))
    }
    guard let surface = made, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(
      adopting: surface,
      external: isExternal
        ? ExternalPixels(data, height: height, bytesPerRow: stride, alphaInfo: alpha, byteOrder: order) : nil)
  }

  /// Creates a clear bitmap of `topLeftWidth` × `height` pixels. User space is in points of `scale` pixels. Its origin
  /// is at the top left and y points down, as in a view.
  package convenience init(topLeftWidth width: Int, height: Int, scale: CGFloat) {
    precondition(width >= 0 && height >= 0 && max(width, height) <= 32_767, "no bitmap of \(width)×\(height)")
    // Cairo reports no error for an empty surface, and draws nothing into it.
    self.init(adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!)
    concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
  }

  /// Creates a clear bitmap for content whose size is in points. User space is in points, as in a view.
  package convenience init(_ size: BitmapSize) {
    self.init(topLeftWidth: size.width, height: size.height, scale: size.scale)
  }

  private init(adopting surface: OpaquePointer, external: ExternalPixels? = nil) {
    self.surface = surface
    self.external = external
    cairo = cairo_create(surface)
    cairo_set_line_width(cairo, 1)
    cairo_set_miter_limit(cairo, 10)
    apply(base)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Performs drawing. Everything that changes pixels goes through this, so an app's pixels in another format follow.
  package func paint(_ drawing: () -> Void) {
    external?.read(into: surface)
    drawing()
    external?.write(from: surface)
  }

  /// The transform from pixels with the origin at the bottom left to Cairo's, whose origin is at the top left.
  var base: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

  func apply(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_transform(cairo, &matrix)
  }
}

extension CGContext: _CFObject {}
