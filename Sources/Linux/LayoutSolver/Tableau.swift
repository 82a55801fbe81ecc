/// The rows of the simplex method, and what is to become small.
///
/// A value: what an attempt has changed is taken back by putting an earlier one in its place.
struct Tableau {
  enum Kind {
    /// Any number.
    case free
    /// An unknown that is not negative.
    case length
    /// What an inequality has left.
    case slack
    /// What a constraint misses.
    case error
    /// Zero: the mark of a required equation.
    case dummy

    /// Whether it has to stay at zero or above.
    var isRestricted: Bool { self != .free }
  }

  /// What is missed at one priority. Those with a higher one come first.
  struct Level {
    let priority: Double
    var row = Row()
  }

  private(set) var kinds: [Kind] = []
  /// The constraint that a slack, an error or a dummy is of.
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

  /// The value of a symbol: what is not basic is zero.
  func value(of symbol: Int) -> Double { places[symbol] < 0 ? 0 : rows[places[symbol]].constant }

  // MARK: Changing rows

  /// `basic = row`, for a symbol that stands in no other row.
  mutating func append(_ row: Row, basic: Int) {
    places[basic] = rows.count
    basics.append(basic)
    rows.append(row)
  }

  /// Takes the row of a basic symbol out; the last one moves into its place.
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

  /// Has two symbols change places: the basic one leaves, the other one gets a row.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = take(leaving)
    row.solve(for: entering, basic: leaving)
    substitute(entering, by: row)
    append(row, basic: entering)
  }

  /// Forgets a symbol that is not basic.
  mutating func dropColumn(_ symbol: Int) {
    for index in rows.indices { rows[index].remove(symbol) }
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// Adds to the constants of all rows as though `symbol` had grown by so much.
  mutating func shift(_ symbol: Int, by change: Double) {
    if isBasic(symbol) {
      rows[places[symbol]].constant -= change
      return
    }
    for index in rows.indices { rows[index].constant += rows[index].factor(of: symbol) * change }
  }

  // MARK: What is to become small

  /// Counts `factor` times an error at a priority.
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
