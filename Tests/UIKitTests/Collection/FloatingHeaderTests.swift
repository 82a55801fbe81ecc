import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A flow layout's floating headers and footers", .serialized) struct FloatingHeaderTests {
  private let layout = UICollectionViewFlowLayout()

  /// Sections of 40 + 20 × 70 − 10 + 30 points: a header, twenty items in as many lines, and a footer.
  private func scene(_ horizontal: Bool = false) -> CollectionScene {
    layout.headerReferenceSize = CGSize(width: 40, height: 40)
    layout.footerReferenceSize = CGSize(width: 30, height: 30)
    if horizontal { layout.scrollDirection = .horizontal }
    return CollectionScene([20, 20], layout: layout) { log in
      log.sizes = { _ in horizontal ? CGSize(width: 60, height: 400) : CGSize(width: 300, height: 60) }
    }
  }

  private func start(_ scene: CollectionScene, _ kind: String, _ section: Int) -> CGFloat? {
    scene.stage.frame()
    let view = scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    return view.map { layout.scrollDirection == .vertical ? $0.frame.minY : $0.frame.minX }
  }

  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private let height = CGFloat(40 + 20 * 70 - 10 + 30)

  @Test("do not float by default") func scrolling() {
    let scene = scene()
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    scene.view.contentOffset.y = 500
    #expect(start(scene, header, 0) == nil)
    #expect(start(scene, footer, 0) == nil)
  }

  @Test("float at the edges of the visible area while their section is there", arguments: [false, true])
  func floating(horizontal: Bool) {
    let scene = scene(horizontal)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let visible: CGFloat = horizontal ? 320 : 480
    func move(_ offset: CGFloat) {
      scene.view.contentOffset = horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }
    #expect(start(scene, header, 0) == 0)
    #expect(start(scene, footer, 0) == visible - 30)
    move(500)
    #expect(start(scene, header, 0) == 500)
    #expect(start(scene, footer, 0) == 500 + visible - 30)
    // The next section pushes the header out, after the footer has come to rest.
    move(height - 50)
    #expect(start(scene, header, 0) == height - 30 - 40)
    #expect(start(scene, footer, 0) == height - 30)
    #expect(start(scene, header, 1) == height)
    move(height + 100)
    #expect(start(scene, header, 0) == nil)
    #expect(start(scene, header, 1) == height + 100)
    move(-50)
    #expect(start(scene, header, 0) == 0)
  }

  @Test("stay below the insets, are in front of the items, and do not read the sizes again") func details() {
    let scene = scene()
    layout.sectionHeadersPinToVisibleBounds = true
    scene.view.contentInset.top = 20
    scene.view.contentOffset.y = 500
    #expect(start(scene, header, 0) == 520)
    let path = IndexPath(item: 0, section: 0)
    #expect(scene.view.layoutAttributesForSupplementaryElement(ofKind: header, at: path)?.zIndex == 10)
    var count = 0
    scene.log.sizes = { _ in
      count += 1
      return CGSize(width: 300, height: 60)
    }
    scene.view.contentOffset.y = 600
    #expect(start(scene, header, 0) == 620)
    #expect(count == 0)
  }
}
