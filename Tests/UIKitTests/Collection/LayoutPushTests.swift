import Stage
import Testing
import UIKit

@Suite("A push that changes a collection view's layout", .serialized) @MainActor struct LayoutPushTests {
  /// A grid of 100 × 100 point items in three columns, and a controller with 300 × 200 point items to push onto it.
  @MainActor private final class Scene {
    let small = UICollectionViewFlowLayout()
    let large = UICollectionViewFlowLayout()
    let below: GridController
    let above: GridController
    let nav: UINavigationController
    let stage: Stage

    init() {
      small.itemSize = CGSize(width: 100, height: 100)
      large.itemSize = CGSize(width: 300, height: 200)
      (below, above) = (GridController(small), GridController(large))
      below.title = "Below"
      above.title = "Above"
      above.useLayoutToLayoutNavigationTransitions = true
      nav = UINavigationController(rootViewController: below)
      stage = Stage(rootViewController: nav, size: CGSize(width: 320, height: 480))
      stage.settle()
    }

    isolated deinit { stage.tearDown() }

    var collection: UICollectionView { below.collectionView }
    func width(_ item: Int) -> CGFloat {
      let cell = collection.cellForItem(at: IndexPath(item: item, section: 0))
      return cell.map { ($0.layer.presentation() ?? $0.layer).bounds.width } ?? 0
    }
  }

  @Test("shares the collection view, whose data source and delegate stay the same")
  func shared() {
    let scene = Scene()
    let collection = scene.collection
    scene.nav.pushViewController(scene.above, animated: true)
    scene.stage.settle()
    #expect(scene.above.collectionView === collection && scene.below.collectionView === collection)
    #expect(collection.superview === scene.above.view)
    #expect(collection.collectionViewLayout === scene.large && scene.above.collectionViewLayout === scene.large)
    #expect(scene.below.collectionViewLayout === scene.small)
    #expect(collection.dataSource === scene.below && collection.delegate === scene.below)
    scene.nav.popViewController(animated: true)
    scene.stage.settle()
    #expect(collection.superview === scene.below.view && collection.collectionViewLayout === scene.small)
    #expect(scene.above.collectionViewLayout === scene.large)
    #expect(scene.stage.issues == [])
  }

  @Test("moves each cell from its frame in one layout to its frame in the other")
  func animated() {
    let scene = Scene()
    #expect(scene.width(0) == 100)
    scene.nav.pushViewController(scene.above, animated: true)
    var widths: [CGFloat] = []
    scene.stage.onFrame = { [unowned scene] _ in widths.append(scene.width(0)) }
    scene.stage.settle()
    #expect(widths.contains { $0 > 110 && $0 < 290 } && widths.last == 300)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
  }

  @Test("without animation shows the new layout at once, and a pop restores the first one")
  func still() {
    let scene = Scene()
    let before = scene.stage.image()
    scene.nav.pushViewController(scene.above, animated: false)
    scene.stage.settle()
    #expect(scene.width(0) == 300 && scene.collection.superview === scene.above.view)
    scene.nav.popViewController(animated: false)
    scene.stage.settle()
    #expect(scene.width(0) == 100 && scene.collection.superview === scene.below.view)
    #expect(scene.stage.image().hasSamePixels(as: before))
  }

  @Test("is reversed by an edge swipe, and a cancelled swipe restores every pixel", arguments: [false, true])
  func swiped(_ finishes: Bool) {
    let scene = Scene()
    let first = scene.stage.image()
    scene.nav.pushViewController(scene.above, animated: true)
    scene.stage.settle()
    let before = scene.stage.image()
    let end = CGPoint(x: finishes ? 280 : 100, y: 240)
    scene.stage.touch(.began, at: CGPoint(x: 2, y: 240))
    scene.stage.frame()
    scene.stage.touch(.moved, at: CGPoint(x: 30, y: 240))
    scene.stage.frame()
    scene.stage.touch(.moved, at: end)
    for _ in 0..<2 { scene.stage.frame() }
    #expect(scene.width(0) > 100 && scene.width(0) < 300)
    scene.stage.run(for: 0.3)
    scene.stage.touch(.ended, at: end)
    scene.stage.settle()
    #expect(scene.nav.viewControllers.count == (finishes ? 1 : 2))
    #expect(scene.stage.image().hasSamePixels(as: finishes ? first : before))
    #expect(scene.collection.superview === (finishes ? scene.below.view : scene.above.view))
    #expect(scene.stage.issues == [])
  }

  @Test("onto a controller that is not a collection view controller stops the program")
  func misuse() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let nav = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(rootViewController: nav, size: CGSize(width: 320, height: 480))
      let page = GridController(UICollectionViewFlowLayout())
      page.useLayoutToLayoutNavigationTransitions = true
      nav.pushViewController(page, animated: true)
      stage.settle()
    }
    let text = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("expected a UICollectionViewController below it"))
  }
}
