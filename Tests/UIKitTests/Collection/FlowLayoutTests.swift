import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A flow layout", .serialized) struct FlowLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 90, _ height: CGFloat = 60) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("justifies lines from edge to edge, and aligns the last line with the columns above")
  func uniform() {
    let scene = CollectionScene([5])
    #expect(scene.frames() == [rect(0, 0), rect(115, 0), rect(230, 0), rect(0, 70), rect(115, 70)])
    #expect(scene.view.contentSize == CGSize(width: 320, height: 130))
  }

  @Test("applies insets, headers and footers to each section")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 7)
    layout.minimumLineSpacing = 4
    let scene = CollectionScene([4, 1], layout: layout)
    #expect(scene.frames() == [rect(10, 35), rect(110, 35), rect(210, 35), rect(10, 99)])
    #expect(scene.frames(1) == [rect(10, 159 + 15 + 7 + 35)])
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 1)
    #expect(scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame == rect(0, 181, 320, 30))
    #expect(scene.view.supplementaryView(forElementKind: kind, at: path)?.frame == rect(0, 181, 320, 30))
  }

  @Test("has attributes of the size zero for a header without a height, which is not shown")
  func noHeader() {
    let scene = CollectionScene([3, 1])
    let kind = UICollectionView.elementKindSectionHeader
    for (section, top) in [(0, CGFloat(0)), (1, 60)] {
      let path = IndexPath(item: 0, section: section)
      let attributes = scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      #expect(attributes?.size == .zero && attributes?.frame.minY == top && attributes?.representedElementKind == kind)
      #expect(scene.view.supplementaryView(forElementKind: kind, at: path) == nil)
    }
    let all = scene.view.collectionViewLayout.layoutAttributesForElements(in: scene.view.bounds)
    #expect(all?.allSatisfy { $0.representedElementKind == nil } == true && all?.count == 4)
    let beyond = IndexPath(item: 0, section: 2)
    #expect(scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: beyond) == nil)
  }

  private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0
    override func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let other = object as? TintedAttributes else { return false }
      return MainActor.assumeIsolated { other.tint == tint }
    }
  }

  @Test("makes attributes that are equal if their class and all values are, as a copy's are")
  func equality() throws {
    func make(_ change: (UICollectionViewLayoutAttributes) -> Void = { _ in }) -> UICollectionViewLayoutAttributes {
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
      made.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      change(made)
      return made
    }
    let plain = make()
    #expect(plain == make() && plain.hash == make().hash && plain.copy() as? NSObject == plain)
    let others = [
      make { $0.center.x = 1 }, make { $0.size.width = 1 }, make { $0.alpha = 0.5 }, make { $0.zIndex = 1 },
      make { $0.isHidden = true }, make { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
      make { $0.indexPath = IndexPath(item: 2, section: 0) },
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: plain.indexPath),
    ]
    for other in others { #expect(other != plain) }
    let path = plain.indexPath
    let kinds = ["a", "a", "b"].map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
    #expect(kinds[0] == kinds[1] && kinds[1] != kinds[2])
    let tinted = [0, 0, 1].map { tint in
      let attributes = TintedAttributes(forCellWith: path)
      attributes.tint = tint
      return attributes
    }
    #expect(tinted[0] == tinted[1] && tinted[1] != tinted[2])
    #expect(tinted[0] != UICollectionViewLayoutAttributes(forCellWith: path))
  }

  @Test("centers items vertically in their line, and a single item horizontally except in the last line")
  func uneven() {
    let sizes = [
      CGSize(width: 100, height: 40), CGSize(width: 100, height: 80), CGSize(width: 250, height: 20),
      CGSize(width: 60, height: 20),
    ]
    let scene = CollectionScene([4]) { log in log.sizes = { sizes[$0.item] } }
    #expect(
      scene.frames() == [rect(0, 20, 100, 40), rect(220, 0, 100, 80), rect(0, 90, 250, 20), rect(260, 90, 60, 20)])
    scene.log.sizes = { CGSize(width: 200, height: CGFloat(10 * ($0.item + 1))) }
    scene.view.collectionViewLayout.invalidateLayout()
    #expect(scene.frames().map(\.minX) == [60, 60, 60, 0])
  }

  @Test("fills columns from left to right if it scrolls horizontally")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumInteritemSpacing = 30
    let scene = CollectionScene([7], layout: layout)
    #expect(
      scene.frames() == [
        rect(0, 0), rect(0, 105), rect(0, 210), rect(0, 315), rect(0, 420), rect(100, 0), rect(100, 105),
      ])
    #expect(scene.view.contentSize == CGSize(width: 190, height: 480))
  }

  @Test("is computed again when the width changes, and reports items that are too wide")
  func width() {
    let scene = CollectionScene([3])
    scene.view.frame.size.width = 200
    scene.stage.frame()
    #expect(scene.frames() == [rect(0, 0), rect(110, 0), rect(0, 70)])
    #expect(scene.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == rect(0, 70))
    let issues = issuesReported {
      scene.view.frame.size.width = 80
      scene.stage.frame()
    }
    #expect(
      issues.count == 1 && issues[0].contains("the item width must be less than the width of the UICollectionView"))
  }

  private final class NamedLayout: UICollectionViewFlowLayout {
    // Not optional, as some layouts declare it.
    override var collectionView: UICollectionView { super.collectionView! }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: CGFloat(collectionView.numberOfItems(inSection: 0)))
    }
  }

  @Test("has a collection view that a subclass can declare as one that is always there")
  func overridden() {
    let scene = CollectionScene([7], layout: NamedLayout())
    #expect(scene.view.contentSize == CGSize(width: 100, height: 7))
    let layout = UICollectionViewFlowLayout()
    #expect(layout.collectionView == nil)
    scene.view.collectionViewLayout = layout
    #expect(layout.collectionView === scene.view)
  }
}
