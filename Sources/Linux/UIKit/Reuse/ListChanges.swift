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
  var movedSections: [Int: Int] = [:]
  var fades = false
}
