extension Tableau {
  /// Minimizes every level, the first one first. No level may grow for a later one.
  mutating func optimize() {
    while let entering = objective.removeDecreasing(kinds, ranks) {
      if let leaving = firstToReachZero(entering) { pivot(entering: entering, leaving: leaving) }
    }
  }

  /// Returns the first basic symbol that reaches zero while `entering` grows; of several, the first one by rank.
  mutating func firstToReachZero(_ entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for cell in column(of: entering) where kinds[cell.symbol].isRestricted && cell.factor < -Row.epsilon {
      let ratio = -value(of: cell.symbol) / cell.factor
      guard let known = best else {
        best = (ratio, cell.symbol)
        continue
      }
      if ratio < known.ratio - Row.epsilon
        || ratio < known.ratio + Row.epsilon && ranks[cell.symbol] < ranks[known.symbol]
      {
        best = (ratio, cell.symbol)
      }
    }
    return best?.symbol
  }

  /// Makes negative values zero again after constants have changed, and keeps every level minimal. Returns false if
  /// constraints contradict one another.
  mutating func restore() -> Bool {
    // A change takes far fewer steps. More are a cycle, and the caller starts over.
    for _ in 0..<(100 + 20 * count) {
      var worst: Int?
      for basic in suspects {
        let value = value(of: basic)
        if kinds[basic] == .dummy, !Row.isZero(value) { return false }
        if value >= -Row.epsilon {
          suspects.remove(basic)
        } else if worst.map({ ranks[basic] < ranks[$0] }) ?? true {
          worst = basic
        }
      }
      guard let leaving = worst, let row = row(of: leaving) else { return true }
      guard let entering = cheapest(in: row) else { return false }
      pivot(entering: entering, leaving: leaving)
    }
    return !suspects.contains { value(of: $0) < -Row.epsilon }
  }

  /// Returns the symbol that compensates a negative constant at the least cost, compared level by level.
  private func cheapest(in row: Row) -> Int? {
    var best: Row.Cell?
    for cell in row.cells where cell.factor > Row.epsilon && kinds[cell.symbol] != .dummy {
      guard let known = best else {
        best = cell
        continue
      }
      let isFirst = ranks[cell.symbol] < ranks[known.symbol]
      let isBetter = isFirst ? !objective.isCheaper(known, than: cell) : objective.isCheaper(cell, than: known)
      if isBetter { best = cell }
    }
    return best?.symbol
  }
}
