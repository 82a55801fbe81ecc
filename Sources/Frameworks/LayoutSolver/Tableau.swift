/// The rows of the simplex method, and the objective to minimize.
struct Tableau {
  enum Kind {
    /// Any number.
    case free
    /// An unknown that is not negative.
    case length
    /// The slack of an inequality.
    case slack
    /// The error of a constraint.
    case error
    /// Zero: the marker of a required equation.
    case dummy

    /// `true` if the symbol must not be negative.
    var isRestricted: Bool { self != .free }
  }

  private(set) var kinds: [Kind] = []
  /// The constraint of each slack, error or dummy. A dummy whose equation was removed has none.
  var owners: [ConstraintHandle?] = []
  /// The order of symbols, in which the first one is chosen from several that are equally good: that of creation, except
  /// for equal lengths (`insertEqualLength`).
  private(set) var ranks: [Int] = []
  var markers = EquationMarkers()
  var objective = Objective()
  /// The basic symbols whose values are negative, or not zero for a dummy. Some may be in order again.
  var suspects = Set<Int>()
  var work = SolverWork()
  /// The unknowns whose values may have changed, each once.
  private var moved: [Int] = []
  private var isMoved: [Bool] = []
  /// The index of each symbol's row; -1 if the symbol is not basic.
  private var positions: [Int] = []
  /// The rows. Those that are not in use are empty, and have -1 for a basic symbol.
  private var rows: [Row] = []
  private var basics: [Int] = []
  private var unused: [Int] = []
  private var columns = Columns()

  /// The number of rows.
  var count: Int { rows.count - unused.count }

  mutating func makeSymbol(_ kind: Kind, of owner: ConstraintHandle? = nil) -> Int {
    kinds.append(kind)
    owners.append(owner)
    ranks.append(ranks.count)
    positions.append(-1)
    isMoved.append(false)
    columns.addSymbol()
    markers.addSymbol()
    return kinds.count - 1
  }

  /// Removes the latest symbols. They must not be basic.
  mutating func removeSymbols(from first: Int) {
    while kinds.count > first {
      dropColumn(kinds.count - 1)
      kinds.removeLast()
      owners.removeLast()
      ranks.removeLast()
      positions.removeLast()
      isMoved.removeLast()
      columns.removeLastSymbol()
      markers.removeLastSymbol()
    }
    objective.forget(from: first)
    moved.removeAll { $0 >= first }
  }

  mutating func exchangeRanks(_ one: Int, _ other: Int) { ranks.swapAt(one, other) }

  /// Returns the first symbol in the order of ranks that is no dummy, of the cells that match.
  func firstSymbol(in row: Row, where matches: (Row.Cell) -> Bool = { _ in true }) -> Int? {
    var first: Int?
    for cell in row.cells where kinds[cell.symbol] != .dummy && matches(cell) {
      if first.map({ ranks[cell.symbol] < ranks[$0] }) ?? true { first = cell.symbol }
    }
    return first
  }

  func row(of symbol: Int) -> Row? { positions[symbol] < 0 ? nil : rows[positions[symbol]] }

  func isBasic(_ symbol: Int) -> Bool { positions[symbol] >= 0 }

  /// Returns a symbol's value. A symbol that is not basic is zero.
  func value(of symbol: Int) -> Double { positions[symbol] < 0 ? 0 : rows[positions[symbol]].constant }

  /// Returns the basic symbols whose rows contain a symbol that is not basic, and its factors.
  mutating func column(of symbol: Int) -> [Row.Cell] {
    let column = columns.rows(with: symbol, in: rows)
    work.cells += column.count
    return column.map { Row.Cell(symbol: basics[$0], factor: rows[$0].factor(of: symbol)) }
  }

  /// Returns the number of the rows that contain a symbol that is not basic.
  func rowCount(of symbol: Int) -> Int { columns.count(of: symbol) }

  /// Returns true if there is a loose symbol, and so perhaps more than one solution.
  mutating func hasLooseSymbols() -> Bool {
    var (appeared, cleared) = (SymbolList(), SymbolList())
    swap(&appeared, &columns.appeared)
    swap(&cleared, &objective.cleared)
    defer { (columns.appeared, objective.cleared) = (appeared, cleared) }
    return appeared.contains { isLoose($0) } || cleared.contains { isLoose($0) }
  }

  /// Returns true if a symbol is in a row and can change without a cost.
  func isLoose(_ symbol: Int) -> Bool {
    guard symbol < kinds.count, kinds[symbol] != .dummy, columns.count(of: symbol) > 0 else { return false }
    return kinds[symbol] == .free || !objective.isCostly(symbol)
  }

  /// Returns the unknowns whose values may have changed since the last call.
  mutating func removeMoved() -> [Int] {
    for symbol in moved { isMoved[symbol] = false }
    defer { moved.removeAll() }
    return moved
  }

  mutating func noteMoved(_ symbol: Int) {
    guard kinds[symbol] == .free || kinds[symbol] == .length, !isMoved[symbol] else { return }
    isMoved[symbol] = true
    moved.append(symbol)
  }

  // MARK: Changing rows

  /// Adds `basic = row`, for a symbol that is in no other row.
  mutating func append(_ row: Row, basic: Int) {
    let position = unused.popLast() ?? rows.count
    if position == rows.count {
      rows.append(row)
      basics.append(basic)
    } else {
      (rows[position], basics[position]) = (row, basic)
    }
    positions[basic] = position
    for cell in row.cells { columns.note(cell.symbol, isGained: true, by: position) }
    work.cells += row.cells.count
    noteValue(at: position)
  }

  /// Removes and returns the row of a basic symbol.
  @discardableResult mutating func take(_ basic: Int) -> Row {
    let position = positions[basic]
    var row = Row()
    swap(&row, &rows[position])
    for cell in row.cells { columns.note(cell.symbol, isGained: false, by: position) }
    basics[position] = -1
    positions[basic] = -1
    unused.append(position)
    if row.constant != 0 { noteMoved(basic) }
    return row
  }

  /// Adds a multiple of an equation, `0 = row`, to the row of a basic symbol.
  mutating func add(_ equation: Row, times factor: Double, to basic: Int) {
    let position = positions[basic]
    var row = Row()
    swap(&row, &rows[position])
    let value = row.constant
    row.add(equation, times: factor) { columns.note($0, isGained: $1, by: position) }
    swap(&row, &rows[position])
    work.cells += equation.cells.count
    if rows[position].constant != value { noteValue(at: position) }
  }

  /// Replaces a symbol with a row, everywhere.
  mutating func substitute(_ symbol: Int, by row: Row) {
    var equation = row
    equation.add(-1, of: symbol)
    for cell in column(of: symbol) { add(equation, times: cell.factor, to: cell.symbol) }
    objective.substitute(symbol, equation)
    columns.tidy(rows)
  }

  /// Exchanges two symbols: `leaving` loses its row, and `entering` becomes basic.
  mutating func pivot(entering: Int, leaving: Int) {
    work.pivots += 1
    var row = take(leaving)
    row.solve(for: entering, basic: leaving)
    substitute(entering, by: row)
    append(row, basic: entering)
  }

  /// Removes a symbol that is not basic from all rows.
  mutating func dropColumn(_ symbol: Int) {
    for cell in column(of: symbol) {
      rows[positions[cell.symbol]].remove(symbol)
      columns.note(symbol, isGained: false, by: positions[cell.symbol])
    }
    objective.drop(symbol)
  }

  /// Changes the constants of all rows as if symbols had grown. For a dummy, it is its own error that grows.
  mutating func shift(_ changes: [Row.Cell]) {
    var errors: [Row.Cell] = []
    for change in changes {
      if isBasic(change.symbol) {
        rows[positions[change.symbol]].constant -= change.factor
        noteValue(at: positions[change.symbol])
      } else if kinds[change.symbol] == .dummy {
        errors.append(change)
      } else {
        grow(change)
      }
    }
    for change in markers.effects(of: errors) { grow(change) }
  }

  private mutating func grow(_ change: Row.Cell) {
    for cell in column(of: change.symbol) {
      rows[positions[cell.symbol]].constant += cell.factor * change.factor
      noteValue(at: positions[cell.symbol])
    }
  }

  /// Called when the value of a basic symbol has changed.
  private mutating func noteValue(at position: Int) {
    let (basic, constant) = (basics[position], rows[position].constant)
    noteMoved(basic)
    guard constant < -Row.epsilon || constant > Row.epsilon && kinds[basic] == .dummy else { return }
    if kinds[basic].isRestricted { suspects.insert(basic) }
  }
}

/// The steps of a solver, for tests of how they grow.
package struct SolverWork: Sendable {
  /// The number of rows' cells that were visited.
  package var cells = 0
  /// The number of exchanges of two symbols.
  package var pivots = 0
}
