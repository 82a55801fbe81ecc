import LayoutSolver

/// The constraints of one hierarchy and their solver.
///
/// After a change of its structure, all constraints are written as linear sums and compared with those in the solver.
/// Equal ones stay, changed constants are updated, and the rest is removed and added. So no change between two passes
/// can be missed, and the solver still continues from its last solution. If only values have changed, such as a
/// constant, only the rows that contain them are written again (`LayoutEngine+Changes`).
///
/// The unknowns are the origins and sizes, in the superview's coordinates, of guides, and of views that have
/// constraints and do not translate their autoresizing mask. All other views have their current frame. Frames are
/// rounded to pixels, origin and size separately (recorded on iOS): views of equal size stay equal, and neighbors can
/// end up a pixel apart or overlap.
@MainActor final class LayoutEngine {
  private struct Displaced {
    weak var view: UIView?
  }

  var solver = LayoutSolver()
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var boxesByUnknown: [Unknown: LayoutBox] = [:]
  var rows: [LayoutRow.Key: LayoutRow] = [:]
  private var order: [LayoutRow.Key] = []
  /// The state of the views that constraints position.
  private var placedStates: [LayoutState] = []
  /// The views and guides that constraints position.
  private(set) var positioned = Set<ObjectIdentifier>()
  var readings = LayoutReadings()
  /// The views whose height depends on their width.
  var breakingBoxes: [LayoutBox] = []
  /// The content areas of scroll views whose size is unknown.
  private var areas: [LayoutBox] = []
  /// The views whose frames may not be those of the constraints.
  private var displaced: [Displaced] = []
  /// The widths for which labels have wrapped their lines.
  private var widths: [ObjectIdentifier: Double] = [:]
  /// The number of changes of structure before the last pass over all constraints; nil if there has not been one.
  private var structure: Int?
  static let mostMeasurings = 4

  var isEmpty: Bool { order.isEmpty }

  /// Solves the constraints in a hierarchy, and stores the frames of its views. `changed` are the views with pending
  /// changes.
  func solve(_ root: UIView, _ changed: [UIView]) {
    let changes = changed.map { view in (view, removeChanges(of: view)) }
    if structure == LayoutPass.structure, !isWorn, apply(changes) { return }
    structure = LayoutPass.structure
    let content = LayoutContent(of: root, isFitting: false)
    let oldAreas = areas
    prepare(content, nil)
    _ = removeDisplaced()
    let result = LayoutResult(engine: self)
    // An area that constraints no longer read has no axes.
    for box in oldAreas where box.contentAxes.isEmpty && box.item?.layoutView?.layoutRoot === root { result.apply(box) }
    for box in areas { result.apply(box) }
    for view in content.views { result.apply(box(of: view)) }
    for guide in content.guides { result.apply(box(of: guide)) }
    _ = solver.removeMoved()
    // A constraint that was left out is tried again in the next pass.
    if rows.values.contains(where: { $0.held == nil }) { structure = nil }
  }

  private func removeChanges(of view: UIView) -> LayoutChanges {
    let state = view.layoutState
    defer { state.changes = LayoutChanges() }
    return state.changes
  }

  /// Returns the fitting size of a view: as near to `target` as the priorities allow.
  func fit(_ view: UIView, target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    prepare(LayoutContent(of: view, isFitting: true), [(target.width, horizontal), (target.height, vertical)])
    let box = box(of: view)
    return CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
  }

  private func prepare(_ content: LayoutContent, _ fitting: [(CGFloat, UILayoutPriority)]?) {
    if isWorn {
      solver = LayoutSolver()
      (rows, order, boxes, boxesByUnknown) = ([:], [], [:], [:])
    }
    for state in placedStates + readings.states where state.solvedBy === self {
      state.read = LayoutState.Read()
      state.placed = nil
    }
    placedStates = content.views.map(\.layoutState)
    positioned = content.known
    for _ in 0..<Self.mostMeasurings {
      for box in areas { box.contentAxes = [] }
      let writer = LayoutWriter(positioned: positioned, engine: self)
      update(to: writer.write(content, fitting))
      readings = writer.readings
      areas = writer.areas
      let boxes = content.views.map { box(of: $0) }
      for (view, box) in zip(content.views, boxes) { box.breaksContent = view.breaksContent }
      breakingBoxes = boxes.filter(\.breaksContent)
      if widthsToMeasure().isEmpty { break }
    }
    if fitting == nil { for state in placedStates + readings.states { state.solvedBy = self } }
  }

  /// `true` if a new solver must replace this one, which does not free symbols: it has far more than are in use.
  private var isWorn: Bool { solver.effort > 2000 + 50 * solver.count }

  /// Returns the unknowns of a view or guide.
  func box(of item: any LayoutItem) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] {
      if box.item !== item { box.item = item }
      return box
    }
    let box = LayoutBox(
      item, number: boxes.count + 1, x: solver.makeUnknown(), y: solver.makeUnknown(),
      width: solver.makeUnknown(isLength: true), height: solver.makeUnknown(isLength: true))
    boxes[ObjectIdentifier(item)] = box
    for unknown in [box.x, box.y, box.width, box.height] { boxesByUnknown[unknown] = box }
    return box
  }

  /// Stores the frames that have changed since the last pass.
  func applyMoved() {
    var known = Set<Int>()
    let result = LayoutResult(engine: self)
    for unknown in solver.removeMoved() {
      guard let box = boxesByUnknown[unknown], known.insert(box.number).inserted, let item = box.item else { continue }
      if positioned.contains(ObjectIdentifier(item)) || !box.contentAxes.isEmpty { result.apply(box) }
    }
  }

  // MARK: Frames set by hand

  /// Called when the frame of a view is not the one that constraints give it.
  func noteDisplaced(_ view: UIView) {
    guard !view.layoutState.isDisplaced else { return }
    view.layoutState.isDisplaced = true
    displaced.append(Displaced(view: view))
  }

  /// Marks superviews for layout if a view does not have the frame that constraints give it.
  func restoreDisplaced() {
    for view in removeDisplaced() {
      guard let placed = view.layoutState.placed, placed != view.untransformedFrame else { continue }
      view.superview?.setNeedsLayout()
      noteDisplaced(view)
    }
  }

  private func removeDisplaced() -> [UIView] {
    let views = displaced.compactMap(\.view)
    displaced = []
    for view in views { view.layoutState.isDisplaced = false }
    return views
  }

  // MARK: Rows

  private func update(to wanted: [LayoutRow]) {
    LayoutWork.rows += wanted.count
    let cells = solver.work.cells
    defer { LayoutWork.cells += solver.work.cells - cells }
    let known = rows
    let keys = Set(wanted.map(\.key))
    var changed = false
    var removed: [ConstraintHandle] = []
    for key in order where !keys.contains(key) {
      if let held = rows.removeValue(forKey: key)?.held { removed.append(held) }
      changed = true
    }
    var constants: [(held: ConstraintHandle, constant: Double)] = []
    var added: [LayoutRow] = []
    for var row in wanted {
      guard let old = known[row.key] else {
        added.append(row)
        continue
      }
      row.isReported = old.isReported
      if let held = old.held, old.isSame(as: row) {
        row.held = held
        if old.constraint.constant != row.constraint.constant { constants.append((held, row.constraint.constant)) }
        rows[row.key] = row
      } else {
        if let held = old.held { removed.append(held) }
        added.append(row)
      }
    }
    solver.remove(removed)
    order = wanted.map(\.key)
    changed = changed || !constants.isEmpty || added.contains { $0.key.isNew(in: known) || known[$0.key]?.held != nil }
    if !constants.isEmpty { report(solver.setConstants(constants)) }
    // A constraint that was left out is tried again once anything else has changed.
    if !changed { added.removeAll { $0.constraint == known[$0.key]?.constraint } }
    let (held, conflicts) = solver.add(added.map(\.constraint))
    for (var row, held) in zip(added, held) {
      row.held = held
      rows[row.key] = row
    }
    report(conflicts)
  }

  func report(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      guard let key = order.first(where: { rows[$0]?.held == conflict.broken }), var row = rows[key] else { continue }
      let sources = conflict.among.compactMap { held in order.first { rows[$0]?.held == held }.flatMap { rows[$0] } }
      let isNews = !row.isReported
      row.held = nil
      row.isReported = true
      rows[key] = row
      structure = nil
      if isNews { LayoutReport.tell(sources.compactMap(\.source), broken: row.source) }
    }
  }

  // MARK: Text

  func width(for view: UIView) -> CGFloat? { widths[ObjectIdentifier(view)].map { CGFloat($0) } }

  /// Updates the widths of texts whose height depends on their width. Returns the views that must be measured again.
  func widthsToMeasure() -> [UIView] {
    breakingBoxes.compactMap { box in
      guard let view = box.item as? UIView else { return nil }
      let width = solver.value(of: box.width)
      if abs((widths[ObjectIdentifier(view)] ?? -1) - width) < 0.01 { return nil }
      widths[ObjectIdentifier(view)] = width
      return view
    }
  }
}

extension LayoutRow.Key {
  fileprivate func isNew(in rows: [LayoutRow.Key: LayoutRow]) -> Bool { rows[self] == nil }
}
