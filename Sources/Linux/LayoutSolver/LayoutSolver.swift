/// Finds numbers that satisfy linear equations and inequalities, required ones and wishes of many ranks, and keeps them
/// while constraints come, go and change.
///
/// The method is that of G. Badros and A. Borning, "The Cassowary Linear Arithmetic Constraint Solving Algorithm": the
/// simplex method with what is missed by wishes as the sum to make small, a dual step when a constant changes, and a mark
/// for each constraint by which it is found again when it is removed. Other than there, ranks are kept apart as rows of
/// their own and not as large weights, so that 1000 of them are exact. Written here since Debian 12 has no library for it
/// that a Swift package can use: one for Rust, one inside of a module of Python's; its solvers of linear programs know no
/// ranks and begin anew with each change.
///
/// Ties are settled by the constraints' weights for that, and those that are left by the order in which unknowns and
/// constraints were made, so that the same calls have the same results in every run. Unknowns that nothing says anything
/// about are 0.
package struct LayoutSolver {
  private struct Entry {
    var constraint: LinearConstraint
    var marks: Marks
    /// Those with a lower one are kept where some of them have to go.
    let rank: Int
  }

  private var tableau = Tableau()
  private var entries: [Held: Entry] = [:]
  /// By number: a dictionary has no order.
  private var order: [Held] = []
  private var nextNumber = 0
  private var unknowns: [(symbol: Int, isLength: Bool)] = []

  package init() {}

  /// How many constraints are held.
  package var count: Int { order.count }
  /// How much has been made since the beginning; it is not taken back, and calls for a new solver at some time.
  package var effort: Int { tableau.kinds.count }

  /// A new unknown; one that is a length is never negative.
  package mutating func makeUnknown(isLength: Bool = false) -> Unknown {
    let symbol = tableau.makeSymbol(isLength ? .length : .free)
    unknowns.append((symbol, isLength))
    return Unknown(symbol: symbol)
  }

  /// The number found.
  package func value(of unknown: Unknown) -> Double { tableau.value(of: unknown.symbol) }

  package func constraint(_ held: Held) -> LinearConstraint? { entries[held]?.constraint }

  /// Takes in a constraint. Where required ones contradict one another then, the one added last among those of the highest
  /// rank goes, which may be another one than this.
  package mutating func add(_ constraint: LinearConstraint, rank: Int = 0) -> (held: Held, conflicts: [Conflict]) {
    let held = Held(number: nextNumber)
    nextNumber += 1
    let before = tableau
    switch tableau.insert(constraint, as: held) {
    case .success(let marks):
      entries[held] = Entry(constraint: constraint, marks: marks, rank: rank)
      order.append(held)
      return (held, [])
    case .failure(let contradiction):
      tableau = before
      let among = contradiction.among.filter { $0 == held || entries[$0]?.constraint.isRequired == true }
      guard among.contains(where: { (entries[$0]?.rank ?? rank) > rank }) else {
        return (held, [Conflict(broken: held, among: Set(among + [held]).sorted())])
      }
      // The marks are made anew with everything else.
      entries[held] = Entry(constraint: constraint, marks: Marks(marker: 0, factor: 1, errors: []), rank: rank)
      order.append(held)
      return (held, rebuild())
    }
  }

  /// Takes a constraint out; nothing where it is not held.
  package mutating func remove(_ held: Held) {
    guard let entry = entries.removeValue(forKey: held) else { return }
    order.removeAll { $0 == held }
    tableau.remove(entry.marks, of: entry.constraint)
  }

  /// Gives constraints other constants, all at once. Where required ones contradict one another then, those go that were
  /// added last among those of the highest rank.
  package mutating func setConstants(_ changes: [(held: Held, constant: Double)]) -> [Conflict] {
    for (held, constant) in changes {
      guard var entry = entries[held], entry.constraint.constant != constant else { continue }
      tableau.shift(entry.marks.marker, by: (constant - entry.constraint.constant) / entry.marks.factor)
      entry.constraint.constant = constant
      entries[held] = entry
    }
    return tableau.restore() == nil ? [] : rebuild()
  }

  /// Begins from nothing with all constraints, lowest ranks first. Those that contradict what is there already go.
  private mutating func rebuild() -> [Conflict] {
    var fresh = Tableau()
    // Unknowns keep their symbols: all symbols between them are made, too, and used by nothing.
    let lengths = Set(unknowns.filter(\.isLength).map(\.symbol))
    for symbol in tableau.kinds.indices { _ = fresh.makeSymbol(lengths.contains(symbol) ? .length : .free) }
    tableau = fresh
    var conflicts: [Conflict] = []
    let byRank = order.sorted { ((entries[$0]?.rank ?? 0), $0) < ((entries[$1]?.rank ?? 0), $1) }
    for held in byRank {
      guard let constraint = entries[held]?.constraint else { continue }
      let before = tableau
      switch tableau.insert(constraint, as: held) {
      case .success(let marks):
        entries[held]?.marks = marks
      case .failure(let contradiction):
        tableau = before
        let among = contradiction.among.filter { entries[$0]?.constraint.isRequired == true }
        conflicts.append(Conflict(broken: held, among: Set(among + [held]).sorted()))
        entries[held] = nil
      }
    }
    order.removeAll { entries[$0] == nil }
    return conflicts
  }
}
