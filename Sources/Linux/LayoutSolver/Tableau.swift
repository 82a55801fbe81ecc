/// The rows of the simplex method, and the objective to minimize.
///
/// It is a value type: restoring an earlier copy reverts an attempt.
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

  /// The weighted sum of the errors at one priority. Levels are in order of descending priority.
  struct Level {
    let priority: Double
    var row = Row()
  }

  private(set) var kinds: [Kind] = []
  /// The constraint of each slack, error or dummy.
  private(set) var owners: [Held?] = []
  private var places: [Int] = []
  private(set) var basics: [Int] = []
  private(set) var rows: [Row] = []
  private(set) var levels: [Level] = []

  mutating func makeSymbol(_ kind: Kind, of owner: Held? = nil) -> Int {
    kinds.append(kind)
    owners.append(owner)
    places.append(-1)
    return kinds.count - 1
  }

  func row(of symbol: Int) -> Row? { places[symbol] < 0 ? nil : rows[places[symbol]] }

  func isBasic(_ symbol: Int) -> Bool { places[symbol] >= 0 }

  /// Returns a symbol's value. A symbol that is not basic is zero.
  func value(of symbol: Int) -> Double { places[symbol] < 0 ? 0 : rows[places[symbol]].constant }

  // MARK: Changing rows

  /// Adds `basic = row`, for a symbol that is in no other row.
  mutating func append(_ row: Row, basic: Int) {
    places[basic] = rows.count
    basics.append(basic)
    rows.append(row)
  }

  /// Removes and returns the row of a basic symbol. The last row takes its index.
  @discardableResult mutating func take(_ basic: Int) -> Row {
    let place = places[basic]
    let row = rows[place]
    rows.swapAt(place, rows.count - 1)
    basics.swapAt(place, basics.count - 1)
    rows.removeLast()
    basics.removeLast()
    if place < basics.count { places[basics[place]] = place }
    places[basic] = -1
    return row
  }

  mutating func substitute(_ symbol: Int, by row: Row) {
    for index in rows.indices { rows[index].substitute(symbol, by: row) }
    for index in levels.indices { levels[index].row.substitute(symbol, by: row) }
  }

  /// Exchanges two symbols: `leaving` loses its row, and `entering` becomes basic.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = take(leaving)
    row.solve(for: entering, basic: leaving)
    substitute(entering, by: row)
    append(row, basic: entering)
  }

  /// Removes a symbol that is not basic from all rows.
  mutating func dropColumn(_ symbol: Int) {
    for index in rows.indices { rows[index].remove(symbol) }
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// Changes the constants of all rows as if `symbol` had grown by `change`.
  mutating func shift(_ symbol: Int, by change: Double) {
    if isBasic(symbol) {
      rows[places[symbol]].constant -= change
      return
    }
    for index in rows.indices { rows[index].constant += rows[index].factor(of: symbol) * change }
  }

  // MARK: Objective

  /// Adds `factor` times an error to the level of a priority.
  mutating func weigh(_ symbol: Int, by factor: Double, at priority: Double) {
    var index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
      index = levels.firstIndex { $0.priority == priority } ?? index
    }
    if let row = row(of: symbol) {
      levels[index].row.add(row, times: factor)
    } else {
      levels[index].row.add(factor, of: symbol)
    }
  }
}
