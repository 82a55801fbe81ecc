import QuartzCore

/// Solves constraints before views are laid out: those of windows in each commit, and those of any hierarchy when it is
/// laid out explicitly. If nothing has changed, the cost is a look at an empty list.
@MainActor enum LayoutPass {
  private struct Waiting {
    weak var view: UIView?
  }

  private static var waiting: [Waiting] = []
  /// The maximum number of rounds, far more than views need that change constraints in `updateConstraints()`.
  private static let mostRounds = 20

  private static let hook: Void = {
    FrameLoop.beforeLayout = { MainActor.assumeIsolated { run(in: nil) } }
  }()

  static var isWaiting: Bool { !waiting.isEmpty }

  /// The number of changes that may have added, removed or replaced rows, in all hierarchies.
  private(set) static var structure = 0

  /// Lets the next passes write all constraints, without scheduling one.
  static func noteStructure() { structure += 1 }

  /// Schedules the hierarchy of a view to be solved again before its next layout.
  static func need(_ view: UIView) {
    noteStructure()
    schedule(view)
  }

  /// Schedules the hierarchy of a view after a change that leaves the rows of the solver as they are, except for their
  /// constants.
  static func need(_ view: UIView, _ change: LayoutChanges.Change) {
    view.layoutState.changes.add(change)
    schedule(view)
  }

  private static func schedule(_ view: UIView) {
    let state = view.layoutState
    guard !state.isWaiting else { return }
    _ = hook
    state.isWaiting = true
    waiting.append(Waiting(view: view))
    FrameLoop.main.needCommit()
  }

  /// Solves the pending hierarchies: that of a view, or those of all windows if nil. The superviews of views whose
  /// frame changes are marked for layout.
  static func run(in view: UIView?) {
    let root = view?.layoutRoot
    for _ in 0..<mostRounds {
      let due = removeDue(root)
      if due.isEmpty { return }
      for view in due where view.autoLayout?.needsUpdate == true {
        // It may change constraints of any view. Some views are only pending for the next round.
        noteStructure()
        view.callUpdateConstraints()
      }
      // Updates can move views to other hierarchies.
      var positions = HierarchyPositions()
      var roots: [UIView] = []
      var changed: [ObjectIdentifier: [UIView]] = [:]
      for view in due {
        let root = positions.position(of: view).root
        if changed[ObjectIdentifier(root)] == nil { roots.append(root) }
        changed[ObjectIdentifier(root), default: []].append(view)
      }
      for root in roots { solve(root, changed[ObjectIdentifier(root)] ?? []) }
    }
    RuntimeIssues.handler("layout goes round in circles: constraints are changed by their own update")
  }

  /// Takes the pending views, deepest first, because `updateConstraints()` is called from the bottom up.
  private static func removeDue(_ root: UIView?) -> [UIView] {
    var positions = HierarchyPositions()
    func isDue(_ view: UIView) -> Bool {
      let own = positions.position(of: view).root
      return root.map { own === $0 } ?? (own is UIWindow)
    }
    let views = waiting.compactMap(\.view)
    let due = views.filter(isDue)
    guard !due.isEmpty || views.count < waiting.count else { return [] }
    for view in due { view.layoutState.isWaiting = false }
    waiting = views.filter(\.layoutState.isWaiting).map(Waiting.init)
    let depths = due.map { positions.position(of: $0).depth }
    return due.indices.sorted { (depths[$1], $0) < (depths[$0], $1) }.map { due[$0] }
  }

  private static func solve(_ root: UIView, _ changed: [UIView]) {
    let engine = root.autoLayout?.engine ?? LayoutEngine()
    engine.solve(root, changed)
    root.layoutState.engine = engine.isEmpty ? nil : engine
  }
}

/// The roots and depths of views, as long as the hierarchy does not change. No view is visited twice.
@MainActor private struct HierarchyPositions {
  private var known: [ObjectIdentifier: (root: UIView, depth: Int)] = [:]

  mutating func position(of view: UIView) -> (root: UIView, depth: Int) {
    var path: [UIView] = []
    var top = view
    while known[ObjectIdentifier(top)] == nil {
      path.append(top)
      guard let above = top.superview else { break }
      top = above
    }
    var position = known[ObjectIdentifier(top)] ?? (top, -1)
    for view in path.reversed() {
      position.depth += 1
      known[ObjectIdentifier(view)] = position
    }
    return position
  }
}

extension UIView {
  fileprivate func callUpdateConstraints() {
    autoLayout?.needsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Calls `updateConstraints()` of this view and of its descendants that need it, from the bottom up.
  func updateSubtreeConstraints() {
    for view in subviews { view.updateSubtreeConstraints() }
    if autoLayout?.needsUpdate == true { callUpdateConstraints() }
  }

  /// Moves the subviews to their frames from constraints. Transforms are left alone.
  func placeSubviews() {
    if LayoutPass.isWaiting { LayoutPass.run(in: self) }
    for view in subviews {
      guard let placed = view.autoLayout?.placed, placed != view.untransformedFrame else { continue }
      view.setUntransformedFrame(placed, notifies: true)
    }
  }

  // MARK: Hierarchy changes

  /// Called when the view has left `oldSuperview`. Deactivates the constraints on that view and above that refer to
  /// this view or its descendants, as the documentation of `removeFromSuperview()` says.
  func leaveConstraints(of oldSuperview: UIView) {
    var ancestor: UIView? = oldSuperview
    while let holder = ancestor {
      if let state = holder.autoLayout, state.needsSolver {
        if isDescendant(of: holder) {
          // The constraints stay, and lead to their items through other views.
          LayoutPass.noteStructure()
          break
        }
        for constraint in state.constraints
        where constraint.items.contains(where: { $0.layoutView?.isDescendant(of: self) == true }) {
          constraint.isActive = false
        }
      }
      ancestor = holder.superview
    }
    if superview == nil, hasConstraintsBelow { LayoutPass.noteStructure() }
    if let state = autoLayout {
      state.placed = nil
      state.zoomScale = nil
    }
  }

  /// Called when the view has moved to another hierarchy, in which its constraints are then solved.
  func bringConstraints() {
    guard NSLayoutConstraint.isUsed, hasConstraintsBelow else { return }
    autoLayout?.engine = nil
    LayoutPass.need(self)
  }

  private var hasConstraintsBelow: Bool {
    hasOwnConstraints || subviews.contains(where: \.hasConstraintsBelow)
  }
}
