/// What counts in a hierarchy: its constraints, and the views and guides that they place.
@MainActor struct LayoutContent {
  let root: UIView
  /// From the root down, those of a view in the order of installing.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// In the order in which constraints name them.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private var known = Set<ObjectIdentifier>()

  /// `isFitting`: the size of the root is asked for, and so unknown.
  init(of root: UIView, isFitting: Bool) {
    self.root = root
    if isFitting {
      views.append(root)
      known.insert(ObjectIdentifier(root))
    }
    collect(root)
  }

  /// Whether constraints say where the view is.
  func places(_ item: any LayoutItem) -> Bool { known.contains(ObjectIdentifier(item)) }

  private mutating func collect(_ view: UIView) {
    if let state = view.autoLayout, !state.constraints.isEmpty {
      for constraint in state.constraints {
        if constraint.isLost { continue }
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
      guard guide.kind.isPlaced else { return }
      guides.append(guide)
    } else if let view = item as? UIView {
      // A root has no superview to be placed in, and keeps its frame.
      guard view !== root, view.autoLayout?.translates == false else { return }
      views.append(view)
    }
    known.insert(ObjectIdentifier(item))
  }
}
