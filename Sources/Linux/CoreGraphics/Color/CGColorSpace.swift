/// What the components of a colour stand for.
///
/// There are two: red, green and blue, and grey, both with sRGB's primaries and curve. A device's own space counts as
/// sRGB, as it does on a phone.
public final class CGColorSpace: Sendable {
  /// The kind of space this is.
  public let model: CGColorSpaceModel

  /// How many components a colour has here, alpha not counted.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  private init(model: CGColorSpaceModel) {
    self.model = model
  }

  package static let rgb = CGColorSpace(model: .rgb)
  package static let gray = CGColorSpace(model: .monochrome)
}

extension CGColorSpace: _CFObject {
  /// Whether both have the same value.
  public func _isEqual(to other: AnyObject) -> Bool {
    guard let other = other as? CGColorSpace else { return false }
    return model == other.model
  }

  /// Hashes the value.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

/// The kinds of colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Grey, from black (0) to white (1).
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// The colour space of the device: red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
