/// Insertions in one step, for a required row that has no free unknown.
///
/// A detour exchanges symbols in an order that knows nothing of rows: in a form whose titles are as wide as the first
/// one, which is in all rows, each new title would take a step for each row before it. If the best solution with the new
/// row is the only one, all ways lead to it, and the shortest one is taken.
extension Tableau {
  /// Inserts `0 = row`, with a constant that is not negative, in one step. Returns false if that is impossible, or if
  /// there may be other solutions that are as good.
  mutating func insertAtOnce(_ row: Row) -> Bool {
    let isZero = Row.isZero(row.constant)
    let candidates = row.cells.filter { cell in
      kinds[cell.symbol] != .dummy && (isZero ? !Row.isZero(cell.factor) : cell.factor < -Row.epsilon)
    }
    let byLength = candidates.map { (rowCount(of: $0.symbol), ranks[$0.symbol], $0.symbol) }.sorted { $0 < $1 }
    for (_, _, symbol) in byLength {
      var solved = row
      solved.solve(for: symbol, basic: nil)
      guard isOptimal(solved, for: symbol), canBecome(solved.constant, symbol) else { continue }
      guard isOnlySolution(solved, for: symbol) else { return false }
      substitute(symbol, by: solved)
      append(solved, basic: symbol)
      return true
    }
    return false
  }

  /// Returns true if each symbol of a row costs something after `symbol` has been replaced with the row.
  private func isOptimal(_ row: Row, for symbol: Int) -> Bool {
    row.cells.allSatisfy { cell in
      kinds[cell.symbol] == .dummy
        || kinds[cell.symbol] != .free && objective.isCostly(cell.symbol, plus: cell.factor, of: symbol)
    }
  }

  /// Returns true if no restricted symbol becomes negative when a symbol, which is zero, gets a value.
  private mutating func canBecome(_ value: Double, _ symbol: Int) -> Bool {
    column(of: symbol).allSatisfy { cell in
      !kinds[cell.symbol].isRestricted || self.value(of: cell.symbol) + cell.factor * value > -Row.epsilon
    }
  }

  /// Returns true if no symbol that is connected to a row can change without a cost. The row's own are known to have one.
  private mutating func isOnlySolution(_ row: Row, for symbol: Int) -> Bool {
    if !hasLooseSymbols() { return true }
    var isKnown = [Bool](repeating: false, count: kinds.count)
    var pending = row.cells.map(\.symbol).filter { kinds[$0] != .dummy } + [symbol]
    for symbol in pending { isKnown[symbol] = true }
    while let next = pending.popLast() {
      for basic in column(of: next).map(\.symbol) where !isKnown[basic] {
        isKnown[basic] = true
        for cell in self.row(of: basic)?.cells ?? [] where !isKnown[cell.symbol] && kinds[cell.symbol] != .dummy {
          if isLoose(cell.symbol) { return false }
          isKnown[cell.symbol] = true
          pending.append(cell.symbol)
        }
      }
    }
    return true
  }
}
