/// The position of a pixel's alpha, if any, and whether its colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha, and no byte for it.
  case none = 0
  /// Alpha in the least significant byte, premultiplied colors.
  case premultipliedLast = 1
  /// Alpha in the most significant byte, premultiplied colors.
  case premultipliedFirst = 2
  /// Alpha in the least significant byte, colors that are not premultiplied.
  case last = 3
  /// Alpha in the most significant byte, colors that are not premultiplied.
  case first = 4
  /// No alpha. The least significant byte is unused, and every pixel is opaque.
  case noneSkipLast = 5
  /// No alpha. The most significant byte is unused, and every pixel is opaque.
  case noneSkipFirst = 6
  /// Alpha, and no colors.
  case alphaOnly = 7
}

/// The layout of a pixel in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits, numbered as in CoreGraphics.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits for components that are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components that are floating-point numbers. No context and no image here has them.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The most significant byte first. An alias without bits: a pixel of 32 bits is stored as with `byteOrder32Big`.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16-bit pixels, least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit pixels, least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit pixels, most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit pixels, most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
