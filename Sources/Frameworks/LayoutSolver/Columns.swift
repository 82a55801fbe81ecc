/// The rows that contain each symbol, so that a step visits these rows only.
///
/// A row that has lost a symbol stays in the symbol's list until the list is next used or has too many of these. So
/// neither a gain nor a loss searches a list.
struct Columns {
  /// Numbers of rows by symbol. They may be outdated, and may be listed twice.
  private var lists: [[Int]] = []
  /// The number of rows that contain the symbol.
  private var counts: [Int] = []
  /// The symbols whose lists have too many outdated numbers.
  private(set) var crowded: [Int] = []
  /// The symbols that have come into their first row.
  var appeared = SymbolList()
  private var lastVisit: [Int] = []
  private var visit = 0

  mutating func addSymbol() {
    lists.append([])
    counts.append(0)
  }

  mutating func removeLastSymbol() {
    lists.removeLast()
    counts.removeLast()
    crowded.removeAll()
  }

  mutating func note(_ symbol: Int, isGained: Bool, by row: Int) {
    counts[symbol] += isGained ? 1 : -1
    guard isGained else { return }
    if counts[symbol] == 1 { appeared.insert(symbol) }
    lists[symbol].append(row)
    if lists[symbol].count > 16 + 2 * counts[symbol] { crowded.append(symbol) }
  }

  /// Returns the number of the rows that contain a symbol.
  func count(of symbol: Int) -> Int { counts[symbol] }

  /// Returns the numbers of the rows that contain a symbol.
  mutating func rows(with symbol: Int, in rows: [Row]) -> [Int] {
    if lists[symbol].isEmpty { return [] }
    while lastVisit.count < rows.count { lastVisit.append(0) }
    visit += 1
    lists[symbol].removeAll { row in
      guard lastVisit[row] != visit, rows[row].factor(of: symbol) != 0 else { return true }
      lastVisit[row] = visit
      return false
    }
    return lists[symbol]
  }

  mutating func tidy(_ rows: [Row]) {
    let due = crowded
    crowded.removeAll(keepingCapacity: true)
    for symbol in due where lists[symbol].count > 16 + 2 * counts[symbol] { _ = self.rows(with: symbol, in: rows) }
  }
}
