import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Collection view items", .serialized) struct CollectionItemTests {
  private func item(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

  @Test("have cells only while they are visible, created with their frame; cells that leave are reused")
  func reuse() throws {
    let scene = CollectionScene()
    #expect(scene.log.take() == (0..<21).map { "cell 0.\($0)" })
    let cell = try #require(scene.view.cellForItem(at: item(4)) as? FramedCell)
    #expect(cell.first == CGRect(x: 115, y: 70, width: 90, height: 60) && cell.frame == cell.first)
    #expect(cell.reuseIdentifier == "item" && scene.view.indexPath(for: cell) == item(4))
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 120, y: 75)) == item(4))
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 100, y: 75)) == nil)
    scene.view.contentOffset.y = 65
    scene.stage.frame()
    #expect(scene.log.take() == ["gone 0.0", "gone 0.1", "gone 0.2", "cell 0.21", "cell 0.22", "cell 0.23"])
    let reused = try #require(scene.view.cellForItem(at: item(23)) as? FramedCell)
    #expect(reused.uses == 1 && reused.frame == CGRect(x: 230, y: 490, width: 90, height: 60))
    #expect(scene.view.subviews.compactMap { $0 as? FramedCell }.count == 21)
  }

  @Test("are selected by touches, with delegate calls in the header's order")
  func selection() {
    let scene = CollectionScene()
    _ = scene.log.take()
    scene.stage.tap(at: CGPoint(x: 20, y: 20))
    scene.stage.run(for: 0.1)
    let first = ["shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0", "didUnhighlight 0.0"]
    #expect(scene.log.take() == first && scene.view.cellForItem(at: item(0))?.isSelected == true)
    scene.stage.tap(at: CGPoint(x: 120, y: 20))
    scene.stage.run(for: 0.1)
    #expect(
      scene.log.take() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0", "didSelect 0.1",
        "didUnhighlight 0.1",
      ])
    #expect(scene.view.indexPathsForSelectedItems == [item(1)])
    scene.view.selectItem(at: item(90), animated: false, scrollPosition: .top)
    scene.stage.frame()
    #expect(
      scene.view.cellForItem(at: item(90))?.isSelected == true && scene.view.indexPathsForSelectedItems == [item(90)])
    #expect(scene.log.take().allSatisfy { $0.hasPrefix("gone") || $0.hasPrefix("cell") })
  }

  @Test(
    "are scrolled to the requested position",
    arguments: [
      (UICollectionView.ScrollPosition.top, 30, 700.0), (.centeredVertically, 30, 490), (.bottom, 30, 280),
      (.bottom, 0, 0), (.top, 99, 1890), (UICollectionView.ScrollPosition(), 50, 0),
    ])
  func scrolls(position: UICollectionView.ScrollPosition, index: Int, offset: CGFloat) {
    let scene = CollectionScene()
    scene.view.scrollToItem(at: item(index), at: position, animated: false)
    #expect(scene.view.contentOffset.y == offset)
  }

  @Test("move with their cells in batch updates that insert and delete")
  func changes() throws {
    let scene = CollectionScene([4])
    let last = try #require(scene.view.cellForItem(at: item(3)))
    _ = scene.log.take()
    scene.log.sections = [5]
    var ended: Bool?
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [item(0)])
      scene.view.insertItems(at: [item(3), item(4)])
    } completion: {
      ended = $0
    }
    #expect(scene.log.take() == ["cell 0.3", "cell 0.4"] && scene.view.cellForItem(at: item(2)) === last)
    scene.stage.run(for: 0.15)
    let shownFrame = try #require(last.layer.presentation()).frame
    #expect(shownFrame.minX > 10 && shownFrame.minX < 220 && ended == nil)
    scene.stage.run(for: 0.3)
    #expect(ended == true && last.frame.origin == CGPoint(x: 230, y: 0) && scene.log.take() == ["gone 0.0"])
  }

  private final class Wheel: UICollectionViewLayout {
    var prepared = 0
    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2000) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 10, y: 500 * indexPath.item, width: 100, height: 100)
      attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
      attributes.alpha = 0.5
      attributes.zIndex = 3
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 500).rounded() * 500) }
  }

  @Test("take the positions of a custom layout, which is queried while scrolling and for the target offset")
  func ownLayout() throws {
    let wheel = Wheel()
    let scene = CollectionScene([4], layout: wheel)
    let cell = try #require(scene.view.cellForItem(at: item(0)))
    #expect(scene.view.visibleCells.count == 1 && wheel.prepared == 1)
    #expect(cell.alpha == 0.5 && cell.layer.zPosition == 3 && abs(cell.transform.b - 1) < 1e-9)
    scene.view.contentOffset.y = 10
    scene.stage.frame()
    #expect(wheel.prepared == 2)
    scene.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 60), duration: 0.2, hold: 0.2, release: true)
    scene.stage.run(for: 3)
    #expect(scene.view.contentOffset.y == 500)
    scene.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    scene.stage.run(for: 0.5)
    #expect(scene.view.visibleCells.count == 4 && wheel.collectionView == nil)
  }

  @Test("stop the program if their identifier has no class or the counts of an update do not match")
  func misuse() async {
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
      }
    }
    let text = String(decoding: unknown?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must"))
    let numbers = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = CollectionScene([2])
        scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let second = String(decoding: numbers?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      second.contains("Invalid update: invalid number of items in section 0. The number of items contained in an"))
  }
}
