/// The position of a pixel's alpha, if any, and whether its colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Alpha in the most significant byte, premultiplied colors.
  case premultipliedFirst = 2
  /// No alpha. The most significant byte is unused, and every pixel is opaque.
  case noneSkipFirst = 6
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
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit pixels, least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}
