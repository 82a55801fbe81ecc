extension UIView {
  /// The guides that were added to this view, in order.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide to the view, and removes it from its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide from this view, and deactivates its constraints.
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

  /// The rectangle that is not covered by bars or the shape of the screen.
  public var safeAreaLayoutGuide: UILayoutGuide { usedGuide(.safeArea) }

  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { usedGuide(.margins) }

  /// The rectangle within the layout margins, centered and no wider than 672 points. (That is the known width for the
  /// default Dynamic Type size. Other sizes have other widths on Apple's systems.)
  public var readableContentGuide: UILayoutGuide { usedGuide(.readable) }

  /// Returns a system guide with its constraints.
  func usedGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let guide = systemGuide(kind)
    if !guide.isAttached { guide.attach(to: self) }
    return guide
  }

  /// Returns a system guide, which has no constraints before its first use by app code.
  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let state = layoutState
    if let guide = state.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = kind.isSupport ? LayoutSupportGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    state.systemGuides.append(guide)
    return guide
  }

  /// Returns the insets of a system guide's edges from the view's.
  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .own, .content, .frame: return .zero
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

  /// Returns true if the insets can change with the view's frame, which is not reported.
  func insetsDependOnFrame(of kind: UILayoutGuide.Kind) -> Bool {
    kind == .readable || kind == .margins && followsSuperviewMargins
  }

  static var readableWidth: CGFloat { 672 }
}
