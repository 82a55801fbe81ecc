/// A parsed visual format.
@MainActor struct VisualFormatLine {
  /// A number or another view, the relation of a length to it, and the relation's priority.
  struct Rule {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: (any LayoutItem)?
    var priority = UILayoutPriority.required
  }

  /// The distance between two neighbors.
  enum Gap {
    case none
    case standard
    case rules([Rule])
  }

  struct Item {
    var view: any LayoutItem
    var sizes: [Rule]
    /// The gap before the item; nil for the first view of a line that does not begin at the superview's edge.
    var gap: Gap?
    /// The index at which the item ends in the format, for messages.
    var end: Int
  }

  var isVertical = false
  /// `true` if the line begins at the superview's edge, the first item's gap away. It ends there if `endGap` is set.
  var beginsAtSuperview = false
  var endGap: Gap?
  var items: [Item] = []
}
