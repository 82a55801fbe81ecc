/// Equality and hashing for Core Foundation classes, as in Apple's overlay. Declared once for all of them.
public protocol _CFObject: AnyObject, Hashable {
  /// Returns `true` if another object of the same class is equal.
  func _isEqual(to other: AnyObject) -> Bool
  /// Hashes the values that `_isEqual(to:)` compares.
  func _hash(into hasher: inout Hasher)
}

extension _CFObject {
  /// Returns `true` if both are the same object or, for colors, color spaces and paths, have the same value.
  public static func == (left: Self, right: Self) -> Bool {
    left === right || left._isEqual(to: right)
  }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) {
    _hash(into: &hasher)
  }

  /// Compares identities. Classes with a value override this.
  public func _isEqual(to other: AnyObject) -> Bool { self === other }

  /// Hashes the object's identity.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
