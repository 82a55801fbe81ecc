import Foundation

/// What was set of a responder's accessibility. Made when something is: most responders have none.
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
  /// To write to.
  final var ownAccessibility: AccessibilityStore {
    if let accessibility { return accessibility }
    let store = AccessibilityStore()
    accessibility = store
    return store
  }

  /// The default of a view: its bounds on the screen. (An element that is none has no place until it is given one.)
  final var defaultAccessibilityFrame: CGRect {
    (self as? UIView).map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero
  }
}
