import Foundation
import Stage
import Testing

@testable import UIKit

@Suite("The rows that stay in a list") struct ListShiftsTests {
  /// Applies changes to a list of names, and compares the result with the new places of the old names.
  @Test("move to where they are in the new list", arguments: (0..<200).map { _ in UInt64.random(in: 0...1 << 40) })
  func random(seed: UInt64) {
    var random = Dice(seed: seed)
    var changes = ListChanges()
    let old = (0..<Int.random(in: 1...4, using: &random)).map { section in
      (0..<Int.random(in: 0...6, using: &random)).map { IndexPath(row: $0, section: section) }
    }
    for section in old.indices where Int.random(in: 0..<5, using: &random) == 0 {
      changes.deletedSections.insert(section)
    }
    for path in old.joined() where Int.random(in: 0..<3, using: &random) == 0 { changes.deletedRows.insert(path) }
    var new: [[IndexPath?]] = old.indices.filter { !changes.deletedSections.contains($0) }.map { section in
      old[section].filter { !changes.deletedRows.contains($0) }
    }
    for section in 0...new.count where Int.random(in: 0..<4, using: &random) == 0 && section <= new.count {
      new.insert([nil, nil], at: section)
      changes.insertedSections.insert(section)
    }
    for section in new.indices where !changes.insertedSections.contains(section) {
      for row in 0...new[section].count where Int.random(in: 0..<3, using: &random) == 0 {
        new[section].insert(nil, at: row)
        changes.insertedRows.insert(IndexPath(row: row, section: section))
      }
    }
    let shifts = ListShifts(changes)
    for path in old.joined() {
      let position = new.enumerated().flatMap { section, rows in
        rows.enumerated().compactMap { $0.element == path ? IndexPath(row: $0.offset, section: section) : nil }
      }.first
      #expect(shifts.row(path) == position)
    }
  }

  @Test("are where they were told to move")
  func moves() {
    var changes = ListChanges()
    changes.move(IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    let rows = (0..<4).map { ListShifts(changes).row(IndexPath(row: $0, section: 0))?.row }
    #expect(rows == [2, 0, 1, 3])
  }
}
