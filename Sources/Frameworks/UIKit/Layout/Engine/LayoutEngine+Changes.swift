import LayoutSolver

/// Passes in which only values have changed: they visit the rows that contain them, and move the views that depend on
/// these rows.
extension LayoutEngine {
  /// Applies changes of values. Returns false if there is more, so that all constraints must be written again.
  func apply(_ changes: [(view: UIView, changes: LayoutChanges)]) -> Bool {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    for (view, changes) in changes {
      constraints += changes.constraints.compactMap { rows[.constraint($0)]?.source }
      if changes.hasContent || changes.hasGeometry { constraints += readings.constraints(reading: view) }
      if changes.hasContent { views.append(view) }
    }
    constraints += readings.unstableConstraints
    for _ in 0..<Self.mostMeasurings {
      guard rewrite(constraints, views) else { return false }
      views = widthsToMeasure()
      if views.isEmpty { break }
      constraints = []
    }
    applyMoved()
    restoreDisplaced()
    return true
  }

  /// Writes the rows of constraints and of views' contents again. Returns false if more than constants have changed, or
  /// if the new constants contradict one another.
  private func rewrite(_ constraints: [NSLayoutConstraint], _ views: [UIView]) -> Bool {
    let writer = LayoutWriter(positioned: positioned, engine: self)
    var written: [LayoutRow] = []
    var known = Set<LayoutRow.Key>()
    for row in constraints.compactMap(writer.row(of:)) where known.insert(row.key).inserted { written.append(row) }
    for view in views where positioned.contains(ObjectIdentifier(view)) {
      let contents = writer.size(of: view)
      guard contents.count == countContents(of: view), box(of: view).breaksContent == view.breaksContent else {
        return false
      }
      written += contents
    }
    LayoutWork.rows += written.count
    var constants: [(held: ConstraintHandle, constant: Double)] = []
    for index in written.indices {
      guard let old = rows[written[index].key], let held = old.held, old.isSame(as: written[index]) else {
        return false
      }
      (written[index].held, written[index].isReported) = (held, old.isReported)
      let constant = written[index].constraint.constant
      if old.constraint.constant != constant { constants.append((held, constant)) }
    }
    for row in written { rows[row.key] = row }
    if constants.isEmpty { return true }
    // The order must not depend on that of the changes: it can decide between equally good solutions.
    constants.sort { $0.held < $1.held }
    let conflicts = solver.setConstants(constants)
    report(conflicts)
    return conflicts.isEmpty
  }

  private func countContents(of view: UIView) -> Int {
    let keys = [0, 1].flatMap { axis in
      [true, false].map { LayoutRow.Key.content(ObjectIdentifier(view), axis, isHugging: $0) }
    }
    return keys.count(where: { rows[$0] != nil })
  }
}
