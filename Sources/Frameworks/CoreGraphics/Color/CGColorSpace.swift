/// The meaning of a color's components.
///
/// There are two color spaces: red, green and blue, and gray. Both use sRGB's primaries and curve. Device color spaces
/// are sRGB, as they are on iPhone.
public final class CGColorSpace: Sendable {
  /// The kind of color space.
  public let model: CGColorSpaceModel

  /// The number of components of a color, without alpha.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// A Boolean value that indicates whether a context can have the color space. All here can.
  public var supportsOutput: Bool { true }

  private init(model: CGColorSpaceModel) {
    self.model = model
  }

  package static let rgb = CGColorSpace(model: .rgb)
  package static let gray = CGColorSpace(model: .monochrome)
}

extension CGColorSpace: _CFObject {
  /// Returns `true` if both have the same value.
  public func _isEqual(to other: AnyObject) -> Bool {
    guard let other = other as? CGColorSpace else { return false }
    return model == other.model
  }

  /// Hashes the value.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Gray, from black (0) to white (1).
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// Returns the device's color space for red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the device's color space for gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
