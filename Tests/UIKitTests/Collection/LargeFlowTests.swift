import Foundation
import Stage
import Testing

@testable import UIKit

/// Counts the attributes that are created and the spans that are visited, for 1,000 and for 10,000 items.
@MainActor @Suite("A flow layout of many items", .serialized) struct LargeFlowTests {
  private final class Attributes: UICollectionViewLayoutAttributes {
    static var created = 0

    override init() {
      super.init()
      Self.created += 1
    }
  }

  private final class Layout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }
  }

  /// A cell that is as wide as the view, and higher than estimated.
  private final class RowCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 320, height: 70)
      return layoutAttributes
    }
  }

  private struct Work { var attributes, visits: Int }

  private func work(_ sections: [Int], isSizing: Bool = false) -> Work {
    let layout = Layout()
    if isSizing { layout.estimatedItemSize = CGSize(width: 320, height: 50) }
    let scene = CollectionScene(sections, layout: layout) { log in
      if isSizing { log.sizes = { _ in CGSize(width: 320, height: 50) } }
    }
    if isSizing { scene.view.register(RowCell.self, forCellWithReuseIdentifier: "item") }
    scene.view.contentOffset.y = scene.view.contentSize.height / 2
    scene.stage.frame()
    let first = scene.view.indexPathsForVisibleItems.first
    let before = (Attributes.created, SpanList.visits)
    for _ in 0..<20 {
      scene.view.contentOffset.y += 60
      scene.stage.frame()
    }
    #expect(scene.view.indexPathsForVisibleItems.first != first)
    return Work(attributes: Attributes.created - before.0, visits: SpanList.visits - before.1)
  }

  private func expectLogarithmic(_ works: [Work]) {
    #expect(works[0].attributes > 0 && works[0].visits > 0)
    #expect(abs(works[1].attributes - works[0].attributes) * 10 <= works[0].attributes, "\(works)")
    #expect(2 * works[1].visits <= 3 * works[0].visits, "\(works)")
  }

  @Test("visits no more than a logarithm of them in a frame, and only the visible ones have attributes")
  func items() { expectLogarithmic([1_000, 10_000].map { work([$0]) }) }

  @Test("visits no more than a logarithm of its sections in a frame")
  func sections() { expectLogarithmic([300, 3_000].map { work(Array(repeating: 4, count: $0)) }) }

  @Test("visits no more than a logarithm of them in a frame in which cells size themselves")
  func sizing() { expectLogarithmic([1_000, 10_000].map { work([$0], isSizing: true) }) }

  @Test("breaks lines again as if it was made with the new sizes", arguments: [UInt64.random(in: 0...1 << 40)])
  func resized(seed: UInt64) {
    var random = Dice(seed: seed)
    for _ in 0..<50 {
      func size() -> CGSize {
        CGSize(width: .random(in: 20...200, using: &random), height: .random(in: 20...90, using: &random))
      }
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 90, height: 60)
      let scene = CollectionScene([60], layout: layout)
      let metrics = FlowMetrics(of: 0, count: 60, layout, in: scene.view)
      let axis = FlowAxis(isVertical: true)
      var sizes = metrics.sizes
      var lines = FlowLines(metrics, sizes: sizes, axis, start: 5, room: 310)
      for _ in 0..<40 {
        let item = Int.random(in: 0..<60, using: &random)
        sizes[item] = size()
        lines.resize(item, to: sizes[item])
        let new = FlowLines(metrics, sizes: sizes, axis, start: 5, room: 310)
        for item in sizes.indices {
          let (one, other) = (lines.frame(of: item, top: 0), new.frame(of: item, top: 0))
          #expect(one == other, "item \(item) of \(sizes)")
        }
        #expect(lines.extent == new.extent && lines.hasTooWideItems == new.hasTooWideItems)
      }
    }
  }

  @Test("finds elements of lines that overlap")
  func overlapping() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = -70
    layout.sectionInset = UIEdgeInsets(top: 200, left: 0, bottom: -300, right: 0)
    let scene = CollectionScene([60, 30, 60], layout: layout)
    let all = layout.layoutAttributesForElements(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) ?? []
    #expect(all.count == 150)
    for y in stride(from: CGFloat(-400), to: 600, by: 37) {
      let rect = CGRect(x: 50, y: y, width: 100, height: 41)
      let found = layout.layoutAttributesForElements(in: rect)?.map(\.indexPath)
      #expect(found == all.filter { $0.frame.intersects(rect) }.map(\.indexPath))
    }
    _ = scene
  }
}
