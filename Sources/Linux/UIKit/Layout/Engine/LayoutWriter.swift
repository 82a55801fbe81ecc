import LayoutSolver

/// Writes the constraints of a hierarchy as linear sums that are compared with zero.
@MainActor final class LayoutWriter {
  private let places: Set<ObjectIdentifier>
  private let engine: LayoutEngine
  /// The views whose geometry or baselines were read.
  private(set) var readings = LayoutReadings()
  private var current: NSLayoutConstraint?

  /// - Parameter places: The views and guides that constraints position.
  init(places: Set<ObjectIdentifier>, engine: LayoutEngine) { (self.places, self.engine) = (places, engine) }

  func write(_ content: LayoutContent, _ fitting: [(CGFloat, UILayoutPriority)]?) -> [LayoutRow] {
    var rows = content.constraints.compactMap(row(of:))
    for view in content.views { rows += size(of: view) }
    if let fitting {
      let box = engine.box(of: content.root)
      for (index, unknown) in [box.width, box.height].enumerated() {
        let constraint = LinearConstraint(
          [.init(1, unknown)], constant: -Double(fitting[index].0), .equal,
          priority: Double(fitting[index].1.rawValue))
        rows.append(LayoutRow(.fitting(index), constraint))
      }
    }
    return rows
  }

  /// Returns the row of a constraint; nil if it is not installed.
  func row(of constraint: NSLayoutConstraint) -> LayoutRow? {
    guard let holder = constraint.holder else { return nil }
    current = constraint
    return LayoutRow(.constraint(ObjectIdentifier(constraint)), equation(constraint, in: holder), source: constraint)
  }

  /// Returns a view's content size as constraints: to be no larger, and no smaller.
  func size(of view: UIView) -> [LayoutRow] {
    let size = view.contentSize(forWidth: engine.width(for: view))
    let box = engine.box(of: view)
    let state = view.layoutState
    var rows: [LayoutRow] = []
    for (axis, length, unknown) in [(0, size.width, box.width), (1, size.height, box.height)]
    where length != UIView.noIntrinsicMetric {
      for (relation, priority) in [
        (LinearConstraint.Relation.atMost, state.hugging[axis]), (.atLeast, state.resistance[axis]),
      ] {
        let constraint = LinearConstraint(
          [.init(1, unknown)], constant: -Double(length), relation, priority: Double(priority.rawValue),
          tieWeight: tieWeight(of: box, stretchesFirst: (relation == .atMost) != view.breaksContent))
        let key = LayoutRow.Key.content(ObjectIdentifier(view), axis, isHugging: relation == .atMost)
        rows.append(LayoutRow(key, constraint))
      }
    }
    return rows
  }

  /// Returns the weight that decides between equal priorities, as recorded on iOS. The view that a constraint names
  /// first is stretched if there is room left, and keeps its size if there is too little. For labels with more than one
  /// line it is the other way around.
  private func tieWeight(of box: LayoutBox, stretchesFirst: Bool) -> Double {
    Double(stretchesFirst ? box.number : max(Self.mostBoxes - box.number, 1))
  }

  /// More than any layout has.
  private static let mostBoxes = 10_000

  // MARK: Constraints

  /// Returns a constraint's linear form. Leading and trailing depend on the layout direction of the view that the
  /// constraint is installed on, because its content is arranged (a reading of
  /// `effectiveUserInterfaceLayoutDirection`'s documentation). From right to left, positions are measured from its
  /// right edge, which reverses constants.
  private func equation(_ constraint: NSLayoutConstraint, in holder: UIView) -> LinearConstraint {
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    if sides.contains(where: { $0.family != constraint.first.family }) { LayoutError.axes(constraint).raise() }
    let isMirrored =
      sides.contains { $0.attribute.isDirectional || $0.originAttribute.isDirectional }
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var sum = value(of: constraint.first, in: holder, isMirrored)
    if let second = constraint.second {
      sum.add(value(of: second, in: holder, isMirrored), times: -Double(constraint.multiplier))
    }
    sum.constant -= Double(constraint.constant)
    // The insets of a readable content guide, for example, depend on the view's width.
    if constraint.followsInset { readings.noteUnstable(constraint) }
    let relation: LinearConstraint.Relation =
      constraint.relation == .equal ? .equal : constraint.relation == .lessThanOrEqual ? .atMost : .atLeast
    let named = constraint.first.item.flatMap { isPlaced($0) ? engine.box(of: $0) : nil }
    return LinearConstraint(
      sum.terms, constant: sum.constant, relation, priority: Double(constraint.priority.rawValue),
      tieWeight: named.map { tieWeight(of: $0, stretchesFirst: true) } ?? 0)
  }

  private func value(of side: LayoutSide, in holder: UIView, _ isMirrored: Bool) -> LayoutSum {
    guard let item = side.item else { return LayoutSum() }
    let end = value(of: side.attribute, item, in: holder, isMirrored)
    guard side.isDistance, let origin = side.origin else { return end }
    return end.adding(value(of: side.originAttribute, origin, in: holder, isMirrored), times: -1)
  }

  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, in holder: UIView, _ isMirrored: Bool
  ) -> LayoutSum {
    if let plain = attribute.plain, let view = item.layoutView {
      return value(of: plain, view.systemGuide(.margins), in: holder, isMirrored)
    }
    if attribute == .width { return length(of: item, .horizontal) }
    if attribute == .height { return length(of: item, .vertical) }
    if attribute.family == .placeY { return placeY(attribute, item, in: holder) }
    let isEnd = attribute == .right || attribute.isDirectional && (attribute == .leading) == isMirrored
    var place = start(of: item, .horizontal, in: holder)
    if attribute == .centerX {
      place.add(length(of: item, .horizontal), times: 0.5)
    } else if isEnd {
      place.add(length(of: item, .horizontal))
    }
    return isMirrored ? length(of: holder, .horizontal).adding(place, times: -1) : place
  }

  private func placeY(
    _ attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, in holder: UIView
  ) -> LayoutSum {
    var place = start(of: item, .vertical, in: holder)
    switch attribute {
    case .top: break
    case .bottom: place.add(length(of: item, .vertical))
    case .centerY: place.add(length(of: item, .vertical), times: 0.5)
    case .firstBaseline: place.add(baseline(item, isFirst: true))
    default:
      place.add(length(of: item, .vertical))
      place.add(baseline(item, isFirst: false), times: -1)
    }
    return place
  }

  private func baseline(_ item: any LayoutItem, isFirst: Bool) -> LayoutSum {
    guard let view = item as? UIView else { return LayoutSum() }
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    noteBaseline(of: text, isStable: text === view && !view.baselinesDependOnWidth)
    let offset = isFirst ? text.firstBaselineOffset : text.lastBaselineOffset
    guard text !== view, text.isDescendant(of: view) else { return LayoutSum(Double(offset)) }
    let start = start(of: text, .vertical, in: view)
    if isFirst { return start.adding(LayoutSum(Double(offset))) }
    let end = start.adding(length(of: text, .vertical))
    return length(of: view, .vertical).adding(end, times: -1).adding(LayoutSum(Double(offset)))
  }

  private func noteBaseline(of text: UIView, isStable: Bool) {
    guard let current else { return }
    if isStable { readings.note(text, by: current) } else { readings.noteUnstable(current) }
  }

  // MARK: Rectangles

  /// Returns an item's start along an axis, in the coordinates of the holder.
  private func start(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    if let view = item as? UIView { return origin(of: view, axis, in: holder) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return LayoutSum() }
    var start = origin(of: owner, axis, in: holder)
    if guide.kind.isSupport, axis == .horizontal { return start }
    if guide.isSolved {
      let box = engine.box(of: guide)
      start.add(LayoutSum(axis == .horizontal ? box.x : box.y))
    } else {
      start.constant += Double(insets(of: guide, owner, axis).before)
    }
    return start
  }

  private func length(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
    if let view = item as? UIView { return length(of: view, axis) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return LayoutSum() }
    if guide.kind.isSupport, axis == .horizontal { return length(of: owner, axis) }
    if guide.isSolved {
      let box = engine.box(of: guide)
      return LayoutSum(axis == .horizontal ? box.width : box.height)
    }
    let insets = insets(of: guide, owner, axis)
    var length = length(of: owner, axis)
    length.constant -= Double(insets.before + insets.after)
    return length
  }

  private func insets(
    of guide: UILayoutGuide, _ owner: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> (before: CGFloat, after: CGFloat) {
    read(owner) { $0.insets = true }
    if let current, owner.insetsDependOnFrame(of: guide.kind) { readings.noteUnstable(current) }
    let insets = owner.insets(of: guide.kind)
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in holder: UIView) -> LayoutSum {
    var sum = LayoutSum()
    var step: UIView? = view
    while let view = step, view !== holder {
      if isPlaced(view) {
        let box = engine.box(of: view)
        sum.add(LayoutSum(axis == .horizontal ? box.x : box.y))
      } else {
        let origin = view.untransformedFrame.origin
        read(view) { $0.origin = origin }
        sum.constant += Double(axis == .horizontal ? origin.x : origin.y)
      }
      step = view.superview
    }
    return sum
  }

  private func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSum {
    if isPlaced(view) {
      let box = engine.box(of: view)
      return LayoutSum(axis == .horizontal ? box.width : box.height)
    }
    let size = view.bounds.size
    read(view) { $0.size = size }
    return LayoutSum(Double(axis == .horizontal ? size.width : size.height))
  }

  private func read(_ view: UIView, _ change: (inout LayoutState.Read) -> Void) {
    change(&view.layoutState.read)
    if let current { readings.note(view, by: current) }
  }

  private func isPlaced(_ item: any LayoutItem) -> Bool { places.contains(ObjectIdentifier(item)) }
}
