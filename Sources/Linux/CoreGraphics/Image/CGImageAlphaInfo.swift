/// Where a pixel has its alpha, and whether its colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Alpha in the most significant byte; colours multiplied with it.
  case premultipliedFirst = 2
  /// The most significant byte is not used; every pixel is opaque.
  case noneSkipFirst = 6
}

/// How a pixel lies in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits as CoreGraphics numbers them.
  public let rawValue: UInt32

  /// Options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pixels of 32 bits, least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}
