/// A colour: components in a colour space, and alpha. Components are not premultiplied.
public final class CGColor: @unchecked Sendable {
  private let space: CGColorSpace
  /// Red, green, blue and alpha in any space. A gray has its white three times.
  package let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private init(space: CGColorSpace, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.space = space
    rgba = (red, green, blue, alpha)
  }

  /// A colour from as many components as the space has, followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .rgb:
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .monochrome:
      self.init(gray: components[0], alpha: components[1])
    }
  }

  /// A colour from red, green, blue and alpha, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour from sRGB's red, green, blue and alpha, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The components, alpha last.
  public var components: [CGFloat]? {
    switch space.model {
    case .rgb: [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    case .monochrome: [rgba.red, rgba.alpha]
    }
  }

  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }
}

extension CGColor: _CFObject {
  /// Whether both have the same value.
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
