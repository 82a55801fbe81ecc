import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Selected items of a collection view", .serialized) struct CollectionSelectionTests {
  private func item(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

  @Test("stay selected at their new index paths when items before them are deleted")
  func changes() {
    let scene = CollectionScene([4])
    scene.view.selectItem(at: item(3), animated: false, scrollPosition: [])
    scene.log.sections = [3]
    scene.view.deleteItems(at: [item(0)])
    scene.stage.run(for: 0.5)
    #expect(scene.view.indexPathsForSelectedItems == [item(2)])
  }

  @Test("can be several with allowsMultipleSelection, and are deselected by another tap")
  func several() {
    let scene = CollectionScene()
    scene.view.allowsMultipleSelection = true
    for x in [20.0, 120, 20] {
      scene.stage.tap(at: CGPoint(x: x, y: 20))
      scene.stage.run(for: 0.1)
    }
    #expect(scene.view.indexPathsForSelectedItems == [item(1)] && scene.log.take().contains("didDeselect 0.0"))
  }
}
