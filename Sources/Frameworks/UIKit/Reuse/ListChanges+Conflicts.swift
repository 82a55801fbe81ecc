import Foundation

/// UIKit's messages for changes that contradict each other.
extension ListChanges {
  /// Returns the message for the first contradiction; nil if there is none. A reload is a deletion and an insertion.
  func conflict(in list: List) -> String? {
    conflictOfRows ?? conflictOfSections(list == .table ? "a row" : "an item") ?? conflictOfMoves(list.element)
  }

  private var conflictOfRows: String? {
    if let path = deletedRows.intersection(reloadedRows).min() {
      return "attempt to delete and reload the same index path (\(Self.text(path)))"
    }
    if let path = deletedRows.union(reloadedRows).intersection(movedRows.keys).min() {
      return "attempt to perform a delete and a move from the same index path (\(Self.text(path)))"
    }
    if let path = insertedRows.intersection(movedRows.values).min() {
      return "attempt to perform an insert and a move to the same index path (\(Self.text(path)))"
    }
    return nil
  }

  private func conflictOfSections(_ element: String) -> String? {
    let deleted = deletedSections.union(reloadedSections)
    if let section = movedSections.keys.sorted().first(where: deleted.contains) {
      return "attempt to perform a delete and a move from the same section (\(section))"
    }
    if let section = movedSections.values.sorted().first(where: insertedSections.contains) {
      return "attempt to perform an insert and a move to the same section (\(section))"
    }
    if let path = movedRows.keys.sorted().first(where: { deletedSections.contains($0.section) }) {
      return "cannot move \(element) from a deleted section (\(path.section))"
    }
    if let path = movedRows.values.sorted().first(where: { insertedSections.contains($0.section) }) {
      return "cannot move \(element) into a newly inserted section (\(path.section))"
    }
    return nil
  }

  private func conflictOfMoves(_ element: String) -> String? {
    if let (path, second) = secondRows.min(by: { $0.key < $1.key }), let first = movedRows[path] {
      return "attempt to move \(element) at index path \(Self.text(path)) to both \(Self.text(first)) and "
        + Self.text(second)
    }
    if let (section, second) = secondSections.min(by: <), let first = movedSections[section] {
      return "attempt to move section \(section) to both section \(first) and section \(second)"
    }
    if let (first, second, target) = Self.meeting(movedRows) {
      return "attempt to move both \(element) at index path \(Self.text(first)) and \(Self.text(second)) to "
        + Self.text(target)
    }
    if let (first, second, target) = Self.meeting(movedSections) {
      return "attempt to move both section \(first) and section \(second) to section \(target)"
    }
    return nil
  }

  /// Returns the first two indexes with the same target.
  private static func meeting<Index: Comparable>(
    _ moves: [Index: Index]
  ) -> (first: Index, second: Index, target: Index)? {
    var sources: [Index: Index] = [:]
    for (source, target) in moves.sorted(by: { $0.key < $1.key }) {
      if let first = sources.updateValue(source, forKey: target) { return (first, source, target) }
    }
    return nil
  }
}
