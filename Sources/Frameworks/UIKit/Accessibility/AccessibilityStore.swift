import Foundation

/// The accessibility properties that were set on a responder. Created on demand, because most responders have none.
@MainActor final class AccessibilityStore {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var customActions: [UIAccessibilityCustomAction]?
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var identifier: String?
}

extension UIResponder {
  /// The store to write to, created if necessary.
  final var ownAccessibility: AccessibilityStore {
    if let accessibility { return accessibility }
    let store = AccessibilityStore()
    accessibility = store
    return store
  }

  /// The default frame: a view's bounds on the screen. (An element that is not a view has none until it is set.)
  final var defaultAccessibilityFrame: CGRect {
    (self as? UIView).map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero
  }
}
