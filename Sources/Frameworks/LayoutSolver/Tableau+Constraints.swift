/// The symbols of a constraint in the rows.
struct ConstraintSymbols {
  /// A slack, an error or a dummy that no other constraint has.
  let marker: Int
  /// The marker's factor in the constraint's own equation.
  let factor: Double
  /// The errors in either direction.
  let errors: [Int]
}

extension Tableau {
  /// Inserts a constraint and returns its marks. If there is no solution with it, returns the constraints that
  /// contradict it, and the tableau is as it was before.
  mutating func insert(_ constraint: LinearConstraint, as held: ConstraintHandle) -> Result<
    ConstraintSymbols, Contradiction
  > {
    let first = kinds.count
    var row = Row(constant: constraint.constant)
    for term in constraint.terms {
      if let known = self.row(of: term.unknown.symbol) {
        row.add(known, times: term.factor)
      } else {
        row.add(term.factor, of: term.unknown.symbol)
      }
    }
    let marks = mark(&row, constraint, held)
    if let contradiction = insert(row, marks) {
      removeSymbols(from: first)
      return .failure(contradiction)
    }
    weigh(marks, of: constraint, times: 1)
    optimize()
    return .success(marks)
  }

  private mutating func mark(_ row: inout Row, _ constraint: LinearConstraint, _ held: ConstraintHandle)
    -> ConstraintSymbols
  {
    if constraint.relation == .equal {
      guard !constraint.isRequired else {
        let dummy = makeSymbol(.dummy, of: held)
        row.add(1, of: dummy)
        return ConstraintSymbols(marker: dummy, factor: 1, errors: [])
      }
      let (above, below) = (makeSymbol(.error, of: held), makeSymbol(.error, of: held))
      row.add(-1, of: above)
      row.add(1, of: below)
      return ConstraintSymbols(marker: above, factor: -1, errors: [above, below])
    }
    let factor: Double = constraint.relation == .atLeast ? -1 : 1
    let slack = makeSymbol(.slack, of: held)
    row.add(factor, of: slack)
    guard !constraint.isRequired else { return ConstraintSymbols(marker: slack, factor: factor, errors: []) }
    let error = makeSymbol(.error, of: held)
    row.add(-factor, of: error)
    return ConstraintSymbols(marker: slack, factor: factor, errors: [error])
  }

  /// Inserts `0 = row`.
  private mutating func insert(_ new: Row, _ marks: ConstraintSymbols) -> Contradiction? {
    var row = new
    if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard Row.isZero(row.constant) else { return Contradiction(among: owners(in: row)) }
      // Other constraints imply this one.
      row.constant = 0
      row.solve(for: marks.marker, basic: nil)
      append(row, basic: marks.marker)
      return nil
    }
    if kinds[marks.marker] == .dummy { mergeMarkers(&row, into: marks.marker) }
    if row.constant < 0 { row.scale(by: -1) }
    if insertEqualLength(row) { return nil }
    guard let subject = subject(of: row, marks) else {
      return insertAtOnce(row) ? nil : insertByDetour(row, marks)
    }
    row.solve(for: subject, basic: nil)
    substitute(subject, by: row)
    append(row, basic: subject)
    return nil
  }

  /// Replaces all markers of equations in a row with the one of the new equation.
  private mutating func mergeMarkers(_ row: inout Row, into marker: Int) {
    let sum = row.cells.filter { kinds[$0.symbol] == .dummy && $0.symbol != marker }
    guard !sum.isEmpty else { return }
    row.cells.removeAll { kinds[$0.symbol] == .dummy && $0.symbol != marker }
    markers.define(marker, as: sum)
  }

  /// Returns a symbol for which the new row can be solved directly: a free unknown, or one of the constraint's own that
  /// is then not negative.
  private func subject(of row: Row, _ marks: ConstraintSymbols) -> Int? {
    let free = row.cells.lazy.map(\.symbol).filter { kinds[$0] == .free }
    if let rarest = free.min(by: { (rowCount(of: $0), $0) < (rowCount(of: $1), $1) }) { return rarest }
    return ([marks.marker] + marks.errors).first { kinds[$0] != .dummy && row.factor(of: $0) < 0 }
  }

  /// Inserts the equation of a new length and a known one. Neither has a value yet. The new length becomes
  /// basic, so that no row changes. `insertByDetour` would replace the known one in all rows, those of all equal lengths.
  /// As the lengths are equal, it is the same to exchange their ranks.
  private mutating func insertEqualLength(_ row: Row) -> Bool {
    guard row.constant == 0 else { return false }
    let cells = row.cells.filter { kinds[$0.symbol] != .dummy }
    guard cells.count == 2, cells.allSatisfy({ kinds[$0.symbol] == .length }),
      let known = cells.first(where: { $0.factor < 0 })?.symbol,
      let new = cells.first(where: { $0.factor > 0 })?.symbol,
      rowCount(of: new) == 0, objective.isIndependent(of: new)
    else { return false }
    var row = row
    row.solve(for: new, basic: nil)
    append(row, basic: new)
    exchangeRanks(new, known)
    return true
  }

  /// Minimizes the value of the whole row. The constraint can be satisfied if the minimum is zero.
  private mutating func insertByDetour(_ row: Row, _ marks: ConstraintSymbols) -> Contradiction? {
    let (artificial, goal) = (makeSymbol(.slack), makeSymbol(.free))
    append(row, basic: artificial)
    append(row, basic: goal)
    let steps = minimize(goal)
    let least = take(goal)
    if Row.isZero(least.constant), complete(artificial, marks) { return nil }
    let among = owners(in: least)
    for step in steps.reversed() { pivot(entering: step.leaving, leaving: step.entering) }
    take(artificial)
    return Contradiction(among: among)
  }

  /// Minimizes the value of a basic symbol. Returns the exchanges.
  private mutating func minimize(_ goal: Int) -> [(entering: Int, leaving: Int)] {
    var steps: [(entering: Int, leaving: Int)] = []
    while let row = row(of: goal), let entering = firstSymbol(in: row, where: { $0.factor < -Row.epsilon }),
      let leaving = firstToReachZero(entering)
    {
      pivot(entering: entering, leaving: leaving)
      steps.append((entering, leaving))
    }
    return steps
  }

  /// Removes the value of a new row, which is zero. Returns false if the row contradicts equations.
  private mutating func complete(_ artificial: Int, _ marks: ConstraintSymbols) -> Bool {
    guard var row = self.row(of: artificial) else {
      dropColumn(artificial)
      return true
    }
    if let other = firstSymbol(in: row) {
      pivot(entering: other, leaving: artificial)
      dropColumn(artificial)
      return true
    }
    // Only required equations are left in the row, and they imply it.
    guard row.factor(of: marks.marker) != 0 else { return false }
    take(artificial)
    row.constant = 0
    row.solve(for: marks.marker, basic: nil)
    substitute(marks.marker, by: row)
    for part in markers.dissolve(marks.marker) { row.add(-part.factor, of: part.symbol) }
    append(row, basic: marks.marker)
    return true
  }

  /// Adds a constraint's errors to the level of its priority, and to the last level, for ties.
  mutating func weigh(_ marks: ConstraintSymbols, of constraint: LinearConstraint, times factor: Double) {
    for error in marks.errors {
      var row = self.row(of: error) ?? Row()
      if !isBasic(error) { row.add(1, of: error) }
      objective.add(row, times: factor, at: constraint.priority)
      if constraint.tieBreakWeight != 0 {
        objective.add(row, times: factor * constraint.tieBreakWeight, at: LinearConstraint.tieBreak)
      }
    }
  }

  /// Returns the constraints of the symbols in a row, in the order in which they were added.
  private func owners(in row: Row) -> [ConstraintHandle] {
    let equations = markers.errors(in: row.cells.filter { kinds[$0.symbol] == .dummy })
    let others = row.cells.filter { kinds[$0.symbol] != .dummy }
    return Set((equations + others).compactMap { owners[$0.symbol] }).sorted()
  }
}

/// Constraints that cannot all be satisfied.
struct Contradiction: Error {
  var among: [ConstraintHandle]
}
