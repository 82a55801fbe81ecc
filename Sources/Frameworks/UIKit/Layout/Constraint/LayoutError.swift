/// The errors for which UIKit raises an exception, with its messages.
@MainActor enum LayoutError {
  case noItem
  case pairing
  case sides
  case axes(NSLayoutConstraint)
  case location((any LayoutItem)?)
  case priority(UILayoutPriority)
  case multiplier(CGFloat)
  /// An infinite constant, or NaN, of a constraint between two sides. `type` is UIKit's class of the constraint.
  case constant(CGFloat, type: String = "NSLayoutConstraint", LayoutSide, LayoutSide?)
  case noAncestor(NSLayoutConstraint)
  case outside(NSLayoutConstraint, UIView)
  case format(String)

  private static let maker =
    "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"

  private var text: String {
    switch self {
    case .noItem: "*** \(Self.maker): Constraint items must each be a view or layout guide."
    case .pairing: "*** \(Self.maker): Invalid pairing of layout attributes"
    case .sides:
      "*** \(Self.maker): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    case .axes(let constraint):
      "Constraint improperly relates anchors of incompatible types: \(constraint.text)"
    case .location(let item):
      "NSLayoutConstraint for \(item.map { ObjectIdentity.text(of: $0) } ?? "nil"): A multiplier of 0 or a nil second "
        + "item together with a location for the first attribute creates an illegal constraint of a location equal to "
        + "a constant. Location attributes must be specified in pairs."
    case .priority(let priority):
      "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    case .multiplier(let multiplier): "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    case .constant(let constant, let type, let first, let second):
      "\(type) constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(NSLayoutConstraint.anchorText(first)) "
        + "secondAnchor:\(second.map(NSLayoutConstraint.anchorText) ?? "(null)")"
    case .noAncestor(let constraint):
      "Unable to activate constraint with anchors \(NSLayoutConstraint.anchorText(constraint.first)) and "
        + "\(constraint.second.map(NSLayoutConstraint.anchorText) ?? "nil") because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
    case .outside(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
        + "view?  That's illegal. constraint:\(constraint.text) view:\(ObjectIdentity.text(of: view))"
    case .format(let text): text
    }
  }

  func raise() -> Never {
    switch self {
    case .noAncestor, .outside: fatalError("NSGenericException: \(text)")
    case .multiplier, .constant: fatalError("NSInternalInconsistencyException: \(text)")
    case .axes: fatalError("NSInvalidLayoutConstraintException: \(text)")
    default: fatalError("NSInvalidArgumentException: \(text)")
    }
  }
}
