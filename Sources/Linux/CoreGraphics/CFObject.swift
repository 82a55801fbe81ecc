/// What Apple's overlay gives each class of CoreFoundation's kind: equality and a hash, declared once for all of them.
public protocol _CFObject: AnyObject, Hashable {
  /// Whether another object of the same class counts as equal.
  func _isEqual(to other: AnyObject) -> Bool
  /// Hashes what `_isEqual(to:)` compares.
  func _hash(into hasher: inout Hasher)
}

extension _CFObject {
  /// Whether both objects count as equal: the same one, or, for colours, colour spaces and paths, one of the same value.
  public static func == (left: Self, right: Self) -> Bool {
    left === right || left._isEqual(to: right)
  }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) {
    _hash(into: &hasher)
  }

  /// Objects without a value of their own are equal only to themselves.
  public func _isEqual(to other: AnyObject) -> Bool { self === other }

  /// Hashes the object's identity.
  public func _hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
