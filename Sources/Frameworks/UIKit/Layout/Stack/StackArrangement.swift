/// The constraints with which a stack view arranges its views.
@MainActor struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let stack: UIStackView
  private let box: any LayoutItem
  private let along: Attributes
  private let across: Attributes
  private let views: [UIView]

  private typealias Attribute = NSLayoutConstraint.Attribute

  private struct Attributes {
    let start, end, middle, length: Attribute

    static let horizontal = Attributes(start: .leading, end: .trailing, middle: .centerX, length: .width)
    static let vertical = Attributes(start: .top, end: .bottom, middle: .centerY, length: .height)
  }

  /// Less than any priority of the app's. If nothing else determines its size, the stack view is as small as possible.
  private static let whisper = UILayoutPriority(10)
  /// A view without a length across the axis has none (recorded on Mac Catalyst).
  private static let faintest = UILayoutPriority(9)
  /// Equal distances between centers yield to spacing (documented) and to the views' content sizes (a
  /// guess: layout-31).
  private static let centering = UILayoutPriority(149)
  private static let nearlyRequired = UILayoutPriority(999)

  init(_ stack: UIStackView) {
    self.stack = stack
    box = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isRow = stack.axis == .horizontal
    (along, across) = isRow ? (.horizontal, .vertical) : (.vertical, .horizontal)
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    follow()
    distribute()
    align()
    hide()
    for constraint in constraints { constraint.identifier = "stack view" }
  }

  // MARK: Along the axis

  private mutating func follow() {
    guard let first = views.first, let last = views.last else { return }
    add(first, along.start, .equal, box, along.start)
    for (view, next) in zip(views, views.dropFirst()) {
      let points = stack.points(after: view)
      switch stack.distribution {
      case .equalSpacing, .equalCentering:
        add(next, along.start, .greaterThanOrEqual, view, along.end, points)
        add(next, along.start, .equal, view, along.end, points, Self.whisper)
      case .fill, .fillEqually, .fillProportionally:
        let isByText = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        add(
          next, isByText ? .firstBaseline : along.start, .equal, view, isByText ? .lastBaseline : along.end, points)
      }
    }
    add(last, along.end, .equal, box, along.end)
  }

  private mutating func distribute() {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: for view in views.dropFirst() { add(view, along.length, .equal, first, along.length) }
    case .fillProportionally:
      let base = contentLength(first)
      for view in views.dropFirst() where base > 0 && contentLength(view) > 0 {
        let constraint = NSLayoutConstraint(
          LayoutSide(view, along.length), .equal, LayoutSide(first, along.length),
          multiplier: contentLength(view) / base, constant: 0)
        constraint.priority = Self.nearlyRequired
        constraints.append(constraint)
      }
    case .equalSpacing: equalize(from: along.end, to: along.start, .required)
    case .equalCentering: equalize(from: along.middle, to: along.middle, Self.centering)
    }
  }

  private func contentLength(_ view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return stack.axis == .horizontal ? size.width : size.height
  }

  /// Makes all distances between neighbors equal.
  private mutating func equalize(from: Attribute, to: Attribute, _ priority: UILayoutPriority) {
    let distances = zip(views, views.dropFirst()).map { LayoutSide(from: LayoutSide($0, from), to: LayoutSide($1, to)) }
    for distance in distances.dropFirst() {
      let constraint = NSLayoutConstraint(distance, .equal, distances[0], multiplier: 1, constant: 0)
      constraint.priority = priority
      constraints.append(constraint)
    }
  }

  // MARK: Across

  private mutating func align() {
    guard let first = views.first else { return }
    let isRow = stack.axis == .horizontal
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, across.start, .equal, box, across.start)
        add(view, across.end, .equal, box, across.end)
        continue
      case .firstBaseline where isRow:
        if view !== first { add(view, .firstBaseline, .equal, first, .firstBaseline) }
      case .lastBaseline where isRow:
        if view !== first { add(view, .lastBaseline, .equal, first, .lastBaseline) }
      case .center: add(view, across.middle, .equal, box, across.middle)
      case .trailing, .lastBaseline: add(view, across.end, .equal, box, across.end)
      case .leading, .firstBaseline: add(view, across.start, .equal, box, across.start)
      }
      add(view, across.start, .greaterThanOrEqual, box, across.start)
      add(view, across.end, .lessThanOrEqual, box, across.end)
      collapse(view, Self.faintest)
    }
    if stack.alignment != .fill { collapse(box, Self.whisper) }
  }

  /// Gives an item no length across the axis if nothing else determines it.
  private mutating func collapse(_ item: any LayoutItem, _ priority: UILayoutPriority) {
    let length = NSLayoutConstraint(LayoutSide(item, across.length), .equal, nil, multiplier: 1, constant: 0)
    length.priority = priority
    constraints.append(length)
  }

  /// Gives hidden views no length, and the positions at which they would appear.
  private mutating func hide() {
    var before: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      let length = NSLayoutConstraint(
        LayoutSide(view, along.length), .equal, nil, multiplier: 1, constant: 0)
      length.priority = Self.nearlyRequired
      constraints.append(length)
      add(view, along.start, .equal, before ?? box, before == nil ? along.start : along.end)
      add(view, across.start, .equal, box, across.start)
      if stack.alignment == .fill { add(view, across.end, .equal, box, across.end) }
    }
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: any LayoutItem,
    _ otherAttribute: Attribute, _ constant: CGFloat = 0, _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutSide(item, attribute), relation, LayoutSide(other, otherAttribute), multiplier: 1, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}
