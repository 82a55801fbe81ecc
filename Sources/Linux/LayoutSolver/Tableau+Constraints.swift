/// The symbols of a constraint in the rows.
struct Marks {
  /// A slack, an error or a dummy that no other constraint has.
  let marker: Int
  /// The marker's factor in the constraint's own equation.
  let factor: Double
  /// The errors in either direction.
  let errors: [Int]
}

extension Tableau {
  /// Inserts a constraint and returns its marks. If there is no solution with it, returns the constraints that
  /// contradict it, and the tableau is invalid.
  mutating func insert(_ constraint: LinearConstraint, as held: Held) -> Result<Marks, Contradiction> {
    var row = Row(constant: constraint.constant)
    for term in constraint.terms {
      if let known = self.row(of: term.unknown.symbol) {
        row.add(known, times: term.factor)
      } else {
        row.add(term.factor, of: term.unknown.symbol)
      }
    }
    let marks = mark(&row, constraint, held)
    if row.constant < 0 { row.reverse() }
    if let subject = subject(of: row, marks) {
      row.solve(for: subject, basic: nil)
      substitute(subject, by: row)
      append(row, basic: subject)
    } else if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard Row.isZero(row.constant) else { return .failure(Contradiction(among: owners(in: row))) }
      // Other constraints imply this one.
      row.constant = 0
      row.solve(for: marks.marker, basic: nil)
      append(row, basic: marks.marker)
    } else if let contradiction = insertByDetour(row, marks) {
      return .failure(contradiction)
    }
    weigh(marks, of: constraint, times: 1)
    optimize()
    return .success(marks)
  }

  private mutating func mark(_ row: inout Row, _ constraint: LinearConstraint, _ held: Held) -> Marks {
    if constraint.relation == .equal {
      guard !constraint.isRequired else {
        let dummy = makeSymbol(.dummy, of: held)
        row.add(1, of: dummy)
        return Marks(marker: dummy, factor: 1, errors: [])
      }
      let (above, below) = (makeSymbol(.error, of: held), makeSymbol(.error, of: held))
      row.add(-1, of: above)
      row.add(1, of: below)
      return Marks(marker: above, factor: -1, errors: [above, below])
    }
    let factor: Double = constraint.relation == .atLeast ? -1 : 1
    let slack = makeSymbol(.slack, of: held)
    row.add(factor, of: slack)
    guard !constraint.isRequired else { return Marks(marker: slack, factor: factor, errors: []) }
    let error = makeSymbol(.error, of: held)
    row.add(-factor, of: error)
    return Marks(marker: slack, factor: factor, errors: [error])
  }

  /// Returns a symbol for which the new row can be solved directly: a free unknown, or one of the constraint's own that
  /// is then not negative.
  private func subject(of row: Row, _ marks: Marks) -> Int? {
    if let free = row.cells.first(where: { kinds[$0.symbol] == .free }) { return free.symbol }
    return ([marks.marker] + marks.errors).first { kinds[$0] != .dummy && row.factor(of: $0) < 0 }
  }

  /// Minimizes the value of the whole row. The constraint can be satisfied if the minimum is zero.
  private mutating func insertByDetour(_ row: Row, _ marks: Marks) -> Contradiction? {
    let (artificial, goal) = (makeSymbol(.slack), makeSymbol(.free))
    append(row, basic: artificial)
    append(row, basic: goal)
    minimize { $0.row(of: goal) ?? Row() }
    let least = take(goal)
    guard Row.isZero(least.constant) else { return Contradiction(among: owners(in: least)) }
    guard let rest = self.row(of: artificial) else {
      dropColumn(artificial)
      return nil
    }
    if let other = rest.cells.first(where: { kinds[$0.symbol] != .dummy }) {
      pivot(entering: other.symbol, leaving: artificial)
      dropColumn(artificial)
      return nil
    }
    // Only required equations are left in the row, and they imply it.
    var row = take(artificial)
    guard row.factor(of: marks.marker) != 0 else { return Contradiction(among: owners(in: row)) }
    row.constant = 0
    row.solve(for: marks.marker, basic: nil)
    substitute(marks.marker, by: row)
    append(row, basic: marks.marker)
    return nil
  }

  /// Adds a constraint's errors to the level of its priority, and to the last level, for ties.
  private mutating func weigh(_ marks: Marks, of constraint: LinearConstraint, times factor: Double) {
    for error in marks.errors {
      weigh(error, by: factor, at: constraint.priority)
      if constraint.tieWeight != 0 { weigh(error, by: factor * constraint.tieWeight, at: LinearConstraint.tie) }
    }
  }

  /// Removes a constraint, and minimizes every level again.
  mutating func remove(_ marks: Marks, of constraint: LinearConstraint) {
    weigh(marks, of: constraint, times: -1)
    if !isBasic(marks.marker), let leaving = partner(of: marks.marker) {
      pivot(entering: marks.marker, leaving: leaving)
    }
    if isBasic(marks.marker) { take(marks.marker) } else { dropColumn(marks.marker) }
    for error in marks.errors where !isBasic(error) { dropColumn(error) }
    optimize()
  }

  /// Returns the basic symbol to exchange with a marker before its removal, so that no other one becomes negative.
  private func partner(of marker: Int) -> Int? {
    var (falling, rising): ((Double, Int)?, (Double, Int)?) = (nil, nil)
    var free: Int?
    for (index, basic) in basics.enumerated() {
      let factor = rows[index].factor(of: marker)
      guard factor != 0 else { continue }
      guard kinds[basic].isRestricted else {
        free = free.map { min($0, basic) } ?? basic
        continue
      }
      let ratio = abs(rows[index].constant / factor)
      if factor < 0 {
        if falling.map({ (ratio, basic) < $0 }) ?? true { falling = (ratio, basic) }
      } else if rising.map({ (ratio, basic) < $0 }) ?? true {
        rising = (ratio, basic)
      }
    }
    return falling?.1 ?? rising?.1 ?? free
  }

  /// Returns the constraints of the symbols in a row, in the order in which they were added.
  func owners(in row: Row) -> [Held] { Set(row.cells.compactMap { owners[$0.symbol] }).sorted() }
}

/// Constraints that cannot all be satisfied.
struct Contradiction: Error {
  var among: [Held]
}
