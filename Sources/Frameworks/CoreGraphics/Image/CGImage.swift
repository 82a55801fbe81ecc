internal import CCairo
internal import Synchronization

/// An immutable image: 8 bits a channel, premultiplied, sRGB. (A guess: draw-23.)
public final class CGImage: @unchecked Sendable {
  /// A Cairo image surface (ARGB32) that is never written to.
  package let surface: OpaquePointer
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance between rows in memory, in bytes.
  public let bytesPerRow: Int
  let isOpaqueFormat: Bool
  /// The answer to whether all pixels are opaque: 0 for unknown, 1 for yes, 2 for no.
  private let knownOpacity = Atomic<UInt8>(0)

  /// Takes ownership of a reference to a surface that is no longer written to. One without alpha (RGB24) is copied.
  package init(adopting original: OpaquePointer) {
    isOpaqueFormat = cairo_image_surface_get_format(original) == CAIRO_FORMAT_RGB24
    surface = isOpaqueFormat ? Self.opaqueCopy(of: original) : original
    if isOpaqueFormat { cairo_surface_destroy(original) }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  /// Returns a copy with an alpha of 255, whose byte is undefined in the original.
  private static func opaqueCopy(of surface: OpaquePointer) -> OpaquePointer {
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    cairo_surface_flush(surface)
    guard let target = cairo_image_surface_get_data(copy), let source = cairo_image_surface_get_data(surface)
    else { return copy }
    for y in 0..<Int(height) {
      let from = UnsafeRawPointer(source + y * Int(cairo_image_surface_get_stride(surface)))
      let to = UnsafeMutableRawPointer(target + y * Int(cairo_image_surface_get_stride(copy)))
      let (pixels, words) = (from.assumingMemoryBound(to: UInt32.self), to.assumingMemoryBound(to: UInt32.self))
      var x = 0
      while x < width {
        words[x] = pixels[x] | 0xFF00_0000
        x &+= 1
      }
    }
    cairo_surface_mark_dirty(copy)
    return copy
  }

  /// `true` if all pixels are opaque.
  package var isOpaque: Bool {
    let known = knownOpacity.load(ordering: .relaxed)
    if known != 0 { return known == 1 }
    let isOpaque = isOpaqueFormat || hasOpaquePixels
    knownOpacity.store(isOpaque ? 1 : 2, ordering: .relaxed)
    return isOpaque
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
}

extension CGImage: _CFObject {}
