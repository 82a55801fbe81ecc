import Foundation

// On Apple's systems, these are members of NSObject and can be overridden. Without Objective-C, an extension's members
// cannot be: responders have them in their class (`UIResponder`), and these are for other objects, such as labeled
// images.
@MainActor extension NSObjectProtocol {
  /// The text that is spoken for the object. Nil by default.
  public var accessibilityLabel: String? {
    get { (self as? UIResponder)?.accessibilityLabel ?? AccessibilityTable.store(of: self)?.label }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityLabel = newValue }
      AccessibilityTable.ownStore(of: self).label = newValue
    }
  }

  /// A description of the result of activating the object. Nil by default.
  public var accessibilityHint: String? {
    get { (self as? UIResponder)?.accessibilityHint ?? AccessibilityTable.store(of: self)?.hint }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityHint = newValue }
      AccessibilityTable.ownStore(of: self).hint = newValue
    }
  }

  /// The object's value, spoken after the label. Nil by default.
  public var accessibilityValue: String? {
    get { (self as? UIResponder)?.accessibilityValue ?? AccessibilityTable.store(of: self)?.value }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityValue = newValue }
      AccessibilityTable.ownStore(of: self).value = newValue
    }
  }
}

/// The accessibility properties of objects that are not responders. The objects are not retained.
@MainActor private enum AccessibilityTable {
  @MainActor private struct Row {
    weak var object: AnyObject?
    let store = AccessibilityStore()
  }

  private static var rows: [ObjectIdentifier: Row] = [:]

  static func store(of object: AnyObject) -> AccessibilityStore? {
    // The identifier may be that of an earlier object, which has been deallocated.
    rows[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.store : nil }
  }

  static func ownStore(of object: AnyObject) -> AccessibilityStore {
    if let store = store(of: object) { return store }
    rows = rows.filter { $0.value.object != nil }
    let row = Row(object: object)
    rows[ObjectIdentifier(object)] = row
    return row.store
  }
}
