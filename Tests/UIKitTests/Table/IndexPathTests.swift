import Foundation
import Testing
import UIKit

@Suite("NSIndexPath") struct IndexPathTests {
  private static func numbers(of path: NSIndexPath) -> [Int] { [path.section, path.row, path.item] }

  @Test("returns the row and the item as IndexPath does")
  func rows() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect(Self.numbers(of: path) == [2, 3, 3])
    #expect(NSIndexPath(row: 3, section: 2) as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(item: 5, section: 1) as IndexPath == IndexPath(item: 5, section: 1))
  }

  @Test("returns NSNotFound for missing indexes")
  func missing() {
    let section = NSIndexPath(index: 4), empty = NSIndexPath()
    #expect(Self.numbers(of: section) == [4, NSNotFound, NSNotFound])
    #expect(Self.numbers(of: empty) == [NSNotFound, NSNotFound, NSNotFound])
  }
}
