internal import CCairo

/// An immutable image: 8 bits a channel, premultiplied, sRGB.
public final class CGImage: @unchecked Sendable {
  /// A Cairo image surface (ARGB32, or RGB24 if opaque) that is never written to.
  package let surface: OpaquePointer
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance between rows in memory, in bytes.
  public let bytesPerRow: Int
  let isOpaqueFormat: Bool

  /// Takes ownership of a reference to a surface that is no longer written to.
  package init(adopting surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    isOpaqueFormat = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// 8.
  public var bitsPerComponent: Int { 8 }

  /// 32.
  public var bitsPerPixel: Int { 32 }

  /// sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The position of alpha in a pixel, if any.
  public var alphaInfo: CGImageAlphaInfo { isOpaqueFormat ? .noneSkipFirst : .premultipliedFirst }

  /// The layout of a pixel in memory.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns the part of the image inside `rect`, which is in pixels from the top left and is expanded to whole pixels.
  /// Nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = all.intersection(rect.integral)
    guard !part.isEmpty else { return nil }
    let context = CGContext(topLeftWidth: Int(part.width), height: Int(part.height), scale: 1)
    cairo_identity_matrix(context.cairo)
    cairo_set_source_surface(context.cairo, surface, -part.minX.native, -part.minY.native)
    cairo_set_operator(context.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context.cairo)
    return context.finish()
  }
}

extension CGImage: _CFObject {}
