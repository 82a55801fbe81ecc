/// The constraints of a hierarchy, and the views and guides that they position.
@MainActor struct LayoutContent {
  let root: UIView
  /// The constraints from the root down, for each view in the order of installation.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The positioned views, in the order in which constraints name them.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  /// The views and guides that constraints position.
  private(set) var known = Set<ObjectIdentifier>()

  /// Collects the content of a hierarchy. With `isFitting`, the size of the root is unknown.
  init(of root: UIView, isFitting: Bool) {
    self.root = root
    if isFitting {
      views.append(root)
      known.insert(ObjectIdentifier(root))
    }
    collect(root)
  }

  private mutating func collect(_ view: UIView) {
    if let state = view.autoLayout, state.needsSolver {
      for constraint in state.constraints {
        if constraint.isImplied || constraint.isLost { continue }
        constraints.append(constraint)
        for item in constraint.items { note(item) }
      }
      if state.constraints.contains(where: \.isLost) { state.constraints.removeAll(where: \.isLost) }
    }
    for subview in view.subviews { collect(subview) }
  }

  private mutating func note(_ item: any LayoutItem) {
    guard !known.contains(ObjectIdentifier(item)) else { return }
    if let guide = item as? UILayoutGuide {
      guard guide.isSolved else { return }
      guides.append(guide)
    } else if let view = item as? UIView {
      // A root has no superview, and keeps its frame.
      guard view !== root, view.autoLayout?.translates == false else { return }
      views.append(view)
    }
    known.insert(ObjectIdentifier(item))
  }
}
