/// The errors for which UIKit raises an exception, with its messages.
@MainActor enum LayoutError {
  case noItem
  case pairing
  case sides
  case axes(NSLayoutConstraint)
  case location((any LayoutItem)?)
  case priority(UILayoutPriority)
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
    case .noAncestor(let constraint):
      "Unable to activate constraint with anchors \(constraint.anchorText(constraint.first)) and "
        + "\(constraint.second.map(constraint.anchorText) ?? "nil") because they have no common ancestor.  Does the "
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
    case .axes: fatalError("NSInvalidLayoutConstraintException: \(text)")
    default: fatalError("NSInvalidArgumentException: \(text)")
    }
  }
}
