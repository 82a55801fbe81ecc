import Foundation

/// The rows and sections of a table or collection view that are inserted, deleted, reloaded and moved together. Old
/// indexes identify what goes, new ones what comes. "Rows" also stands for the items of a collection view.
struct ListChanges {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var fades = false

  enum List: String {
    case table
    case collection

    var element: String { self == .table ? "row" : "item" }
    var view: String { self == .table ? "Table view" : "Collection view" }
  }

  /// Returns UIKit's message if the changes do not match the old and new counts; otherwise nil.
  @MainActor func objection(old: [Int], new: [Int], of list: List, in view: UIView) -> String? {
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
