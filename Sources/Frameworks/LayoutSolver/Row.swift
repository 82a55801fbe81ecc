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

  /// Adds a multiple of another row. Calls `note` for each symbol that the row gains, with true, or loses, with false.
  @inline(__always)
  mutating func add(_ other: Row, times scale: Double, _ note: (_ symbol: Int, _ isGained: Bool) -> Void = { _, _ in })
  {
    constant += other.constant * scale
    var (index, gained, lost) = (0, 0, 0)
    for cell in other.cells {
      index = place(of: cell.symbol, from: index)
      let change = cell.factor * scale
      if index < cells.count, cells[index].symbol == cell.symbol {
        let sum = cells[index].factor + change
        cells[index].factor = Self.isZero(sum) ? 0 : sum
        if cells[index].factor == 0 {
          lost += 1
          note(cell.symbol, false)
        }
      } else if !Self.isZero(change) {
        gained += 1
        note(cell.symbol, true)
      }
    }
    if gained > 0 { merge(other, times: scale, gained) }
    if lost > 0 { cells.removeAll { $0.factor == 0 } }
  }

  /// Inserts the cells of another row whose symbols this one does not have, from the last one to the first.
  private mutating func merge(_ other: Row, times scale: Double, _ count: Int) {
    var (from, to) = (cells.count - 1, cells.count + count - 1)
    cells.append(contentsOf: repeatElement(Cell(symbol: 0, factor: 0), count: count))
    var next = other.cells.count - 1
    while to > from {
      let cell = other.cells[next]
      if from >= 0, cells[from].symbol >= cell.symbol {
        if cells[from].symbol == cell.symbol { next -= 1 }
        cells[to] = cells[from]
        from -= 1
        to -= 1
        continue
      }
      next -= 1
      if Self.isZero(cell.factor * scale) { continue }
      cells[to] = Cell(symbol: cell.symbol, factor: cell.factor * scale)
      to -= 1
    }
  }

  mutating func remove(_ symbol: Int) {
    let index = place(of: symbol)
    if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
  }

  /// Turns `basic = row`, with `symbol` in it, into `symbol = row`, with `basic` in it. If `basic` is nil: `0 = row`.
  mutating func solve(for symbol: Int, basic: Int?) {
    let scale = -1 / factor(of: symbol)
    remove(symbol)
    self.scale(by: scale)
    if let basic { add(-scale, of: basic) }
  }

  private func place(of symbol: Int, from start: Int = 0) -> Int {
    var (low, high) = (start, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
