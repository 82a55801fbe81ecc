import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("An interactive transition between layouts", .serialized) struct InteractiveLayoutTests {
  private func item(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

  /// A list of items of 300 × 60 points with a header, and a grid of items of 90 × 90.
  @MainActor private final class Scene {
    let list = UpdateLayout()
    let grid = UpdateLayout()
    let collection: CollectionScene
    var ends: [[Bool]] = []

    init(count: Int = 40) {
      list.headerReferenceSize = CGSize(width: 0, height: 40)
      let (list, grid) = (list, grid)
      collection = CollectionScene([count], layout: list) { log in
        log.sizesByLayout = {
          $0 === grid ? CGSize(width: 90, height: 90) : CGSize(width: 300, height: 60)
        }
      }
      _ = list.take()
    }

    var view: UICollectionView { collection.view }

    func start() -> UICollectionViewTransitionLayout {
      view.startInteractiveTransition(to: grid) { [unowned self] in ends.append([$0, $1]) }
    }

    func frame(_ index: Int) -> CGRect? { Shown(view.cellForItem(at: IndexPath(item: index, section: 0)))?.frame }
  }

  private func between(_ a: CGRect, _ b: CGRect, _ t: CGFloat) -> CGRect {
    CGRect(
      x: a.minX + (b.minX - a.minX) * t, y: a.minY + (b.minY - a.minY) * t, width: a.width + (b.width - a.width) * t,
      height: a.height + (b.height - a.height) * t)
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 1e-6
  }

  @Test("has the transition layout, which asks both layouts and has the progress of its owner")
  func start() {
    let scene = Scene()
    let layout = scene.start()
    #expect(scene.view.collectionViewLayout === layout && layout.collectionView === scene.view)
    #expect(layout.currentLayout === scene.list && layout.nextLayout === scene.grid && layout.transitionProgress == 0)
    #expect(scene.list.collectionView === scene.view && scene.grid.collectionView === scene.view)
    #expect(scene.list.take() == ["prepare to"])
    #expect(scene.grid.take() == ["prepare from", "prepare", "target 0"])
    scene.collection.stage.frame()
    layout.transitionProgress = 0.5
    scene.collection.stage.frame()
    #expect(scene.frame(0) == CGRect(x: 10, y: 40, width: 300, height: 60))
    layout.invalidateLayout()
    scene.collection.stage.frame()
    #expect(scene.frame(0) == CGRect(x: 5, y: 20, width: 195, height: 75))
    #expect(scene.list.take() == [] && scene.grid.take() == [] && scene.ends == [])
  }

  @Test(
    "shows each cell between its places, moves the content, and fades what only one layout has", arguments: [0, 900.0])
  func scrubbed(offset: CGFloat) throws {
    let scene = Scene()
    scene.view.contentOffset.y = offset
    scene.collection.stage.frame()
    let layout = scene.start()
    let target = min(offset, scene.grid.collectionViewContentSize.height - 480)
    for step in [0.25, 0.5, 0.75, 1, 0.1, 0] {
      layout.transitionProgress = step
      layout.invalidateLayout()
      scene.collection.stage.frame()
      #expect(abs(scene.view.contentOffset.y - (offset + (target - offset) * step)) < 1e-9)
      #expect(!scene.view.visibleCells.isEmpty)
      for path in scene.view.indexPathsForVisibleItems {
        let ends = [scene.list, scene.grid].compactMap { $0.layoutAttributesForItem(at: path)?.frame }
        let frame = try #require(Shown(scene.view.cellForItem(at: path))).frame
        #expect(isClose(frame, between(ends[0], ends[1], step)))
      }
      let header = scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
      #expect(offset > 0 ? header == nil : header.map { abs($0.alpha - (1 - step)) < 1e-6 } == true)
    }
  }

  @Test("shows the old layout again when it is cancelled, in every pixel", arguments: [0, 700.0])
  func cancelled(offset: CGFloat) {
    let scene = Scene()
    scene.view.contentOffset.y = offset
    scene.collection.stage.frame()
    let (before, cells) = (scene.collection.stage.image(), scene.view.visibleCells.count)
    let layout = scene.start()
    for step in [0.2, 0.6, 0.4, 0.4] {
      layout.transitionProgress = step
      layout.invalidateLayout()
      scene.collection.stage.frame()
    }
    #expect(!scene.collection.stage.image().hasSamePixels(as: before))
    scene.view.cancelInteractiveTransition()
    var steps: [CGFloat] = []
    for _ in 0..<40 {
      scene.collection.stage.frame()
      steps.append(layout.transitionProgress)
    }
    #expect(steps.last == 0 && zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 } && steps.contains { $0 > 0.05 })
    #expect(scene.collection.stage.image().hasSamePixels(as: before) && scene.view.visibleCells.count == cells)
    #expect(scene.view.collectionViewLayout === scene.list && scene.view.contentOffset.y == offset)
    #expect(scene.ends == [[true, false]] && scene.grid.collectionView == nil && layout.collectionView == nil)
    #expect(scene.list.take().suffix(1) == ["finalize transition animated"])
    #expect(scene.collection.stage.issues == [])
  }

  @Test("ends like a change without animation when it is finished, and can start again")
  func finished() {
    let other = Scene()
    other.view.contentOffset.y = 700
    other.view.setCollectionViewLayout(other.grid, animated: false)
    other.collection.stage.frame()
    let scene = Scene()
    scene.view.contentOffset.y = 700
    scene.collection.stage.frame()
    let layout = scene.start()
    layout.transitionProgress = 0.3
    layout.invalidateLayout()
    scene.collection.stage.frame()
    scene.view.finishInteractiveTransition()
    #expect(scene.view.collectionViewLayout === layout && scene.ends == [])
    scene.collection.stage.run(for: 0.6)
    #expect(scene.view.collectionViewLayout === scene.grid && scene.ends == [[true, true]])
    #expect(scene.list.collectionView == nil && scene.view.contentOffset == other.view.contentOffset)
    #expect(scene.collection.stage.image().hasSamePixels(as: other.collection.stage.image()))
    let back = scene.view.startInteractiveTransition(to: scene.list)
    back.transitionProgress = 1
    scene.view.finishInteractiveTransition()
    scene.collection.stage.run(for: 0.6)
    #expect(scene.view.collectionViewLayout === scene.list && scene.collection.stage.issues == [])
  }

  @Test("goes on with the velocity of its progress, and may overshoot")
  func velocity() {
    func steps(_ last: [CGFloat]) -> [CGFloat] {
      let scene = Scene()
      let layout = scene.start()
      for step in last {
        layout.transitionProgress = step
        layout.invalidateLayout()
        scene.collection.stage.frame()
      }
      scene.view.finishInteractiveTransition()
      return (0..<40).map { _ in
        scene.collection.stage.frame()
        return layout.transitionProgress
      }
    }
    let (slow, fast) = (steps([0.2, 0.5, 0.5]), steps([0.2, 0.5, 0.9]))
    #expect(slow.allSatisfy { $0 <= 1 } && fast.contains { $0 > 1.01 } && slow.last == 1 && fast.last == 1)
  }

  private final class Turn: UICollectionViewTransitionLayout {
    override var transitionProgress: CGFloat {
      get { super.transitionProgress }
      set {
        super.transitionProgress = newValue
        updateValue(newValue * 10, forAnimatedKey: "lift")
      }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map {
        $0.center.y -= value(forAnimatedKey: "lift")
        return $0
      }
    }
  }

  @Test("has the delegate's transition layout, with values for its keys, and the delegate's target offset")
  func custom() {
    let scene = Scene()
    scene.collection.log.between = { Turn(currentLayout: $0, nextLayout: $1) }
    scene.collection.log.target = { CGPoint(x: $0.x, y: $0.y + 100) }
    let layout = scene.start()
    #expect(layout is Turn && layout.value(forAnimatedKey: "other") == 0)
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    scene.collection.stage.frame()
    #expect(layout.value(forAnimatedKey: "lift") == 5 && scene.view.contentOffset.y == 50)
    #expect(scene.frame(0) == CGRect(x: 5, y: 15, width: 195, height: 75))
    scene.view.finishInteractiveTransition()
    scene.collection.stage.run(for: 0.6)
    #expect(scene.view.contentOffset.y == 100)
  }

  @Test("leaves the content where others move it")
  func moved() {
    let scene = Scene()
    scene.view.contentOffset.y = 700
    scene.collection.stage.frame()
    let layout = scene.start()
    scene.view.contentOffset.y = 300
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    scene.collection.stage.frame()
    #expect(scene.view.contentOffset.y == 300)
    scene.view.finishInteractiveTransition()
    scene.collection.stage.run(for: 0.6)
    #expect(scene.view.contentOffset.y == 300)
  }

  @Test("takes new data, also in updates")
  func data() {
    let scene = Scene(count: 3)
    let layout = scene.start()
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    scene.collection.stage.frame()
    scene.collection.log.sections = [4]
    scene.view.insertItems(at: [item(3)])
    scene.collection.stage.run(for: 0.5)
    #expect(scene.frame(3) == CGRect(x: 0, y: 175, width: 195, height: 75))
    scene.collection.log.sections = [2]
    scene.view.reloadData()
    scene.collection.stage.frame()
    #expect(scene.view.visibleCells.count == 2 && scene.frame(1)?.width == 195)
    scene.view.cancelInteractiveTransition()
    scene.collection.stage.run(for: 0.6)
    #expect(scene.view.visibleCells.count == 2 && scene.frame(1)?.width == 300)
  }

  @Test("of a collection view without a size, without items, or outside a window ends, too")
  func empty() {
    let scene = Scene(count: 0)
    scene.view.frame = .zero
    scene.collection.stage.frame()
    let layout = scene.start()
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    scene.collection.stage.frame()
    scene.view.finishInteractiveTransition()
    scene.collection.stage.run(for: 0.6)
    #expect(scene.ends == [[true, true]] && scene.view.collectionViewLayout === scene.grid)
    scene.view.removeFromSuperview()
    _ = scene.view.startInteractiveTransition(to: scene.list) { scene.ends.append([$0, $1]) }
    scene.view.cancelInteractiveTransition()
    #expect(scene.ends.count == 2 && scene.view.collectionViewLayout === scene.grid)
  }

  enum Fault: String, CaseIterable, Codable, Sendable {
    case twice, set, finish, cancel, finishTwice

    var message: String {
      switch self {
      case .twice, .set: "the collection is already in the middle of an interactive transition"
      case .finish, .cancel, .finishTwice: "the collection was not prepared for an interactive transition. see start"
      }
    }

    @MainActor func commit() {
      let view = CollectionScene([2]).view
      let other = UICollectionViewFlowLayout()
      switch self {
      case .twice:
        _ = view.startInteractiveTransition(to: other)
        _ = view.startInteractiveTransition(to: other)
      case .set:
        _ = view.startInteractiveTransition(to: other)
        view.collectionViewLayout = other
      case .finish: view.finishInteractiveTransition()
      case .cancel: view.cancelInteractiveTransition()
      case .finishTwice:
        let scene = CollectionScene([2])
        _ = scene.view.startInteractiveTransition(to: other)
        scene.view.finishInteractiveTransition()
        scene.view.cancelInteractiveTransition()
      }
    }
  }

  @Test("that is missing or already under way stops the program", arguments: Fault.allCases)
  func misuse(_ fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.commit() }
    }
    #expect(errorText(result).contains(fault.message))
  }
}
