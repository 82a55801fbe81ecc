import Foundation

/// The new places of the rows and sections that stay. The time to find one grows with the logarithm of the number of
/// changes.
struct ListShifts {
  private let changes: ListChanges
  /// The rows that leave each old section and those that enter each new one, in order.
  private let gone, come: [Int: [Int]]
  private let goneSections: IndexSet
  private let comeSections: [Int]

  init(_ changes: ListChanges) {
    self.changes = changes
    func sorted(_ rows: Set<IndexPath>) -> [Int: [Int]] {
      Dictionary(grouping: rows, by: \.section).mapValues { $0.map(\.row).sorted() }
    }
    gone = sorted(changes.deletedRows.union(changes.movedRows.keys))
    come = sorted(changes.insertedRows.union(changes.movedRows.values))
    goneSections = changes.deletedSections.union(IndexSet(changes.movedSections.keys))
    comeSections = Array(changes.insertedSections.union(IndexSet(changes.movedSections.values)))
  }

  /// Returns the new index of a section; nil if it was deleted.
  func section(_ old: Int) -> Int? {
    if let target = changes.movedSections[old] { return target }
    guard !goneSections.contains(old) else { return nil }
    return Self.shifted(old - goneSections.count(in: 0..<old), by: comeSections)
  }

  /// Returns the new index path of a row; nil if it was deleted.
  func row(_ old: IndexPath) -> IndexPath? {
    if let target = changes.movedRows[old] { return target }
    guard !changes.deletedRows.contains(old), let section = section(old.section) else { return nil }
    let gone = gone[old.section].map { rows in Self.count(rows.count) { rows[$0] < old.row } } ?? 0
    return IndexPath(row: Self.shifted(old.row - gone, by: come[section] ?? []), section: section)
  }

  /// Returns the index of the element that has `rank` elements before it that are not insertions.
  private static func shifted(_ rank: Int, by insertions: [Int]) -> Int {
    rank + count(insertions.count) { insertions[$0] - $0 <= rank }
  }

  /// Returns the number of indexes for which `isIn` is true, provided that they come before the others.
  private static func count(_ end: Int, _ isIn: (Int) -> Bool) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if isIn(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
