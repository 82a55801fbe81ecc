extension Tableau {
  /// Minimizes every level, the first one first. No level may grow for a later one.
  mutating func optimize() {
    var settled = Set<Int>()
    for index in levels.indices {
      minimize({ $0.levels[index].row }, settled: settled)
      for cell in levels[index].row.cells where cell.factor > Row.epsilon { settled.insert(cell.symbol) }
    }
  }

  /// Minimizes the value of a row.
  mutating func minimize(_ objective: (Tableau) -> Row, settled: Set<Int> = []) {
    // The lowest symbol is chosen for entering and for leaving (Bland's rule), which prevents cycles.
    while let entering = objective(self).cells.first(where: {
      $0.factor < -Row.epsilon && kinds[$0.symbol] != .dummy && !settled.contains($0.symbol)
    })?.symbol {
      guard let leaving = firstToReachZero(entering) else { return }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// Returns the first basic symbol that reaches zero while `entering` grows.
  private func firstToReachZero(_ entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for (index, basic) in basics.enumerated() where kinds[basic].isRestricted {
      let factor = rows[index].factor(of: entering)
      guard factor < -Row.epsilon else { continue }
      let ratio = -rows[index].constant / factor
      guard let known = best else {
        best = (ratio, basic)
        continue
      }
      if ratio < known.ratio - Row.epsilon || ratio < known.ratio + Row.epsilon && basic < known.symbol {
        best = (ratio, basic)
      }
    }
    return best?.symbol
  }

  /// Makes negative values zero again after constants have changed, and keeps every level minimal. Returns nil, or a
  /// row that cannot be satisfied: its symbols are those of the constraints that contradict one another.
  mutating func restore() -> (basic: Int, row: Row)? {
    // A change takes far fewer steps. More are a cycle, and the caller starts over.
    for _ in 0..<(100 + 20 * rows.count) {
      var worst: Int?
      for (index, basic) in basics.enumerated() where kinds[basic].isRestricted {
        let constant = rows[index].constant
        if kinds[basic] == .dummy, !Row.isZero(constant) { return (basic, rows[index]) }
        if constant < -Row.epsilon, worst.map({ basic < $0 }) ?? true { worst = basic }
      }
      guard let leaving = worst, let row = row(of: leaving) else { return nil }
      guard let entering = cheapest(in: row) else { return (leaving, row) }
      pivot(entering: entering, leaving: leaving)
    }
    let basic = basics.first { kinds[$0].isRestricted && value(of: $0) < -Row.epsilon }
    return basic.flatMap { basic in row(of: basic).map { (basic, $0) } }
  }

  /// Returns the symbol that compensates a negative constant at the least cost, compared level by level.
  private func cheapest(in row: Row) -> Int? {
    var best: (symbol: Int, costs: [Double])?
    for cell in row.cells where cell.factor > Row.epsilon && kinds[cell.symbol] != .dummy {
      let costs = levels.map { $0.row.factor(of: cell.symbol) / cell.factor }
      guard let known = best else {
        best = (cell.symbol, costs)
        continue
      }
      let difference = zip(costs, known.costs).first { !Row.isZero($0 - $1) }
      if let difference, difference.0 < difference.1 { best = (cell.symbol, costs) }
    }
    return best?.symbol
  }
}
