import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Self-sizing cells", .serialized) struct CollectionSelfSizingTests {
  /// A cell with a square that is 10 points larger for each item.
  private final class Cell: UICollectionViewCell {
    private var side: NSLayoutConstraint?

    func show(_ item: Int) {
      side?.isActive = false
      if contentView.subviews.isEmpty {
        let square = UIView()
        square.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(square)
        NSLayoutConstraint.activate([
          square.topAnchor.constraint(equalTo: contentView.topAnchor),
          square.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          square.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          square.widthAnchor.constraint(equalTo: square.heightAnchor),
        ])
      }
      side = contentView.subviews[0].widthAnchor.constraint(equalToConstant: CGFloat(40 + 10 * item))
      side?.isActive = true
    }
  }

  /// A cell that prefers a fixed size, and logs the sizes it is given.
  private final class Stubborn: UICollectionViewCell {
    static var asked: [CGSize] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked.append(layoutAttributes.size)
      layoutAttributes.size = CGSize(width: 100, height: 30)
      return layoutAttributes
    }
  }

  /// A data source without sizes.
  private final class Data: NSObject, UICollectionViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? Cell)?.show(indexPath.item)
      return cell
    }
  }

  private func scene(
    _ count: Int, _ layout: UICollectionViewLayout, _ type: UICollectionViewCell.Type = Cell.self
  ) -> (Stage, UICollectionView, Data) {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "item")
    let data = Data(count)
    view.dataSource = data
    stage.window.addSubview(view)
    stage.frame()
    return (stage, view, data)
  }

  private func frames(_ view: UICollectionView, _ items: Range<Int>) -> [[CGFloat]] {
    items.map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null }
      .map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  @Test("have the size of their content in the first frame", arguments: [true, false])
  func fitting(isAutomatic: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = isAutomatic ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 100, height: 20)
    let (stage, view, _) = scene(5, layout)
    #expect(
      frames(view, 0..<5).map { Array($0.dropFirst()) }
        == [[15, 40, 40], [10, 50, 50], [5, 60, 60], [0, 70, 70], [80, 80, 80]])
    #expect(view.visibleCells.map(\.frame.size.width) == [40, 50, 60, 70, 80])
    #expect(view.contentSize.height == 160 && stage.issues == [])
  }

  @Test("have the estimated size until they are visible")
  func estimates() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 120)
    let (stage, view, data) = scene(16, layout)
    defer { withExtendedLifetime(data) { stage.tearDown() } }
    let seen = view.indexPathsForVisibleItems.count
    #expect(seen < 16)
    let heights = frames(view, 0..<16).map { $0[3] }
    #expect(heights == (0..<16).map { $0 < seen ? CGFloat(40 + 10 * $0) : 120 })
    // Cells that become visible change the content size, which makes others visible.
    var size: CGSize
    repeat {
      size = view.contentSize
      view.contentOffset.y = size.height - 480
      stage.frame()
    } while view.contentSize != size
    #expect(frames(view, 15..<16)[0][3] == 190)
  }

  @Test("are asked for their size only with an estimated size, once until the layout is invalidated")
  func asked() {
    Stubborn.asked = []
    let layout = UICollectionViewFlowLayout()
    let (stage, view, _) = scene(2, layout, Stubborn.self)
    #expect(Stubborn.asked == [] && frames(view, 0..<1)[0] == [0, 0, 50, 50])
    layout.estimatedItemSize = CGSize(width: 60, height: 60)
    stage.frame()
    #expect(Stubborn.asked == [CGSize(width: 60, height: 60), CGSize(width: 60, height: 60)])
    #expect(frames(view, 0..<2).map { Array($0.dropFirst(2)) } == [[100, 30], [100, 30]])
    stage.frame()
    view.setNeedsLayout()
    stage.frame()
    #expect(Stubborn.asked.count == 2)
    layout.invalidateLayout()
    stage.frame()
    #expect(Stubborn.asked.count == 4 && frames(view, 0..<1)[0][3] == 30)
  }

  /// A column whose items have the heights that their cells prefer.
  private final class Column: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var lines: [String] = []

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let top = (0..<item).reduce(0) { $0 + (heights[$1] ?? 200) }
      attributes.frame = CGRect(x: 0, y: top, width: 100, height: heights[item] ?? 200)
      return attributes
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: attributes(4).frame.minY) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).map(attributes).filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(indexPath.item)
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      lines.append("\(original.indexPath.item): \(Int(original.size.height)) to \(Int(preferred.size.height))")
      guard heights[original.indexPath.item] != preferred.size.height else { return false }
      heights[original.indexPath.item] = preferred.size.height
      return true
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let items = context.invalidatedItemIndexPaths { lines.append("invalidate \(items.map(\.item))") }
      super.invalidateLayout(with: context)
    }
  }

  @Test("report their size to a custom layout, which shows further cells in the same frame")
  func ownLayout() {
    let layout = Column()
    let (stage, view, _) = scene(4, layout)
    defer { stage.tearDown() }
    #expect(
      layout.lines == [
        "0: 200 to 40", "invalidate [0]", "1: 200 to 50", "invalidate [1]", "2: 200 to 60", "invalidate [2]",
        "3: 200 to 70", "invalidate [3]",
      ])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 90, 150] && view.contentSize.height == 220)
  }
}
