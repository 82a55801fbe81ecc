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

  /// Returns the new index of a section; nil if it was deleted.
  func section(_ old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    return shifted(old - deletedSections.count(in: 0..<old), by: Array(insertedSections))
  }

  /// Returns the new index path of a row; nil if it was deleted.
  func row(_ old: IndexPath) -> IndexPath? {
    if let target = movedRows[old] { return target }
    guard !deletedRows.contains(old), let section = section(old.section) else { return nil }
    let gone = (deletedRows.union(movedRows.keys)).filter { $0.section == old.section && $0.row < old.row }.count
    let come = insertedRows.union(movedRows.values).filter { $0.section == section }.map(\.row).sorted()
    return IndexPath(row: shifted(old.row - gone, by: come), section: section)
  }

  private func shifted(_ rank: Int, by insertions: [Int]) -> Int {
    var place = rank
    for index in insertions where index <= place { place += 1 }
    return place
  }

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
    for index in old.indices where !reloadedSections.contains(index) {
      guard let section = section(index), new.indices.contains(section) else { continue }
      let inserted = insertedRows.filter { $0.section == section }.count
      let deleted = deletedRows.filter { $0.section == index }.count
      let movedIn = movedRows.filter { $0.value.section == section && $0.key.section != index }.count
      let movedOut = movedRows.filter { $0.key.section == index && $0.value.section != section }.count
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
}
