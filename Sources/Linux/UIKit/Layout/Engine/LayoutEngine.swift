import LayoutSolver

/// The constraints of one hierarchy and their solver.
///
/// After each change, all constraints are written as linear sums and compared with those in the solver. Equal ones
/// stay, changed constants are updated, and the rest is removed and added. So no change between two passes can be
/// missed, and the solver still continues from its last solution.
///
/// The unknowns are the origins and sizes, in the superview's coordinates, of guides, and of views that have
/// constraints and do not translate their autoresizing mask. All other views have their current frame. Frames are
/// rounded to pixels, origin and size separately (recorded on iOS): views of equal size stay equal, and neighbors can
/// end up a pixel apart or overlap.
@MainActor final class LayoutEngine {
  var solver = LayoutSolver()
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var rows: [LayoutRow.Key: LayoutRow] = [:]
  private var order: [LayoutRow.Key] = []
  private var readers: [LayoutState] = []
  /// The widths for which labels have wrapped their lines.
  private var widths: [ObjectIdentifier: Double] = [:]
  private static let mostMeasurings = 4

  var isEmpty: Bool { order.isEmpty }

  /// Solves the constraints in a hierarchy, and stores the frames of its views.
  func solve(_ root: UIView) {
    prepare(LayoutContent(of: root, isFitting: false), nil)?.apply()
  }

  /// Returns the fitting size of a view: as near to `target` as the priorities allow.
  func fit(_ view: UIView, target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let content = LayoutContent(of: view, isFitting: true)
    let result = prepare(content, [(target.width, horizontal), (target.height, vertical)])
    return result?.box(of: view).map { CGSize(width: solver.value(of: $0.width), height: solver.value(of: $0.height)) }
      ?? .zero
  }

  private func prepare(_ content: LayoutContent, _ fitting: [(CGFloat, UILayoutPriority)]?) -> LayoutResult? {
    // The solver does not free symbols. Once it has far more than are in use, a new one replaces it.
    if solver.effort > 2000 + 50 * solver.count {
      solver = LayoutSolver()
      (rows, order, boxes) = ([:], [], [:])
    }
    for state in readers {
      state.read = LayoutState.Read()
      state.placed = nil
    }
    var result: LayoutResult?
    for _ in 0..<Self.mostMeasurings {
      let writer = LayoutWriter(content: content, engine: self)
      update(to: writer.write(fitting))
      readers = writer.readers
      let new = LayoutResult(content: content, engine: self)
      result = new
      if !remeasure(content) { break }
    }
    return result
  }

  /// Returns the unknowns of a view or guide.
  func box(of item: any LayoutItem) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box = LayoutBox(
      number: boxes.count + 1, x: solver.makeUnknown(), y: solver.makeUnknown(),
      width: solver.makeUnknown(isLength: true), height: solver.makeUnknown(isLength: true))
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  // MARK: Rows

  private func update(to wanted: [LayoutRow]) {
    let known = rows
    let keys = Set(wanted.map(\.key))
    var changed = false
    for key in order where !keys.contains(key) {
      if let held = rows.removeValue(forKey: key)?.held { solver.remove(held) }
      changed = true
    }
    var constants: [(held: Held, constant: Double)] = []
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
        if let held = old.held { solver.remove(held) }
        added.append(row)
      }
    }
    order = wanted.map(\.key)
    changed = changed || !constants.isEmpty || added.contains { $0.key.isNew(in: known) || known[$0.key]?.held != nil }
    if !constants.isEmpty { report(solver.setConstants(constants)) }
    for var row in added {
      // A constraint that was left out is tried again once anything else has changed.
      guard changed || row.constraint != known[row.key]?.constraint else { continue }
      let (held, conflicts) = solver.add(row.constraint)
      row.held = held
      rows[row.key] = row
      report(conflicts)
    }
  }

  private func report(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      guard let key = order.first(where: { rows[$0]?.held == conflict.broken }), var row = rows[key] else { continue }
      let sources = conflict.among.compactMap { held in order.first { rows[$0]?.held == held }.flatMap { rows[$0] } }
      let isNews = !row.isReported
      row.held = nil
      row.isReported = true
      rows[key] = row
      if isNews { LayoutReport.tell(sources.compactMap(\.source), broken: row.source) }
    }
  }

  // MARK: Text

  func width(for view: UIView) -> CGFloat? { widths[ObjectIdentifier(view)].map { CGFloat($0) } }

  /// Updates the widths of texts whose height depends on their width. Returns true if one must be measured again.
  private func remeasure(_ content: LayoutContent) -> Bool {
    var changed = false
    for view in content.views where view.breaksContent {
      let width = solver.value(of: box(of: view).width)
      if abs((widths[ObjectIdentifier(view)] ?? -1) - width) < 0.01 { continue }
      widths[ObjectIdentifier(view)] = width
      changed = true
    }
    return changed
  }
}

/// The unknown origin and size of a view or guide.
struct LayoutBox {
  /// The position in the order in which constraints have named views and guides. The first has 1.
  let number: Int
  let x: Unknown
  let y: Unknown
  let width: Unknown
  let height: Unknown
}

/// A constraint in the solver, and its source.
struct LayoutRow {
  enum Key: Hashable {
    case constraint(ObjectIdentifier)
    /// A view's content size along an axis, as a limit: no larger than the content if hugging, otherwise no smaller.
    case content(ObjectIdentifier, Int, isHugging: Bool)
    case fitting(Int)
  }

  let key: Key
  let constraint: LinearConstraint
  weak var source: NSLayoutConstraint?
  /// The constraint's handle in the solver. Nil if the constraint contradicts others and was left out.
  var held: Held?
  var isReported = false

  init(_ key: Key, _ constraint: LinearConstraint, source: NSLayoutConstraint? = nil) {
    (self.key, self.constraint, self.source) = (key, constraint, source)
  }

  /// Returns true if the rows differ at most in their constants.
  func isSame(as other: LayoutRow) -> Bool {
    constraint.terms == other.constraint.terms && constraint.relation == other.constraint.relation
      && constraint.priority == other.constraint.priority && constraint.tieWeight == other.constraint.tieWeight
  }
}

extension LayoutRow.Key {
  fileprivate func isNew(in rows: [LayoutRow.Key: LayoutRow]) -> Bool { rows[self] == nil }
}
