extension UIView {
  /// The guides that were added to this view, in that order.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Gives the view a guide, which leaves the view it was of.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Takes a guide of this view away; constraints about it are deactivated.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  func forget(_ guide: UILayoutGuide) {
    var view: UIView? = self
    while let ancestor = view {
      for constraint in ancestor.constraints where constraint.items.contains(where: { $0 === guide }) {
        constraint.isActive = false
      }
      view = ancestor.superview
    }
    autoLayout?.guides.removeAll { $0 === guide }
  }

  /// The rectangle that no bar and no shape of the screen covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

  /// The rectangle within the layout margins, no wider than 672 points, in the middle. (The width is the one known of the
  /// standard size of text; other sizes have others on Apple's systems.)
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

  func systemGuide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
    let state = layoutState
    if let guide = state.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let support =
      kind == .top || kind == .bottom ? LayoutSupportGuide(kind, of: self, identifier: name) : nil
    let guide = support ?? UILayoutGuide(kind, of: self, identifier: name)
    state.systemGuides.append(guide)
    support?.attach(to: self)
    return guide
  }

  /// How far a system guide's edges are within the view's.
  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .own: return .zero
    case .safeArea, .top, .bottom: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      var insets = layoutMargins
      let more = max(0, bounds.width - insets.left - insets.right - Self.readableWidth) / 2
      insets.left += more
      insets.right += more
      return insets
    }
  }

  private static var readableWidth: CGFloat { 672 }
}
