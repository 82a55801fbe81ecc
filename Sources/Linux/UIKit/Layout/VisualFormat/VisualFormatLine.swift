/// What a visual format says, read.
@MainActor struct VisualFormatLine {
  /// A number or another view, how a length is held against it, and how much that counts.
  struct Rule {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: (any LayoutItem)?
    var priority = UILayoutPriority.required
  }

  /// The distance between two neighbours.
  enum Gap {
    case none
    case standard
    case rules([Rule])
  }

  struct Item {
    var view: any LayoutItem
    var sizes: [Rule]
    /// What is before it; nil for the first view of a line without the superview's edge.
    var gap: Gap?
    /// Where its name ends, for messages.
    var end: Int
  }

  var isVertical = false
  /// Whether the line begins, and ends, at the superview's edge. The first item's gap is the way to it.
  var beginsAtSuperview = false
  var endGap: Gap?
  var items: [Item] = []
}
