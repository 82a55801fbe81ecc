import LayoutSolver

/// Writes the constraints of a hierarchy as linear sums that are compared with zero.
@MainActor final class LayoutWriter {
  private let positioned: Set<ObjectIdentifier>
  let engine: LayoutEngine
  /// The views whose geometry or baselines were read.
  private(set) var readings = LayoutReadings()
  /// The content areas of scroll views whose size is unknown.
  private(set) var areas: [LayoutBox] = []
  private var current: NSLayoutConstraint?

  /// - Parameter positioned: The views and guides that constraints position.
  init(positioned: Set<ObjectIdentifier>, engine: LayoutEngine) {
    (self.positioned, self.engine) = (positioned, engine)
  }

  func write(_ content: LayoutContent, _ fitting: [(CGFloat, UILayoutPriority)]?) -> [LayoutRow] {
    var rows = content.constraints.compactMap(row(of:))
    for view in content.views { rows += size(of: view) }
    if let fitting {
      let box = engine.box(of: content.root)
      for (index, unknown) in [box.width, box.height].enumerated() {
        let side = LayoutSide(content.root, index == 0 ? .width : .height)
        if !fitting[index].0.isFinite { LayoutError.constant(fitting[index].0, side, nil).raise() }
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
      if !length.isFinite {
        let side = LayoutSide(view, axis == 0 ? .width : .height)
        LayoutError.constant(length, type: "NSContentSizeLayoutConstraint", side, nil).raise()
      }
      for (relation, priority) in [
        (LinearConstraint.Relation.atMost, state.hugging[axis]), (.atLeast, state.resistance[axis]),
      ] {
        let constraint = LinearConstraint(
          [.init(1, unknown)], constant: -Double(length), relation, priority: Double(priority.rawValue),
          tieBreakWeight: tieBreakWeight(of: box, stretchesFirst: (relation == .atMost) != view.breaksContent))
        let key = LayoutRow.Key.content(ObjectIdentifier(view), axis, isHugging: relation == .atMost)
        rows.append(LayoutRow(key, constraint))
      }
    }
    return rows
  }

  /// Returns the weight that decides between equal priorities, as recorded on iOS. The view that a constraint names
  /// first is stretched if there is room left, and keeps its size if there is too little. For labels with more than one
  /// line it is the other way around.
  private func tieBreakWeight(of box: LayoutBox, stretchesFirst: Bool) -> Double {
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
    let holder = space(of: constraint, in: holder)
    var sum = value(of: constraint.first, in: holder, isMirrored)
    if let second = constraint.second {
      sum.add(value(of: second, in: holder, isMirrored), times: -Double(constraint.multiplier))
    }
    sum.constant -= Double(constraint.constant)
    // A margin, a safe area or the frame of a view that constraints do not position.
    if !sum.constant.isFinite {
      LayoutError.constant(CGFloat(-sum.constant), constraint.first, constraint.second).raise()
    }
    // The insets of a readable content guide, for example, depend on the view's width.
    if constraint.followsInset { readings.noteUnstable(constraint) }
    let relation: LinearConstraint.Relation =
      constraint.relation == .equal ? .equal : constraint.relation == .lessThanOrEqual ? .atMost : .atLeast
    let named = constraint.first.item.flatMap { isPlaced($0) ? engine.box(of: $0) : nil }
    return LinearConstraint(
      sum.terms, constant: sum.constant, relation, priority: Double(constraint.priority.rawValue),
      tieBreakWeight: named.map { tieBreakWeight(of: $0, stretchesFirst: true) } ?? 0)
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
    if attribute == .width { return length(of: item, .horizontal, in: holder) }
    if attribute == .height { return length(of: item, .vertical, in: holder) }
    if attribute.family == .placeY { return placeY(attribute, item, in: holder) }
    let isEnd = attribute == .right || attribute.isDirectional && (attribute == .leading) == isMirrored
    var position = start(of: item, .horizontal, in: holder)
    if attribute == .centerX {
      position.add(middle(of: item, .horizontal, in: holder))
    } else if isEnd {
      position.add(extent(of: item, .horizontal, in: holder))
    }
    return isMirrored ? length(of: holder, .horizontal).adding(position, times: -1) : position
  }

  private func placeY(
    _ attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, in holder: UIView
  ) -> LayoutSum {
    var position = start(of: item, .vertical, in: holder)
    switch attribute {
    case .top: break
    case .bottom: position.add(extent(of: item, .vertical, in: holder))
    case .centerY: position.add(middle(of: item, .vertical, in: holder))
    case .firstBaseline: position.add(baseline(item, isFirst: true))
    default:
      position.add(extent(of: item, .vertical, in: holder))
      position.add(baseline(item, isFirst: false), times: -1)
    }
    return position
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

  // MARK: Readings

  /// Notes that the current constraint reads something of a view.
  func read(_ view: UIView, _ change: (inout LayoutState.Read) -> Void) {
    change(&view.layoutState.read)
    if let current { readings.note(view, by: current) }
  }

  /// Notes that the current constraint reads something whose changes are not reported.
  func noteUnstable() { if let current { readings.noteUnstable(current) } }

  /// Returns the unknowns of a scroll view's content area. `axis` is the one along which a constraint reads it.
  func area(of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> LayoutBox {
    let box = engine.box(of: scrollView.areaGuide(.content))
    if box.contentAxes.isEmpty { areas.append(box) }
    box.contentAxes.insert(axis)
    return box
  }

  func isPlaced(_ item: any LayoutItem) -> Bool { positioned.contains(ObjectIdentifier(item)) }
}
