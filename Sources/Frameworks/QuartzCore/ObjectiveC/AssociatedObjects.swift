/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained. Becomes nil when the object is deallocated, which on Apple's platforms would crash.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, if possible.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Copied, if possible.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Returns the value of `object` for `key`, which is compared by address. Nil if there is none. Thread-safe.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.withValues(of: object as AnyObject) { $0?.values[key]?.value }
}

/// Sets the value of `object` for `key`, the address of a variable that is never deallocated. Nil removes the value.
///
/// Responders, layers, animations and gesture recognizers release their values when they are deallocated. The values of
/// other objects are released later: when further values are set, or in the next frame. Thread-safe.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let held = value.map { AssociatedValue($0, policy) }
  let old = AssociationTable.shared.withValues(of: object as AnyObject, make: held != nil) { values in
    let old = values?.values[key]
    values?.values[key] = held
    return old
  }
  // The old value is released here, where no lock is held.
  withExtendedLifetime(old) {}
}

/// Removes all values of `object`. Thread-safe.
public func objc_removeAssociatedObjects(_ object: Any) {
  let old = AssociationTable.shared.withValues(of: object as AnyObject) { values in
    let old = values?.values
    values?.values = [:]
    return old
  }
  withExtendedLifetime(old) {}
}

/// An object that stores its associated values itself, so that they are released with it.
package protocol AssociationHolder: AnyObject {
  var associations: AssociatedValues? { get set }
}

/// The associated values of an object.
package final class AssociatedValues {
  var values: [UnsafeRawPointer: AssociatedValue] = [:]
}

struct AssociatedValue {
  private let retained: Any?
  private weak var unretained: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: (retained, unretained) = (nil, value as AnyObject)
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN: retained = value
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
      retained = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { retained ?? unretained }
}
