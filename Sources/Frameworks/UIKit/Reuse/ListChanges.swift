import Foundation

/// The rows and sections of a table or collection view that are inserted, deleted, reloaded and moved together. Old
/// indexes identify what goes, new ones what comes. "Rows" also stands for the items of a collection view.
struct ListChanges {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  private(set) var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  private(set) var movedSections: [Int: Int] = [:]
  /// The second targets of rows and sections that were moved to two.
  private(set) var secondRows: [IndexPath: IndexPath] = [:]
  private(set) var secondSections: [Int: Int] = [:]
  var fades = false

  mutating func move(_ row: IndexPath, to target: IndexPath) { Self.move(row, to: target, &movedRows, &secondRows) }

  mutating func move(_ section: Int, to target: Int) { Self.move(section, to: target, &movedSections, &secondSections) }

  private static func move<Index>(
    _ index: Index, to target: Index, _ targets: inout [Index: Index], _ seconds: inout [Index: Index]
  ) {
    if let first = targets[index], first != target { seconds[index] = target } else { targets[index] = target }
  }
}
