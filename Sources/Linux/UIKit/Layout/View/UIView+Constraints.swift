/// Constraints that are installed on a view are about it and views in it.
extension UIView {
  /// The constraints that are installed on this view.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
  /// Installs a constraint on this view. Its items must be this view or in it; otherwise the program stops.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
  /// Installs constraints on this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.install(on: self) }
  }
  /// Deactivates a constraint that is installed on this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }
  /// Deactivates constraints that are installed on this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  func setTranslates(_ translates: Bool) {
    guard translates != (autoLayout?.translates ?? true) else { return }
    layoutState.translates = translates
    if layoutState.hasJoined { LayoutPass.need(self) }
  }
}

// MARK: - Content

extension UIView {
  /// How much the view resists being larger than its content; 250 at first.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis.rawValue] = priority
    contentSizeChanged()
  }
  /// How much the view resists being smaller than its content; 750 at first.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.resistance[axis.rawValue] ?? .defaultHigh
  }
  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis.rawValue] = priority
    contentSizeChanged()
  }

  func contentSizeChanged() {
    guard let autoLayout, autoLayout.hasJoined else { return }
    LayoutPass.need(self)
  }

  /// The smallest size for `systemLayoutSizeFitting(_:)` to come near to.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The largest size for `systemLayoutSizeFitting(_:)` to come near to.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateSubtreeConstraints()
    let size = LayoutEngine().fit(self, target: target, horizontal, vertical)
    let scale = UIScreen.mainScale
    func up(_ points: CGFloat) -> CGFloat { (points * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}

// MARK: - Anchors

extension UIView {
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .leading)) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutSide(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutSide(self, .height)) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .centerX)) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .centerY)) }
  /// What the first line of text stands on; the top edge where there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .firstBaseline)) }
  /// What the last line of text stands on; the bottom edge where there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .lastBaseline)) }
}
