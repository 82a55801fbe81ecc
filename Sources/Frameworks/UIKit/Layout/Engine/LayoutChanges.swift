/// Changes of a view after which rows of the solver may have other constants, and are otherwise the same.
struct LayoutChanges {
  enum Change {
    /// The constant of a constraint that is installed on the view.
    case constant(NSLayoutConstraint)
    /// The size of the view's content, or its baselines.
    case content
    /// The view's frame, which constraints have read.
    case geometry
  }

  /// The constraints whose constants have changed, each once, in the order of their first change.
  private(set) var constraints: [ObjectIdentifier] = []
  private(set) var hasContent = false
  private(set) var hasGeometry = false
  private var known = Set<ObjectIdentifier>()

  mutating func add(_ change: Change) {
    switch change {
    case .constant(let constraint):
      let id = ObjectIdentifier(constraint)
      if known.insert(id).inserted { constraints.append(id) }
    case .content: hasContent = true
    case .geometry: hasGeometry = true
    }
  }
}
