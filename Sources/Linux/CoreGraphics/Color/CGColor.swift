/// A colour: components in a colour space, and alpha. Components are not premultiplied.
public final class CGColor: @unchecked Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// A colour from as many components as the space has, followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A colour from red, green, blue and alpha, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// A colour from sRGB's red, green, blue and alpha, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// A grey from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// Red, green, blue and alpha, whatever the space.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values.count == 2
      ? (values[0], values[0], values[0], values[1]) : (values[0], values[1], values[2], values[3])
  }
}

extension CGColor: _CFObject {
  /// Whether both have the same value.
  public func _isEqual(to other: AnyObject) -> Bool {
    guard let other = other as? CGColor else { return false }
    return space == other.space && values == other.values
  }

  /// Hashes the value.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
