import Foundation

/// UIKit's messages for changes that contradict the old and new counts, or each other.
extension ListChanges {
  enum List: String {
    case table
    case collection

    var element: String { self == .table ? "row" : "item" }
    var view: String { self == .table ? "Table view" : "Collection view" }
  }

  /// Returns UIKit's message if the changes do not match the old and new counts; otherwise nil. (The messages are those
  /// of published reports. Their order is a guess: deletions first, then the counts, then insertions.)
  @MainActor func objection(old: [Int], new: [Int], of list: List, in view: UIView) -> String? {
    conflict ?? objectionToDeletions(old, list) ?? objectionToCounts(old, new, list, view)
      ?? objectionToInsertions(new, list)
  }

  /// A reload is a deletion and an insertion.
  private var conflict: String? {
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

  private func objectionToDeletions(_ old: [Int], _ list: List) -> String? {
    if let section = deletedSections.union(reloadedSections).first(where: { $0 >= old.count }) {
      return "attempt to delete section \(section), but there are only \(old.count) sections before the update"
    }
    for path in deletedRows.union(reloadedRows).sorted() {
      guard path.section < old.count else {
        return "attempt to delete \(list.element) \(path.row) from section \(path.section), but there are only "
          + "\(old.count) sections before the update"
      }
      if path.row >= old[path.section] {
        return "attempt to delete \(list.element) \(path.row) from section \(path.section) which only contains "
          + "\(old[path.section]) \(list.element)s before the update"
      }
    }
    for path in movedRows.keys.sorted() where path.section >= old.count || path.row >= old[path.section] {
      // A guess.
      return "attempt to move index path (\(Self.text(path))) that does not exist before the update"
    }
    return nil
  }

  private func objectionToInsertions(_ new: [Int], _ list: List) -> String? {
    if let section = insertedSections.first(where: { $0 >= new.count }) {
      return "attempt to insert section \(section) but there are only \(new.count) sections after the update"
    }
    for path in insertedRows.union(movedRows.values).sorted() {
      guard path.section < new.count else {
        return "attempt to insert \(list.element) \(path.row) into section \(path.section), but there are only "
          + "\(new.count) sections after the update"
      }
      if path.row >= new[path.section] {
        return "attempt to insert \(list.element) \(path.row) into section \(path.section), but there are only "
          + "\(new[path.section]) \(list.element)s in section \(path.section) after the update"
      }
    }
    return nil
  }

  private static func text(_ path: IndexPath) -> String {
    "<NSIndexPath> {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
  }

  @MainActor private func objectionToCounts(_ old: [Int], _ new: [Int], _ list: List, _ view: UIView) -> String? {
    let (rows, the, end) = (
      list.element + "s", "the \(list.rawValue) view", "\(list.view): \(ObjectIdentity.text(of: view))"
    )
    let (come, gone) = (insertedSections.count, deletedSections.count)
    guard new.count == old.count + come - gone else {
      return
        "Invalid update: invalid number of sections. The number of sections contained in \(the) after the update "
        + "(\(new.count)) must be equal to the number of sections contained in \(the) before the update "
        + "(\(old.count)), plus or minus the number of sections inserted or deleted (\(come) inserted, \(gone) deleted). "
        + "\(end)"
    }
    let shifts = ListShifts(self)
    let (insertions, deletions) = (Self.counts(insertedRows), Self.counts(deletedRows))
    let (arrivals, departures) = (
      Dictionary(grouping: movedRows) { $0.value.section }, Dictionary(grouping: movedRows) { $0.key.section }
    )
    for index in old.indices where !reloadedSections.contains(index) {
      guard let section = shifts.section(index), new.indices.contains(section) else { continue }
      let (inserted, deleted) = (insertions[section] ?? 0, deletions[index] ?? 0)
      let movedIn = arrivals[section]?.filter { $0.key.section != index }.count ?? 0
      let movedOut = departures[index]?.filter { $0.value.section != section }.count ?? 0
      guard new[section] == old[index] + inserted - deleted + movedIn - movedOut else {
        return
          "Invalid update: invalid number of \(rows) in section \(section). The number of \(rows) contained in an existing "
          + "section after the update (\(new[section])) must be equal to the number of \(rows) contained in that section "
          + "before the update (\(old[index])), plus or minus the number of \(rows) inserted or deleted from that section "
          + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(rows) moved into or out of that "
          + "section (\(movedIn) moved in, \(movedOut) moved out). \(end)"
      }
    }
    return nil
  }
  private static func counts(_ rows: Set<IndexPath>) -> [Int: Int] {
    Dictionary(rows.map { ($0.section, 1) }, uniquingKeysWith: +)
  }
}
