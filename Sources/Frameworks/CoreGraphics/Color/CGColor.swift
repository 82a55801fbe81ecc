/// A color: components in a color space, and alpha. Components are not premultiplied.
public final class CGColor: @unchecked Sendable {
  package typealias RGBA = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private let space: CGColorSpace
  /// Red, green, blue and alpha in any color space. A gray color repeats its white three times.
  package let rgba: RGBA

  private init(space: CGColorSpace, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.space = space
    rgba = (red, green, blue, alpha)
  }

  /// Creates a color from the components of its color space, followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .rgb:
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .monochrome:
      self.init(gray: components[0], alpha: components[1])
    }
  }

  /// Creates a color from red, green, blue and alpha, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from red, green, blue and alpha in sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray color, from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The components, alpha last.
  public var components: [CGFloat]? {
    switch space.model {
    case .rgb: [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    case .monochrome: [rgba.red, rgba.alpha]
    }
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the same color with a different alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }
}

extension CGColor: _CFObject {
  /// Returns `true` if both have the same value.
  public func _isEqual(to other: AnyObject) -> Bool {
    guard let other = other as? CGColor else { return false }
    return space == other.space && rgba == other.rgba
  }

  /// Hashes the value.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(rgba.red)
    hasher.combine(rgba.green)
    hasher.combine(rgba.blue)
    hasher.combine(rgba.alpha)
  }
}
