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

  /// A view in front of the items, which a hit test answers with the collection view.
  private final class Cover: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      bounds.contains(point) ? superview?.subviews.first { $0 is UICollectionView } : nil
    }
  }

  @Test("are chosen by a tap's location, whatever view it is on") func location() {
    let scene = CollectionScene()
    let (above, inside) = (Cover(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView())
    scene.stage.window.addSubview(above)
    inside.frame = CGRect(x: 110, y: 0, width: 100, height: 60)
    scene.view.addSubview(inside)
    scene.stage.frame()
    for (x, index) in [(20.0, 0), (130.0, 1)] {
      scene.stage.tap(at: CGPoint(x: x, y: 20))
      scene.stage.run(for: 0.1)
      #expect(scene.view.indexPathsForSelectedItems == [item(index)])
    }
  }

  @Test("are not those of a cell without user interaction, nor those below a floating header") func refusedByView() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 40, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let scene = CollectionScene(layout: layout)
    func tap(_ x: CGFloat, _ y: CGFloat) {
      scene.stage.tap(at: CGPoint(x: x, y: y))
      scene.stage.run(for: 0.1)
    }
    scene.view.cellForItem(at: item(0))?.isUserInteractionEnabled = false
    tap(20, 60)
    scene.view.contentOffset.y = 200
    scene.stage.frame()
    tap(20, 20)
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 20, y: 220)) != nil)
    #expect(scene.view.indexPathsForSelectedItems == [])
    tap(20, 100)
    #expect(scene.view.indexPathsForSelectedItems?.count == 1)
  }
}
