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
  /// Called when one of the priorities of the content's size has been set.
  func contentPriorityChanged() {
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
  /// The leading edge, where lines of text begin. (A guess: layout-14.)
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The trailing edge, where lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The baseline of the first line of text; the top edge if there is no text. (A guess: layout-25.)
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge if there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}
