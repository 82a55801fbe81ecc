/// A constant and factors of symbols, in ascending order of symbols. It uses sorted arrays instead of dictionaries, so
/// that sums and ties are the same in every run.
struct Row {
  struct Cell {
    var symbol: Int
    var factor: Double
  }

  var constant: Double
  var cells: [Cell] = []

  /// Values closer to zero than this are zero. Layouts have thousands of points, and factors of about 1.
  static let epsilon = 1e-8

  init(constant: Double = 0) { self.constant = constant }

  static func isZero(_ value: Double) -> Bool { abs(value) < epsilon }

  func factor(of symbol: Int) -> Double {
    let index = place(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].factor : 0
  }

  mutating func add(_ factor: Double, of symbol: Int) {
    let index = place(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if !Self.isZero(factor) { cells.insert(Cell(symbol: symbol, factor: factor), at: index) }
      return
    }
    cells[index].factor += factor
    if Self.isZero(cells[index].factor) { cells.remove(at: index) }
  }

  mutating func add(_ other: Row, times scale: Double) {
    constant += other.constant * scale
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + other.cells.count)
    var (mine, theirs) = (0, 0)
    while mine < cells.count || theirs < other.cells.count {
      if theirs == other.cells.count || mine < cells.count && cells[mine].symbol < other.cells[theirs].symbol {
        sum.append(cells[mine])
        mine += 1
        continue
      }
      var cell = other.cells[theirs]
      cell.factor *= scale
      theirs += 1
      if mine < cells.count, cells[mine].symbol == cell.symbol {
        cell.factor += cells[mine].factor
        mine += 1
      }
      if !Self.isZero(cell.factor) { sum.append(cell) }
    }
    cells = sum
  }

  mutating func remove(_ symbol: Int) {
    let index = place(of: symbol)
    if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func reverse() {
    constant = -constant
    for index in cells.indices { cells[index].factor = -cells[index].factor }
  }

  /// Turns `basic = row`, with `symbol` in it, into `symbol = row`, with `basic` in it. If `basic` is nil: `0 = row`.
  mutating func solve(for symbol: Int, basic: Int?) {
    let scale = -1 / factor(of: symbol)
    remove(symbol)
    constant *= scale
    for index in cells.indices { cells[index].factor *= scale }
    if let basic { add(-scale, of: basic) }
  }

  /// Replaces a symbol with a row.
  mutating func substitute(_ symbol: Int, by row: Row) {
    let index = place(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return }
    let factor = cells.remove(at: index).factor
    add(row, times: factor)
  }

  private func place(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
