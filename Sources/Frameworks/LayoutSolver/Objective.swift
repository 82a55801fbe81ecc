/// The sums of errors to minimize, in order of descending priority, as factors of the symbols that are not basic.
struct Objective {
  private struct Level {
    let priority: Double
    /// The factors by symbol. Symbols beyond the end have 0.
    var factors: [Double] = []
  }

  private var levels: [Level] = []
  /// The symbols whose factors have changed since they were last looked at.
  private var changed: [Int] = []
  /// The symbols one of whose factors has become 0.
  var cleared = SymbolList()

  /// Adds a row, or a symbol that is not basic, to the level of a priority.
  mutating func add(_ row: Row, times factor: Double, at priority: Double) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    add(row, times: factor, to: index)
  }

  /// Adds an equation, `0 = row`, so that a symbol in it gets the factor 0 at every level.
  mutating func substitute(_ symbol: Int, _ equation: Row) {
    for index in levels.indices {
      let factor = factor(of: symbol, at: index)
      if factor != 0 { add(equation, times: factor, to: index) }
    }
  }

  /// Adds multiples of an equation, by level.
  mutating func add(_ equation: Row, times factors: [Double]) {
    for (index, factor) in factors.enumerated() where factor != 0 { add(equation, times: factor, to: index) }
  }

  /// Returns the sums of multiples of symbols' factors, by level.
  func sums(of cells: [Row.Cell]) -> [Double] {
    levels.indices.map { index in cells.reduce(0) { $0 + $1.factor * factor(of: $1.symbol, at: index) } }
  }

  mutating func drop(_ symbol: Int) {
    for index in levels.indices where symbol < levels[index].factors.count { levels[index].factors[symbol] = 0 }
  }

  /// Returns true if no level has the symbol.
  func isIndependent(of symbol: Int) -> Bool { levels.indices.allSatisfy { factor(of: symbol, at: $0) == 0 } }

  /// Returns true if the highest level that changes when a symbol grows increases, with a factor of another symbol's cost
  /// added.
  func isCostly(_ symbol: Int, plus scale: Double = 0, of other: Int = 0) -> Bool {
    for index in levels.indices {
      let cost = factor(of: symbol, at: index) + scale * factor(of: other, at: index)
      if abs(cost) > Row.epsilon { return cost > 0 }
    }
    return false
  }

  mutating func forget(from first: Int) { changed.removeAll { $0 >= first } }

  private func factor(of symbol: Int, at index: Int) -> Double {
    symbol < levels[index].factors.count ? levels[index].factors[symbol] : 0
  }

  private mutating func add(_ row: Row, times scale: Double, to index: Int) {
    guard let last = row.cells.last?.symbol else { return }
    let missing = last + 1 - levels[index].factors.count
    if missing > 0 { levels[index].factors.append(contentsOf: repeatElement(0, count: missing)) }
    for cell in row.cells {
      let sum = levels[index].factors[cell.symbol] + cell.factor * scale
      levels[index].factors[cell.symbol] = Row.isZero(sum) ? 0 : sum
      if Row.isZero(sum) { cleared.insert(cell.symbol) }
      changed.append(cell.symbol)
    }
  }

  // MARK: Choosing symbols

  /// Takes the symbol that decreases the highest level if it grows, and of those the first one by rank. No higher
  /// level may increase. (The first symbol is Bland's rule, which prevents cycles.)
  mutating func removeDecreasing(_ kinds: [Tableau.Kind], _ ranks: [Int]) -> Int? {
    var best: (level: Int, rank: Int, symbol: Int)?
    var candidates: [Int] = []
    for symbol in changed where kinds[symbol] != .dummy {
      guard let level = firstDecreasing(symbol) else { continue }
      candidates.append(symbol)
      let new = (level, ranks[symbol], symbol)
      if best.map({ new < $0 }) ?? true { best = new }
    }
    changed = candidates.filter { $0 != best?.symbol }
    return best?.symbol
  }

  /// Returns the first level that changes with a symbol, if it decreases.
  private func firstDecreasing(_ symbol: Int) -> Int? {
    for index in levels.indices {
      let factor = factor(of: symbol, at: index)
      if factor < -Row.epsilon { return index }
      if factor > Row.epsilon { return nil }
    }
    return nil
  }

  /// Returns true if `one` costs less than `other` for the same gain in a row, compared level by level.
  func isCheaper(_ one: Row.Cell, than other: Row.Cell) -> Bool {
    for index in levels.indices {
      let difference =
        factor(of: one.symbol, at: index) / one.factor - factor(of: other.symbol, at: index) / other.factor
      if !Row.isZero(difference) { return difference < 0 }
    }
    return false
  }
}
