/// The sums that the markers of required equations stand for.
///
/// The error of a required equation is always zero, but it tells how values change with the equation's constant, and
/// which equations contradict one another. The rows of a chain of n views would have n² of these errors. So the marker
/// of a new equation replaces the markers in its row: it stands for the equation's own error, plus multiples of earlier
/// markers. The rows of a chain then have one marker each, and a change of a constant follows the sums.
struct EquationMarkers {
  /// The earlier markers in the sum of each marker, by symbol.
  private var parts: [[Row.Cell]] = []
  /// The later markers whose sums contain each marker.
  private var users: [[Int]] = []

  mutating func addSymbol() {
    parts.append([])
    users.append([])
  }

  mutating func removeLastSymbol() {
    for part in parts.removeLast() where users[part.symbol].last == parts.count { users[part.symbol].removeLast() }
    users.removeLast()
  }

  /// Lets a new marker stand for its own error and the sum.
  mutating func define(_ marker: Int, as sum: [Row.Cell]) {
    parts[marker] = sum
    for part in sum { users[part.symbol].append(marker) }
  }

  /// Returns the sum of earlier markers for which a marker stands, and lets it stand for its own error alone.
  mutating func dissolve(_ marker: Int) -> [Row.Cell] {
    let sum = parts[marker]
    parts[marker] = []
    for part in sum {
      if users[part.symbol].last == marker {
        users[part.symbol].removeLast()
      } else {
        users[part.symbol].removeAll { $0 == marker }
      }
    }
    return sum
  }

  /// Returns true if no later marker's sum contains a marker.
  func isUnused(_ marker: Int) -> Bool { users[marker].isEmpty }

  /// Returns the changes of all markers when the own errors of some change, in ascending order of markers.
  func effects(of changes: [Row.Cell]) -> [Row.Cell] {
    var sums: [Int: Double] = [:]
    for change in changes { sums[change.symbol, default: 0] += change.factor }
    return reach(from: changes.map(\.symbol)) { users[$0] }.sorted().compactMap { marker in
      let change = parts[marker].reduce(sums[marker] ?? 0) { $0 + $1.factor * (sums[$1.symbol] ?? 0) }
      sums[marker] = change
      return Row.isZero(change) ? nil : Row.Cell(symbol: marker, factor: change)
    }
  }

  /// Returns the own errors in a sum of markers.
  func errors(in sum: [Row.Cell]) -> [Row.Cell] {
    var factors: [Int: Double] = [:]
    for cell in sum { factors[cell.symbol] = cell.factor }
    return reach(from: sum.map(\.symbol)) { parts[$0].map(\.symbol) }.sorted(by: >).compactMap { marker in
      let factor = factors[marker] ?? 0
      for part in parts[marker] { factors[part.symbol, default: 0] += part.factor * factor }
      return Row.isZero(factor) ? nil : Row.Cell(symbol: marker, factor: factor)
    }
  }

  private func reach(from start: [Int], _ next: (Int) -> [Int]) -> Set<Int> {
    var (reached, pending) = (Set(start), start)
    while let marker = pending.popLast() {
      for other in next(marker) where reached.insert(other).inserted { pending.append(other) }
    }
    return reached
  }
}
