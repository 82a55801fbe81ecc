/// Solves linear equations and inequalities, required ones and optional ones of many priorities, and updates the
/// solution as constraints are added, removed and changed.
///
/// The method is that of G. Badros and A. Borning, "The Cassowary Linear Arithmetic Constraint Solving Algorithm": the
/// simplex method, which minimizes the sum of the errors of optional constraints; a dual step when a constant changes;
/// and a marker for each constraint, to find it when it is removed. Unlike there, priorities are separate rows and not
/// large weights, so that 1000 of them are exact. It is implemented here because Debian 12 has no library for it that a
/// Swift package can use: one is for Rust, one is inside a Python module. Its linear programming solvers have no
/// priorities and start over with each change.
///
/// The constraints' tie weights break ties. The remaining ones are broken by the order in which unknowns and
/// constraints were created, so that the same calls have the same results in every run. Unknowns without constraints
/// are 0.
package struct LayoutSolver {
  private struct Entry {
    var constraint: LinearConstraint
    var marks: ConstraintSymbols
    /// The rank. If required constraints conflict, those with a lower rank are kept.
    let rank: Int
  }

  private var tableau = Tableau()
  private var entries: [ConstraintHandle: Entry] = [:]
  private var nextNumber = 0
  private var unknowns: [(symbol: Int, isLength: Bool)] = []

  package init() {}

  /// The number of constraints.
  package var count: Int { entries.count }
  /// The number of symbols created so far. It never decreases, so the solver should be replaced at some point.
  package var effort: Int { tableau.kinds.count }
  /// The steps so far.
  package var work: SolverWork { tableau.work }

  /// Creates an unknown. A length is never negative.
  package mutating func makeUnknown(isLength: Bool = false) -> Unknown {
    let symbol = tableau.makeSymbol(isLength ? .length : .free)
    unknowns.append((symbol, isLength))
    return Unknown(symbol: symbol)
  }

  /// Returns an unknown's value in the current solution.
  package func value(of unknown: Unknown) -> Double { tableau.value(of: unknown.symbol) }

  /// Returns the unknowns whose values may have changed since the last call, in no particular order.
  package mutating func removeMoved() -> [Unknown] { tableau.removeMoved().map(Unknown.init) }

  package func constraint(_ held: ConstraintHandle) -> LinearConstraint? { entries[held]?.constraint }

  /// Adds a constraint. If required constraints conflict because of it, the one of the highest rank that was added last
  /// is left out. This need not be the new one.
  package mutating func add(_ constraint: LinearConstraint, rank: Int = 0) -> (
    held: ConstraintHandle, conflicts: [Conflict]
  ) {
    let held = ConstraintHandle(number: nextNumber)
    nextNumber += 1
    switch tableau.insert(constraint, as: held) {
    case .success(let marks):
      entries[held] = Entry(constraint: constraint, marks: marks, rank: rank)
      return (held, [])
    case .failure(let contradiction):
      let among = contradiction.among.filter { $0 == held || entries[$0]?.constraint.isRequired == true }
      guard among.contains(where: { (entries[$0]?.rank ?? rank) > rank }) else {
        return (held, [Conflict(broken: held, among: Set(among + [held]).sorted())])
      }
      // `rebuild()` creates the marks.
      entries[held] = Entry(
        constraint: constraint, marks: ConstraintSymbols(marker: 0, factor: 1, errors: []), rank: rank)
      return (held, rebuild())
    }
  }

  /// Adds constraints. If one solution is better than all others, it is the same as if they were added one after the other,
  /// in any order.
  package mutating func add(_ constraints: [LinearConstraint]) -> (held: [ConstraintHandle], conflicts: [Conflict]) {
    let held = constraints.indices.map { ConstraintHandle(number: nextNumber + $0) }
    nextNumber += constraints.count
    for index in tableau.insertionOrder(of: constraints) {
      guard case .success(let marks) = tableau.insert(constraints[index], as: held[index]) else {
        // Which one is left out depends on the order. `rebuild()` creates the marks.
        for (held, constraint) in zip(held, constraints) {
          entries[held] = Entry(
            constraint: constraint, marks: ConstraintSymbols(marker: 0, factor: 1, errors: []), rank: 0)
        }
        return (held, rebuild())
      }
      entries[held[index]] = Entry(constraint: constraints[index], marks: marks, rank: 0)
    }
    return (held, [])
  }

  /// Removes constraints. Those that the solver does not contain have no effect. The ones that were inserted last are
  /// removed first, because fewer rows depend on them.
  package mutating func remove(_ held: [ConstraintHandle]) {
    let removed = held.compactMap { entries.removeValue(forKey: $0) }
    for entry in removed.sorted(by: { $0.marks.marker > $1.marks.marker }) {
      tableau.remove(entry.marks, of: entry.constraint)
    }
  }

  /// Removes a constraint. Has no effect if the solver does not contain it.
  package mutating func remove(_ held: ConstraintHandle) { remove([held]) }

  /// Changes the constants of constraints, all at once. If required constraints conflict because of that, those of the
  /// highest rank that were added last are left out.
  package mutating func setConstants(_ changes: [(held: ConstraintHandle, constant: Double)]) -> [Conflict] {
    var shifts: [Row.Cell] = []
    for (held, constant) in changes {
      guard var entry = entries[held], entry.constraint.constant != constant else { continue }
      let change = (constant - entry.constraint.constant) / entry.marks.factor
      shifts.append(Row.Cell(symbol: entry.marks.marker, factor: change))
      entry.constraint.constant = constant
      entries[held] = entry
    }
    tableau.shift(shifts)
    return tableau.restore() ? [] : rebuild()
  }

  /// Starts over with all constraints, lowest ranks first. Leaves out those that contradict earlier ones.
  private mutating func rebuild() -> [Conflict] {
    var fresh = Tableau()
    // Unknowns keep their symbols. The symbols between them are created as well, and are unused.
    let lengths = Set(unknowns.filter(\.isLength).map(\.symbol))
    for symbol in tableau.kinds.indices { _ = fresh.makeSymbol(lengths.contains(symbol) ? .length : .free) }
    fresh.work = tableau.work
    tableau = fresh
    for unknown in unknowns { tableau.noteMoved(unknown.symbol) }
    var conflicts: [Conflict] = []
    let byRank = entries.map { (rank: $0.value.rank, held: $0.key) }.sorted { $0 < $1 }.map(\.held)
    for held in byRank {
      guard let constraint = entries[held]?.constraint else { continue }
      switch tableau.insert(constraint, as: held) {
      case .success(let marks):
        entries[held]?.marks = marks
      case .failure(let contradiction):
        let among = contradiction.among.filter { entries[$0]?.constraint.isRequired == true }
        conflicts.append(Conflict(broken: held, among: Set(among + [held]).sorted()))
        entries[held] = nil
      }
    }
    return conflicts
  }
}
