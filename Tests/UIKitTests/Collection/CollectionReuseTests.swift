import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A collection view", .serialized) struct CollectionReuseTests {
  private func item(_ index: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: index, section: section) }

  @Test("deselects cells before it reuses them, and reuses headers")
  func reuse() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let scene = CollectionScene([18, 18, 18], layout: layout)
    scene.view.selectItem(at: item(0), animated: false, scrollPosition: [])
    var selected: [Bool] = []
    scene.log.fill = { selected.append($0.isSelected) }
    let kind = UICollectionView.elementKindSectionHeader
    let headers = try (0...1).map { section in
      try #require(scene.view.supplementaryView(forElementKind: kind, at: item(0, section)))
    }
    scene.view.contentOffset.y = 200
    scene.stage.frame()
    scene.view.contentOffset.y = 500
    scene.stage.frame()
    #expect(!selected.isEmpty && !selected.contains(true))
    let third = scene.view.supplementaryView(forElementKind: kind, at: item(0, 2))
    #expect(third != nil && headers.contains { $0 === third })
  }

  private final class Titled: UICollectionViewCell {
    var calls: [String] = []
    override var isSelected: Bool { didSet { calls.append("selected \(isSelected)") } }
    override var isHighlighted: Bool { didSet { calls.append("highlighted \(isHighlighted)") } }
    override func prepareForReuse() {
      super.prepareForReuse()
      calls = ["reuse"]
    }
  }

  @Test("sets whether a cell is selected when it dequeues the cell, and leaves what the data source then sets")
  func dequeued() throws {
    let scene = CollectionScene([0])
    scene.view.register(Titled.self, forCellWithReuseIdentifier: "item")
    scene.log.sections = [100]
    scene.view.reloadData()
    scene.stage.frame()
    func cells() throws -> [Titled] {
      try (0..<3).map { try #require(scene.view.cellForItem(at: item($0)) as? Titled) }
    }
    func leaveAndReturn() {
      for offset in [900.0, 0] {
        scene.view.contentOffset.y = offset
        scene.stage.frame()
      }
    }
    scene.log.fill = { ($0 as? Titled)?.calls.append("fill") }
    scene.view.selectItem(at: item(1), animated: false, scrollPosition: [])
    leaveAndReturn()
    #expect(
      try cells().map(\.calls) == [
        ["reuse", "selected false", "fill"], ["reuse", "selected true", "fill"], ["reuse", "selected false", "fill"],
      ])
    scene.log.fill = { $0.isSelected = true }
    leaveAndReturn()
    #expect(try cells().map(\.isSelected) == [true, true, true])
    #expect(scene.view.indexPathsForSelectedItems == [item(1)])
  }

  @Test("no longer highlights the touched cell when it selects it, and notifies the delegate of that last")
  func highlight() throws {
    let scene = CollectionScene([0])
    scene.view.register(Titled.self, forCellWithReuseIdentifier: "item")
    scene.log.sections = [1]
    scene.view.reloadData()
    scene.stage.frame()
    let cell = try #require(scene.view.cellForItem(at: item(0)) as? Titled)
    for _ in 0..<2 {
      (cell.calls, _) = ([], scene.log.take())
      scene.stage.tap(at: CGPoint(x: 20, y: 20))
      scene.stage.run(for: 0.1)
      #expect(cell.calls == ["highlighted true", "highlighted false", "selected true"])
      #expect(scene.log.take().suffix(2) == ["didSelect 0.0", "didUnhighlight 0.0"])
    }
  }

  @Test("does not highlight or select an item if the delegate refuses the highlight")
  func refused() {
    let scene = CollectionScene()
    scene.log.mayHighlight = false
    _ = scene.log.take()
    scene.stage.tap(at: CGPoint(x: 20, y: 20))
    scene.stage.run(for: 0.1)
    #expect(scene.log.take() == ["shouldHighlight 0.0"] && scene.view.indexPathsForSelectedItems == [])
  }

  @Test("scrolls an item to the bottom within its insets, and keeps its background view behind the visible content")
  func places() {
    let scene = CollectionScene()
    let background = UIView()
    scene.view.backgroundView = background
    scene.view.contentInset.top = 100
    scene.view.scrollToItem(at: item(30), at: .bottom, animated: false)
    scene.stage.frame()
    #expect(scene.view.contentOffset.y == 280 && background.frame == scene.view.bounds)
    #expect(scene.view.subviews.first === background)
  }

  private final class Sheet: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.y += 300
      return attributes
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: 35)
    }
  }

  @Test("animates inserted items from the layout's initial attributes")
  func coming() throws {
    let scene = CollectionScene([2], layout: Sheet())
    scene.log.sections = [3]
    scene.view.insertItems(at: [item(2)])
    scene.stage.frame()
    scene.stage.run(for: 0.15)
    let cell = try #require(scene.view.cellForItem(at: item(2)))
    let shown = try #require(cell.layer.presentation()).frame.minY
    #expect(shown > 50 && shown < 290 && cell.alpha == 1)
    scene.stage.run(for: 0.3)
    // Three items fill the line, and are spread.
    #expect(cell.frame == CGRect(x: 230, y: 0, width: 90, height: 60))
  }

  @Test("scrolls to a new layout's target offset, and calls the completion of the change", arguments: [false, true])
  func layouts(_ animated: Bool) {
    let scene = CollectionScene()
    nonisolated(unsafe) var done: [Bool] = []
    scene.view.setCollectionViewLayout(Sheet(), animated: animated) { done.append($0) }
    #expect(done == (animated ? [] : [true]))
    scene.stage.run(for: 0.5)
    #expect(done == [true] && scene.view.contentOffset.y == 35)
  }

  private final class Pile: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      [5, 9, 1].enumerated().map { index, height in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        (attributes.frame, attributes.zIndex) = (CGRect(x: 0, y: 0, width: 100, height: 100), height)
        return attributes
      }
    }
  }

  @Test("finds the item on top of a pile")
  func pile() {
    let scene = CollectionScene([3], layout: Pile())
    #expect(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == item(1))
  }
}
