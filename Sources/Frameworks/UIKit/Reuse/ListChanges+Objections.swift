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
  /// of published reports. That deletions come first, then the counts, then insertions is a guess: list-4c.)
  /// (A guess: list-4b.)
  @MainActor func objection(old: [Int], new: [Int], of list: List, in view: UIView) -> String? {
    conflict(in: list) ?? objectionToDeletions(old, list) ?? objectionToCounts(old, new, list, view)
      ?? objectionToInsertions(new, list)
  }

  private func objectionToDeletions(_ old: [Int], _ list: List) -> String? {
    if let section = deletedSections.union(reloadedSections).first(where: { $0 >= old.count }) {
      return "attempt to delete section \(section), but there are only \(old.count) sections before the update"
    }
    for path in deletedRows.union(reloadedRows).sorted() {
      guard old.indices.contains(path.section) else {
        return "attempt to delete \(list.element) \(path.row) from section \(path.section), but there are only "
          + "\(old.count) sections before the update"
      }
      if !(0..<old[path.section]).contains(path.row) {
        return "attempt to delete \(list.element) \(path.row) from section \(path.section) which only contains "
          + "\(old[path.section]) \(list.element)s before the update"
      }
    }
    for section in movedSections.keys.sorted() where !old.indices.contains(section) {
      return "attempt to move section \(section), but there are only \(old.count) sections before the update"
    }
    for path in movedRows.keys.sorted() {
      let move = "attempt to move index path (\(Self.text(path)))"
      guard old.indices.contains(path.section) else {
        return "\(move) from a section that does not exist - there are only \(old.count) sections before the update"
      }
      if !(0..<old[path.section]).contains(path.row) {
        return "\(move) that does not exist - there are only \(old[path.section]) \(list.element)s in section "
          + "\(path.section) before the update"
      }
    }
    return nil
  }

  private func objectionToInsertions(_ new: [Int], _ list: List) -> String? {
    if let section = insertedSections.first(where: { $0 >= new.count }) {
      return "attempt to insert section \(section) but there are only \(new.count) sections after the update"
    }
    for path in insertedRows.sorted() {
      guard new.indices.contains(path.section) else {
        return "attempt to insert \(list.element) \(path.row) into section \(path.section), but there are only "
          + "\(new.count) sections after the update"
      }
      if !(0..<new[path.section]).contains(path.row) {
        return "attempt to insert \(list.element) \(path.row) into section \(path.section), but there are only "
          + "\(new[path.section]) \(list.element)s in section \(path.section) after the update"
      }
    }
    for (section, target) in movedSections.sorted(by: <) where !new.indices.contains(target) {
      return "attempt to to move section \(section) to section \(target), but there are only \(new.count) sections "
        + "after the update"
    }
    for (path, target) in movedRows.sorted(by: { $0.key < $1.key }) {
      let move = "attempt to move index path (\(Self.text(path))) to index path (\(Self.text(target)))"
      guard new.indices.contains(target.section) else {
        return "\(move) in section that does not exist - there are only \(new.count) sections after the update"
      }
      if !(0..<new[target.section]).contains(target.row) {
        return "\(move) that does not exist - there are only \(new[target.section]) \(list.element)s in section "
          + "\(target.section) after the update"
      }
    }
    return nil
  }

  static func text(_ path: IndexPath) -> String {
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
