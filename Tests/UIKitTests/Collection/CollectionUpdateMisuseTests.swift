import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("An update that contradicts the data or itself stops the program", .serialized)
struct CollectionUpdateMisuseTests {
  enum Fault: String, CaseIterable, Codable, Sendable {
    case count, sections, missing, far, twice, deletedAndMoved, insertedAndMoved, missingSection, farSection

    var message: String {
      switch self {
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
      case .twice: "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 1 - 0})"
      case .deletedAndMoved:
        "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 1 - 0})"
      case .insertedAndMoved:
        "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 1 - 0})"
      case .missingSection: "attempt to delete section 4, but there are only 2 sections before the update"
      case .farSection: "attempt to insert section 4 but there are only 3 sections after the update"
      }
    }

    @MainActor func commit() {
      let scene = CollectionScene([2, 2])
      func item(_ index: Int) -> IndexPath { IndexPath(item: index, section: 1) }
      scene.view.performBatchUpdates {
        switch self {
        case .count: scene.view.deleteItems(at: [item(0)])
        case .sections: scene.view.insertSections([2])
        case .missing: scene.view.deleteItems(at: [item(5)])
        case .far:
          scene.log.sections = [2, 3]
          scene.view.insertItems(at: [item(4)])
        case .twice:
          scene.view.deleteItems(at: [item(0)])
          scene.view.reloadItems(at: [item(0)])
        case .deletedAndMoved:
          scene.view.deleteItems(at: [item(0)])
          scene.view.moveItem(at: item(0), to: item(1))
        case .insertedAndMoved:
          scene.view.insertItems(at: [item(0)])
          scene.view.moveItem(at: item(1), to: item(0))
        case .missingSection: scene.view.deleteSections([4])
        case .farSection:
          scene.log.sections = [2, 2, 2]
          scene.view.insertSections([4])
        }
      }
    }
  }

  @Test("with UIKit's message", arguments: Fault.allCases)
  func message(_ fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.commit() }
    }
    #expect(errorText(result).contains(fault.message))
  }
}
