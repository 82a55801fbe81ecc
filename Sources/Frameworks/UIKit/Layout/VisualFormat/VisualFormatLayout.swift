/// Creates the constraints of a parsed visual format.
@MainActor struct VisualFormatLayout {
  let line: VisualFormatLine
  let options: NSLayoutConstraint.FormatOptions
  /// The parser, which quotes the format in error messages.
  let parser: VisualFormatParser

  private typealias Attribute = NSLayoutConstraint.Attribute
  /// The points between two neighbors with a hyphen alone between them (documented).
  private static let standardGap: CGFloat = 8

  func constraints() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (index, item) in line.items.enumerated() {
      if index > 0 {
        let before = line.items[index - 1].view
        result += between((before, far), (item.view, near), item.gap ?? .none)
      } else if line.beginsAtSuperview {
        result += between((superview(of: item), edge(near, item.gap)), (item.view, near), atEdge(item.gap))
      }
      result += item.sizes.map { size(of: item.view, $0) }
    }
    if let gap = line.endGap, let last = line.items.last {
      result += between((last.view, far), (superview(of: last), edge(far, gap)), atEdge(gap))
    }
    return result + alignments()
  }

  // MARK: Along the line

  private var isBackward: Bool { !line.isVertical && options.contains(.directionRightToLeft) }
  /// The attribute at which the line enters a view.
  private var near: Attribute { ends.0 }
  /// The attribute at which the line leaves a view.
  private var far: Attribute { ends.1 }

  private var ends: (Attribute, Attribute) {
    if line.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return isBackward ? (.right, .left) : (.leading, .trailing)
  }

  /// Returns the superview's edge, or its margin for a hyphen alone.
  private func edge(_ attribute: Attribute, _ gap: VisualFormatLine.Gap?) -> Attribute {
    guard case .standard? = gap else { return attribute }
    return switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  /// Returns the gap at the superview's edge. Nothing is added to its margin.
  private func atEdge(_ gap: VisualFormatLine.Gap?) -> VisualFormatLine.Gap {
    if case .rules? = gap { return gap ?? .none }
    return .none
  }

  private func superview(of item: VisualFormatLine.Item) -> any LayoutItem {
    let view = item.view as? UIView
    guard let superview = view == nil ? item.view.layoutView : view?.superview else {
      parser.fail(
        "Unable to interpret '|' character, because the related view doesn't have a superview", at: item.end)
    }
    return superview
  }

  private func between(
    _ first: (any LayoutItem, Attribute), _ second: (any LayoutItem, Attribute), _ gap: VisualFormatLine.Gap
  ) -> [NSLayoutConstraint] {
    let rules: [VisualFormatLine.Rule] =
      switch gap {
      case .none: [VisualFormatLine.Rule()]
      case .standard: [VisualFormatLine.Rule(constant: Self.standardGap)]
      case .rules(let rules): rules
      }
    // From right to left, the item that comes first has the greater coordinate.
    let (low, high) = isBackward ? (second, first) : (first, second)
    return rules.map { rule in
      made(high.0, high.1, rule, low.0, low.1)
    }
  }

  private func size(of item: any LayoutItem, _ rule: VisualFormatLine.Rule) -> NSLayoutConstraint {
    let attribute: Attribute = line.isVertical ? .height : .width
    return made(item, attribute, rule, rule.view, rule.view == nil ? .notAnAttribute : attribute)
  }

  private func made(
    _ item: any LayoutItem, _ attribute: Attribute, _ rule: VisualFormatLine.Rule, _ other: (any LayoutItem)?,
    _ otherAttribute: Attribute
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: rule.relation, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: rule.constant)
    constraint.priority = rule.priority
    return constraint
  }

  // MARK: Across the line

  /// Aligns each view with the previous one, but not with the superview (a guess: layout-32).
  private func alignments() -> [NSLayoutConstraint] {
    options.alignments.flatMap { attribute -> [NSLayoutConstraint] in
      let isAcross = attribute.family == (line.isVertical ? .placeX : .placeY)
      guard isAcross else { parser.fail("The options align the views along the line, not across it", at: 0) }
      return zip(line.items, line.items.dropFirst()).map { before, item in
        made(item.view, attribute, VisualFormatLine.Rule(), before.view, attribute)
      }
    }
  }
}
