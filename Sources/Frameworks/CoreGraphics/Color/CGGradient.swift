/// An array of Core Foundation's, which Foundation does not declare on Linux. `colors as CFArray` compiles as on iOS.
public typealias CFArray = [Any]

/// Colors at locations from 0 to 1. Between them, red, green, blue and alpha change evenly.
public final class CGGradient: @unchecked Sendable {
  let stops: [(location: CGFloat, color: CGColor.RGBA)]

  private init(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    let even = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { (locations?[$0] ?? CGFloat($0) / even, $1.rgba) }
  }

  /// Creates a gradient from colors, with as many locations or none: then the colors are at equal distances. Nil if there
  /// is no color, or something else than a color. The colors are drawn in sRGB.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty, let known = colors as? [CGColor] else { return nil }
    self.init(known, locations)
  }

  /// Creates a gradient from the components of `count` colors in a color space, each with its alpha. Nil if there is no
  /// color.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    self.init((0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * length) }, locations)
  }
}

extension CGGradient: _CFObject {}

/// The ends beyond which a gradient is drawn. Bits are those of the header.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the start, in the first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After the end, in the last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
