import Foundation

// On Apple's systems these are NSObject's, and can be overridden. Without Objective-C a member of an extension cannot be:
// responders have them in their class (`UIResponder`), and these are for other objects, such as an image with a label.
@MainActor extension NSObjectProtocol {
  /// What is spoken for the object; nil at first.
  public var accessibilityLabel: String? {
    get { (self as? UIResponder)?.accessibilityLabel ?? AccessibilityTable.store(of: self)?.label }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityLabel = newValue }
      AccessibilityTable.ownStore(of: self).label = newValue
    }
  }

  /// What comes of activating the object; nil at first.
  public var accessibilityHint: String? {
    get { (self as? UIResponder)?.accessibilityHint ?? AccessibilityTable.store(of: self)?.hint }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityHint = newValue }
      AccessibilityTable.ownStore(of: self).hint = newValue
    }
  }

  /// The object's value, spoken after the label; nil at first.
  public var accessibilityValue: String? {
    get { (self as? UIResponder)?.accessibilityValue ?? AccessibilityTable.store(of: self)?.value }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityValue = newValue }
      AccessibilityTable.ownStore(of: self).value = newValue
    }
  }
}

/// What was set of objects that are no responders. It keeps none of them.
@MainActor private enum AccessibilityTable {
  @MainActor private struct Row {
    weak var object: AnyObject?
    let store = AccessibilityStore()
  }

  private static var rows: [ObjectIdentifier: Row] = [:]

  static func store(of object: AnyObject) -> AccessibilityStore? {
    // An identity may have been that of an object that is gone.
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
