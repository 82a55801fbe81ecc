/// A constraint of the distance between two items, or between an item and the edge of its superview, as a visual format has it.
@MainActor struct ConstraintGap {
  /// The direction: `H` or `V`.
  let axis: String
  /// The text behind the format: left and right have a fixed direction.
  let note: String
  /// The item before the gap; nil for the edge of the superview.
  let before: (any LayoutItem)?
  /// The item behind the gap; nil for the edge of the superview.
  let after: (any LayoutItem)?
  /// The superview, if the gap is at its edge.
  let holder: (any LayoutItem)?

  private static let axes: [(String, String, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
    ("H", "", .leading, .trailing), ("H", "(LTR)", .left, .right), ("V", "", .top, .bottom),
  ]

  /// Returns nil if a visual format would not make this constraint, such as one whose first item is before the gap.
  init?(_ constraint: NSLayoutConstraint) {
    let to = constraint.first
    guard let from = constraint.second, !to.isDistance, !from.isDistance, constraint.multiplier == 1,
      let end = to.item, let start = from.item,
      let (axis, note, leading, trailing) = Self.axes.first(where: {
        [$0.2, $0.3].contains(from.attribute) && [$0.2, $0.3].contains(to.attribute)
      })
    else { return nil }
    switch (from.attribute, to.attribute) {
    case (trailing, leading):
      (before, after, holder) = (start, end, nil)
    case (leading, leading) where Self.superview(of: end) === start:
      (before, after, holder) = (nil, end, start)
    case (trailing, trailing) where Self.superview(of: start) === end:
      (before, after, holder) = (start, nil, end)
    default: return nil
    }
    self.axis = axis
    self.note = note
  }

  private static func superview(of item: any LayoutItem) -> UIView? {
    if let view = item as? UIView { view.superview } else { item.layoutView }
  }
}
