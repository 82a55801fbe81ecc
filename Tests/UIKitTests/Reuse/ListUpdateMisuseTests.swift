import Foundation
import Stage
import Testing
import UIKit

/// The two kinds of lists, each with two sections of two rows.
private enum List: String, CaseIterable, Codable, Sendable { case table, collection }

/// An update that contradicts the data or itself.
private enum Fault: String, CaseIterable, Codable, Sendable {
  case count, sections, missing, far, twice
  case deletedAndMoved, insertedAndMoved, missingSection, farSection
  case negativeDeletion, negativeInsertion, negativeMove, negativeSectionMove
  case missingMove, farMove, missingSectionMove, farSectionMove
  case movedToOne, movedFromOne, sectionsMovedToOne, sectionMovedFromOne
  case deletedAndMovedSection, insertedAndMovedSection, movedFromDeletedSection, movedIntoInsertedSection

  /// UIKit's message for a collection view.
  var message: String {
    let (p10, p11) = ("<NSIndexPath> {length = 2, path = 1 - 0}", "<NSIndexPath> {length = 2, path = 1 - 1}")
    return switch self {
    case .count:
      "Invalid update: invalid number of items in section 1. The number of items contained in an existing section after "
        + "the update (2) must be equal to the number of items contained in that section before the update (2), plus or "
        + "minus the number of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the "
        + "number of items moved into or out of that section (0 moved in, 0 moved out). Collection view: "
    case .sections:
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (2) must be equal to the number of sections contained in the collection view before the update (2), "
        + "plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted). Collection view: "
    case .missing: "attempt to delete item 5 from section 1 which only contains 2 items before the update"
    case .far: "attempt to insert item 4 into section 1, but there are only 3 items in section 1 after the update"
    case .twice: "attempt to delete and reload the same index path (\(p10))"
    case .deletedAndMoved: "attempt to perform a delete and a move from the same index path (\(p10))"
    case .insertedAndMoved: "attempt to perform an insert and a move to the same index path (\(p10))"
    case .missingSection: "attempt to delete section 4, but there are only 2 sections before the update"
    case .farSection: "attempt to insert section 4 but there are only 3 sections after the update"
    case .negativeDeletion: "attempt to delete item -1 from section 1 which only contains 2 items before the update"
    case .negativeInsertion:
      "attempt to insert item -1 into section 1, but there are only 3 items in section 1 after the update"
    case .negativeMove:
      "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - -1}) that does not exist - there are only 2 items "
        + "in section 1 before the update"
    case .negativeSectionMove: "attempt to move section -1, but there are only 2 sections before the update"
    case .missingMove:
      "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 7}) that does not exist - there are only 2 items "
        + "in section 1 before the update"
    case .farMove:
      "attempt to move index path (\(p10)) to index path (<NSIndexPath> {length = 2, path = 1 - 7}) that does not exist - "
        + "there are only 2 items in section 1 after the update"
    case .missingSectionMove: "attempt to move section 7, but there are only 2 sections before the update"
    case .farSectionMove:
      "attempt to to move section 0 to section 7, but there are only 2 sections after the update"
    case .movedToOne:
      "attempt to move both item at index path \(p10) and \(p11) to <NSIndexPath> {length = 2, path = 0 - 0}"
    case .movedFromOne:
      "attempt to move item at index path \(p10) to both <NSIndexPath> {length = 2, path = 0 - 0} and \(p11)"
    case .sectionsMovedToOne: "attempt to move both section 0 and section 1 to section 1"
    case .sectionMovedFromOne: "attempt to move section 0 to both section 1 and section 0"
    case .deletedAndMovedSection: "attempt to perform a delete and a move from the same section (0)"
    case .insertedAndMovedSection: "attempt to perform an insert and a move to the same section (1)"
    case .movedFromDeletedSection: "cannot move an item from a deleted section (1)"
    case .movedIntoInsertedSection: "cannot move an item into a newly inserted section (1)"
    }
  }

  func message(of list: List) -> String {
    if list == .collection { return message }
    return message.replacingOccurrences(of: "an item", with: "a row").replacingOccurrences(of: "item", with: "row")
      .replacingOccurrences(of: "collection view", with: "table view")
      .replacingOccurrences(of: "Collection view", with: "Table view")
  }

  @MainActor func commit(in list: List) {
    let scene = ListScene(list)
    let update = scene.list
    func path(_ row: Int, _ section: Int = 1) -> IndexPath { IndexPath(row: row, section: section) }
    scene.perform {
      switch self {
      case .count: update.delete([path(0)])
      case .sections: update.insertSections([2])
      case .missing: update.delete([path(5)])
      case .far:
        scene.counts = [2, 3]
        update.insert([path(4)])
      case .twice:
        update.delete([path(0)])
        update.reload([path(0)])
      case .deletedAndMoved:
        update.delete([path(0)])
        update.move(path(0), path(1))
      case .insertedAndMoved:
        update.insert([path(0)])
        update.move(path(1), path(0))
      case .missingSection: update.deleteSections([4])
      case .farSection:
        scene.counts = [2, 2, 2]
        update.insertSections([4])
      case .negativeDeletion:
        scene.counts = [2, 1]
        update.delete([path(-1)])
      case .negativeInsertion:
        scene.counts = [2, 3]
        update.insert([path(-1)])
      case .negativeMove: update.move(path(-1), path(0))
      case .negativeSectionMove: update.moveSection(-1, 0)
      case .missingMove: update.move(path(7), path(0))
      case .farMove: update.move(path(0), path(7))
      case .missingSectionMove: update.moveSection(7, 0)
      case .farSectionMove: update.moveSection(0, 7)
      case .movedToOne:
        update.move(path(0), path(0, 0))
        update.move(path(1), path(0, 0))
      case .movedFromOne:
        update.move(path(0), path(0, 0))
        update.move(path(0), path(1))
      case .sectionsMovedToOne:
        update.moveSection(0, 1)
        update.moveSection(1, 1)
      case .sectionMovedFromOne:
        update.moveSection(0, 1)
        update.moveSection(0, 0)
      case .deletedAndMovedSection:
        update.deleteSections([0])
        update.moveSection(0, 1)
      case .insertedAndMovedSection:
        update.insertSections([1])
        update.moveSection(0, 1)
      case .movedFromDeletedSection:
        scene.counts = [2]
        update.deleteSections([1])
        update.move(path(0), path(0, 0))
      case .movedIntoInsertedSection:
        scene.counts = [2, 2, 2]
        update.insertSections([1])
        update.move(path(0, 0), path(0))
      }
    }
  }
}

/// The changes of a table or collection view, by the same names.
@MainActor private struct ListChange {
  let insert, delete, reload: ([IndexPath]) -> Void
  let move: (IndexPath, IndexPath) -> Void
  let insertSections, deleteSections: (IndexSet) -> Void
  let moveSection: (Int, Int) -> Void
}

/// A list on a stage.
@MainActor private final class ListScene {
  private let table: TableScene?
  private let collection: CollectionScene?

  init(_ list: List) {
    table = list == .table ? TableScene([["a", "b"], ["c", "d"]]) : nil
    collection = list == .collection ? CollectionScene([2, 2]) : nil
  }

  var counts: [Int] = [2, 2] {
    didSet {
      table?.log.sections = counts.map { Array(repeating: "row", count: $0) }
      collection?.log.sections = counts
    }
  }

  var list: ListChange {
    if let table = table?.table {
      return ListChange(
        insert: { table.insertRows(at: $0, with: .none) }, delete: { table.deleteRows(at: $0, with: .none) },
        reload: { table.reloadRows(at: $0, with: .none) }, move: { table.moveRow(at: $0, to: $1) },
        insertSections: { table.insertSections($0, with: .none) },
        deleteSections: { table.deleteSections($0, with: .none) }, moveSection: { table.moveSection($0, toSection: $1) }
      )
    }
    guard let view = collection?.view else { fatalError("there is no list") }
    return ListChange(
      insert: { view.insertItems(at: $0) }, delete: { view.deleteItems(at: $0) }, reload: { view.reloadItems(at: $0) },
      move: { view.moveItem(at: $0, to: $1) }, insertSections: { view.insertSections($0) },
      deleteSections: { view.deleteSections($0) }, moveSection: { view.moveSection($0, toSection: $1) })
  }

  func perform(_ changes: () -> Void) {
    table?.table.performBatchUpdates(changes)
    collection?.view.performBatchUpdates(changes)
  }
}

/// A data source with a negative number of sections or rows.
@MainActor private final class NegativeData: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let sections: Int

  init(sections: Int) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { -3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor @Suite("An update of a list that contradicts the data or itself stops the program", .serialized)
struct ListUpdateMisuseTests {
  @Test("with UIKit's message", arguments: List.allCases, Fault.allCases)
  fileprivate func message(_ list: List, _ fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [list, fault] in
      await MainActor.run { fault.commit(in: list) }
    }
    #expect(errorText(result).contains(fault.message(of: list)))
  }

  @Test("and so does a negative number of sections or rows", arguments: List.allCases, [-2, 1])
  fileprivate func negative(_ list: List, _ sections: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [list, sections] in
      await MainActor.run {
        let data = NegativeData(sections: sections)
        let (table, view) = (
          UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        )
        (table.dataSource, view.dataSource) = (data, data)
        if list == .table { _ = table.numberOfSections } else { _ = view.numberOfSections }
      }
    }
    let (what, name) = list == .table ? ("rows", "table view") : ("items", "collection view")
    #expect(
      errorText(result).contains(
        sections < 0
          ? "The data source returned -2 as the number of sections of a \(name). It must not be negative."
          : "The data source returned -3 as the number of \(what) in section 0 of a \(name). It must not be negative."))
  }
}
