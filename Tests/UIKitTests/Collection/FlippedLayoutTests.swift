import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A layout that flips in the opposite direction", .serialized) struct FlippedLayoutTests {
  private class Flipping: UICollectionViewFlowLayout {
    var isFlipping = true
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }
  }

  private func scene(_ direction: UISemanticContentAttribute, horizontal: Bool = false) -> (CollectionScene, Flipping) {
    let layout = Flipping()
    if horizontal { layout.scrollDirection = .horizontal }
    let scene = CollectionScene([20], layout: layout) { log in log.sizes = { _ in CGSize(width: 100, height: 100) } }
    scene.view.semanticContentAttribute = direction
    scene.view.setNeedsLayout()
    scene.stage.frame()
    return (scene, layout)
  }

  private func inWindow(_ scene: CollectionScene, _ item: Int) -> CGRect? {
    scene.view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil) }
  }

  @Test("has its first item at the right in right-to-left, and the same attributes") func mirrored() {
    let (scene, _) = scene(.forceRightToLeft)
    #expect(scene.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(scene.frames()[0] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inWindow(scene, 0) == CGRect(x: 220, y: 0, width: 100, height: 100))
    #expect(inWindow(scene, 2) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scene.view.indexPathForItem(at: scene.view.convert(CGPoint(x: 310, y: 10), from: nil))?.item == 0)
  }

  @Test("is not flipped from left to right, without the property, and in its own direction") func plain() {
    final class Arabic: Flipping {
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    #expect(UICollectionViewLayout().developmentLayoutDirection == .leftToRight)
    #expect(!UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    let (leftToRight, _) = scene(.forceLeftToRight)
    #expect(inWindow(leftToRight, 0)?.minX == 0)
    let (fixed, layout) = scene(.forceRightToLeft)
    layout.isFlipping = false
    fixed.view.setNeedsLayout()
    fixed.stage.frame()
    #expect(inWindow(fixed, 0)?.minX == 0)
    #expect(fixed.view.transform == .identity)
    let own = CollectionScene([3], layout: Arabic())
    own.view.semanticContentAttribute = .forceRightToLeft
    own.stage.frame()
    #expect(inWindow(own, 0)?.minX == 0)
    own.view.semanticContentAttribute = .forceLeftToRight
    own.view.setNeedsLayout()
    own.stage.frame()
    #expect(inWindow(own, 0)?.maxX == 320)
  }

  @Test("does not mirror what its cells show") func contents() {
    let (scene, _) = scene(.forceRightToLeft)
    guard let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0)) else {
      Issue.record("no cell")
      return
    }
    let label = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    cell.contentView.addSubview(label)
    #expect(label.convert(label.bounds, to: nil) == CGRect(x: 230, y: 0, width: 20, height: 20))
    #expect(scene.stage.window.hitTest(CGPoint(x: 235, y: 5), with: nil) === label)
    #expect(cell.transform == .identity)
  }

  @Test("scrolls to the left by a drag to the right, from an offset of zero at the right") func scrolling() {
    let (scene, _) = scene(.forceRightToLeft, horizontal: true)
    #expect(scene.view.contentOffset == .zero)
    #expect(inWindow(scene, 0)?.maxX == 320)
    let start = CGPoint(x: 50, y: 240)
    scene.stage.drag(from: start, to: CGPoint(x: 150, y: 240), duration: 0.5)
    scene.stage.run(for: 3)
    #expect(scene.view.contentOffset.x > 0)
    scene.view.scrollToItem(at: IndexPath(item: 8, section: 0), at: .left, animated: false)
    scene.stage.frame()
    #expect(inWindow(scene, 8)?.minX == 0)
    scene.view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .right, animated: false)
    scene.stage.frame()
    #expect(inWindow(scene, 6)?.maxX == 320)
  }
}
