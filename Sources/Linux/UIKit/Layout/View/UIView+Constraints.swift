/// Constraints that are installed on a view refer to the view and its descendants.
extension UIView {
  /// The constraints that are installed on this view.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
  /// Installs a constraint on this view. Its items must be this view or inside it; otherwise it is a fatal error.
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
  /// Returns the priority with which the view resists being larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis.rawValue] = priority
    if layoutState.hasJoined { LayoutPass.need(self) }
  }
  /// Returns the priority with which the view resists being smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.resistance[axis.rawValue] ?? .defaultHigh
  }
  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis.rawValue] = priority
    if layoutState.hasJoined { LayoutPass.need(self) }
  }

  func contentSizeChanged() {
    guard let autoLayout, autoLayout.hasJoined else { return }
    LayoutPass.need(self, .content)
  }

  /// A target size for `systemLayoutSizeFitting(_:)` that asks for the smallest possible size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// A target size for `systemLayoutSizeFitting(_:)` that asks for the largest possible size.
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
  /// The leading edge, where lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .leading)) }
  /// The trailing edge, where lines of text end.
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
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutSide(self, .centerX)) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .centerY)) }
  /// The baseline of the first line of text; the top edge if there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .firstBaseline)) }
  /// The baseline of the last line of text; the bottom edge if there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutSide(self, .lastBaseline)) }
}
