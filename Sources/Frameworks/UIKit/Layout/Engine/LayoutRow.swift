import LayoutSolver

/// The unknown origin and size of a view or guide.
@MainActor final class LayoutBox {
  weak var item: (any LayoutItem)?
  /// The position in the order in which constraints have named views and guides. The first has 1.
  let number: Int
  let x: Unknown
  let y: Unknown
  let width: Unknown
  let height: Unknown
  /// `true` if the height of the view's content depended on its width in the last pass over all constraints.
  var breaksContent = false
  /// The axes along which constraints read a scroll view's content area. Empty for everything else.
  var contentAxes = Set<NSLayoutConstraint.Axis>()

  init(_ item: any LayoutItem, number: Int, x: Unknown, y: Unknown, width: Unknown, height: Unknown) {
    (self.item, self.number, self.x, self.y, self.width, self.height) = (item, number, x, y, width, height)
  }
}

/// A constraint in the solver, and its source.
struct LayoutRow {
  enum Key: Hashable {
    case constraint(ObjectIdentifier)
    /// A view's content size along an axis, as a limit: no larger than the content if hugging, otherwise no smaller.
    case content(ObjectIdentifier, Int, isHugging: Bool)
    case fitting(Int)
  }

  let key: Key
  let constraint: LinearConstraint
  weak var source: NSLayoutConstraint?
  /// The constraint's handle in the solver. Nil if the constraint contradicts others and was left out.
  var held: ConstraintHandle?
  var isReported = false

  init(_ key: Key, _ constraint: LinearConstraint, source: NSLayoutConstraint? = nil) {
    (self.key, self.constraint, self.source) = (key, constraint, source)
  }

  /// Returns true if the rows differ at most in their constants.
  func isSame(as other: LayoutRow) -> Bool {
    constraint.terms == other.constraint.terms && constraint.relation == other.constraint.relation
      && constraint.priority == other.constraint.priority
      && constraint.tieBreakWeight == other.constraint.tieBreakWeight
  }
}
