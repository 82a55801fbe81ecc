/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained. Nil when it is gone, where Apple's would crash.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, where it can be.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Copied, where it can be.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that `object` was given under `key`, an address that is compared; nil where there is none. Any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.withValues(of: object as AnyObject) { $0?.values[key]?.value }
}

/// Gives `object` a value under `key`, the address of a variable that lives as long as the program; nil takes it away.
///
/// A responder, a layer, an animation and a recogniser let go of their values when they go. Of other objects the values go
/// some time after them: when the next value is set, or with the next frame. Any thread.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let held = value.map { AssociatedValue($0, policy) }
  let old = AssociationTable.shared.withValues(of: object as AnyObject, make: held != nil) { values in
    let old = values?.values[key]
    values?.values[key] = held
    return old
  }
  // What goes by this goes here, where no lock is held.
  withExtendedLifetime(old) {}
}

/// Takes all values of `object` away. Any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
  let old = AssociationTable.shared.withValues(of: object as AnyObject) { values in
    let old = values?.values
    values?.values = [:]
    return old
  }
  withExtendedLifetime(old) {}
}

/// An object that keeps its associated values itself, so that they go when it goes.
package protocol AssociationHolder: AnyObject {
  var associations: AssociatedValues? { get set }
}

/// The values of one object.
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
