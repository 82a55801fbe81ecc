import Foundation
import Stage
import Testing
import UIKit

/// Judges every frame.
@MainActor @Suite("An update of a collection view", .serialized) struct CollectionUpdateTests {
  private func item(_ index: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: index, section: section) }

  /// Runs frames until no view moves, and returns what each view shows in each frame.
  private func film(_ scene: CollectionScene, _ views: [UIView?], frames: Int = 30) -> [[Shown?]] {
    (0..<frames).map { _ in
      scene.stage.frame()
      return views.map { Shown($0) }
    }
  }

  private func ways(_ frames: [[Shown?]], from starts: [Shown?], to ends: [Shown?]) -> [Bool] {
    starts.indices.map { index in
      let shown = frames.compactMap { $0[index] }
      guard let start = starts[index], let end = ends[index], let first = shown.first else { return false }
      // In some frame it is at neither end.
      let isOnItsWay = shown.contains { $0 != start && $0 != end }
      return shown.allSatisfy { $0.isBetween(start, end) } && isOnItsWay && first.isBetween(start, end)
    }
  }

  @Test("that inserts, deletes, moves and reloads shows each cell between its initial and final attributes")
  func batch() throws {
    let scene = CollectionScene([4], layout: UpdateLayout())
    let old = (0..<4).map { scene.view.cellForItem(at: item($0)) }
    let before = old.map { Shown($0) }
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [item(1)])
      scene.view.moveItem(at: item(3), to: item(0))
      scene.view.insertItems(at: [item(3)])
      scene.view.reloadItems(at: [item(2)])
    }
    let new = (0..<4).map { scene.view.cellForItem(at: item($0)) }
    #expect(new[0] === old[3] && new[1] === old[0] && !old.contains { $0 === new[2] || $0 === new[3] })
    let frames = film(scene, [old[3], old[0], new[2], new[3], old[1], old[2]])
    let ends = scene.frames()
    func shown(_ frame: CGRect?, _ opacity: Float) -> Shown? { frame.flatMap { Shown($0, opacity) } }
    #expect(
      ways(
        frames,
        from: [
          before[3], before[0], shown(before[2]?.frame, 0), shown(ends[3], 0), before[1], before[2],
        ],
        to: [
          shown(ends[0], 1), shown(ends[1], 1), shown(ends[2], 1), shown(ends[3], 1), shown(before[1]?.frame, 0),
          shown(ends[2], 0),
        ]) == [true, true, true, true, true, true])
    // The reloaded item fades at its place.
    #expect(before[2]?.frame == ends[2] && frames.compactMap { $0[2]?.frame }.allSatisfy { $0 == ends[2] })
    #expect(frames.last.map { $0.map { $0 == nil } } == [false, false, false, false, true, true])
    #expect(new.map { $0?.frame } == ends && scene.view.visibleCells.count == 4 && scene.stage.issues == [])
  }

  @Test("starts and ends where the layout says, for cells, supplementary and decoration views")
  func attributes() throws {
    let layout = UpdateLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.decoration = "back"
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let scene = CollectionScene([2, 2], layout: layout)
    let header = UICollectionView.elementKindSectionHeader
    func decorations() -> [UIView] {
      scene.view.subviews.filter { ($0 as? UICollectionReusableView)?.reuseIdentifier == "back" }
    }
    let gone: [UIView?] = [
      scene.view.cellForItem(at: item(0, 1)), scene.view.supplementaryView(forElementKind: header, at: item(0, 1)),
      decorations().first { $0.frame.minY > 50 },
    ]
    let starts = gone.map { Shown($0) }
    layout.final = { attributes in
      if attributes?.alpha == 0 { attributes?.center.x += 100 }
      return attributes
    }
    scene.log.sections = [2]
    scene.view.deleteSections([1])
    var ends = starts.map { start in start.flatMap { Shown($0.frame.offsetBy(dx: 100, dy: 0), 0) } }
    #expect(ways(film(scene, gone), from: starts, to: ends) == [true, true, true])
    #expect(gone.allSatisfy { $0?.superview == nil } && decorations().count == 1)
    layout.initial = { attributes in
      if attributes?.alpha == 0 { attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      return attributes
    }
    scene.log.sections = [2, 2]
    scene.view.insertSections([1])
    let come: [UIView?] = [
      scene.view.cellForItem(at: item(0, 1)), scene.view.supplementaryView(forElementKind: header, at: item(0, 1)),
      decorations().first { $0.center.y > 50 },
    ]
    let frames = film(scene, come)
    ends = frames.last ?? []
    let small = ends.map { end in
      end.flatMap { Shown($0.frame.insetBy(dx: $0.frame.width / 4, dy: $0.frame.height / 4), 0) }
    }
    #expect(ways(frames, from: small, to: ends) == [true, true, true] && scene.stage.issues == [])
  }

  @Test("leaves elements without initial or final attributes where their view is")
  func none() throws {
    let layout = UpdateLayout()
    (layout.initial, layout.final) = ({ _ in nil }, { _ in nil })
    let scene = CollectionScene([3], layout: layout)
    let (gone, kept) = (scene.view.cellForItem(at: item(0)), scene.view.cellForItem(at: item(1)))
    let starts = [Shown(gone), Shown(kept)]
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [item(0)])
      scene.view.insertItems(at: [item(2)])
    }
    let come = scene.view.cellForItem(at: item(2))
    let frames = film(scene, [gone, kept, come])
    let end = Shown(come)
    #expect(ways(frames.map { [$0[1]] }, from: [starts[1]], to: [starts[0]]) == [true])
    #expect(frames.compactMap { $0[0] }.allSatisfy { $0 == starts[0] } && frames.last?[0] == nil)
    #expect(frames.allSatisfy { $0[2] == end } && end?.opacity == 1)
  }

  @Test("moves items into the visible area, and out of it to their new place")
  func edges() throws {
    let scene = CollectionScene([100])
    // Three lines go; the cells of the lines below come from below.
    scene.log.sections = [91]
    scene.view.deleteItems(at: (0..<9).map { item($0) })
    let come = scene.view.cellForItem(at: item(20))
    let start = Shown(CGRect(x: 230, y: 630, width: 90, height: 60), 1)
    let end = Shown(CGRect(x: 230, y: 420, width: 90, height: 60), 1)
    #expect(ways(film(scene, [come]), from: [start], to: [end]) == [true] && come?.frame == end.frame)
    scene.log.sections = [100]
    scene.view.insertItems(at: (0..<9).map { item($0) })
    #expect(ways(film(scene, [come]), from: [end], to: [start]) == [true] && come?.superview == nil)
  }

  @Test("that starts during another one goes on from what is shown")
  func again() throws {
    let scene = CollectionScene([3])
    let cell = try #require(scene.view.cellForItem(at: item(2)))
    var ended: [Bool] = []
    var shown: [CGFloat] = []
    func run(_ frames: Int) { shown += film(scene, [cell], frames: frames).map { $0[0]?.frame.minX ?? -1 } }
    for count in [2, 1] {
      scene.log.sections = [count]
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [item(0)])
      } completion: {
        ended.append($0)
      }
      run(6)
    }
    run(30)
    #expect(
      ended == [true, true] && cell.frame.minX == 0 && scene.view.subviews.filter { $0 is FramedCell }.count == 1)
    // No jump, and never back.
    #expect(zip([230] + shown, shown).allSatisfy { $0 - $1 >= -0.001 && $0 - $1 < 23 }, "\(shown)")
  }

  @Test("of items without a size, and of a collection view without a size, changes the cells")
  func empty() {
    let scene = CollectionScene([2]) { $0.sizes = { $0.item == 1 ? .zero : CGSize(width: 90, height: 60) } }
    scene.log.sections = [3]
    scene.view.insertItems(at: [item(1)])
    _ = film(scene, [])
    #expect(scene.view.cellForItem(at: item(0))?.frame.size == CGSize(width: 90, height: 60))
    scene.view.frame = .zero
    scene.stage.frame()
    scene.log.sections = [0]
    scene.view.deleteItems(at: (0..<3).map { item($0) })
    _ = film(scene, [])
    #expect(scene.view.visibleCells.isEmpty && !scene.view.subviews.contains { $0 is FramedCell })
    scene.view.frame = scene.stage.window.bounds
    scene.log.sections = [1]
    scene.view.insertItems(at: [item(0)])
    _ = film(scene, [])
    #expect(scene.view.cellForItem(at: item(0))?.alpha == 1)
  }

  @Test("ends its animations when the data is reloaded")
  func reload() {
    let scene = CollectionScene([3])
    scene.log.sections = [1]
    scene.view.deleteItems(at: [item(0), item(1)])
    scene.stage.run(for: 0.1)
    #expect(scene.view.subviews.filter { $0 is FramedCell }.count == 3)
    scene.view.reloadData()
    scene.stage.frame()
    #expect(scene.view.subviews.filter { $0 is FramedCell }.count == 1)
  }

  @Test("keeps the headers of sections that move, and replaces those that the layout deletes and inserts")
  func headers() {
    let layout = UpdateLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let scene = CollectionScene([1, 2, 3], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    func headers() -> [UIView] { scene.view.visibleSupplementaryViews(ofKind: kind) }
    let before = headers()
    scene.log.sections = [3, 1, 2]
    scene.view.moveSection(2, toSection: 0)
    #expect(headers().map { view in before.firstIndex { $0 === view } } == [2, 0, 1])
    #expect(scene.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == (0..<3).map { item(0, $0) })
    layout.replaced = [item(0, 1)]
    scene.view.performBatchUpdates(nil)
    #expect(headers().map { view in before.firstIndex { $0 === view } } == [2, nil, 1])
    _ = film(scene, [])
    #expect(before[0].superview == nil && headers().allSatisfy { $0.alpha == 1 })
  }

  @Test("takes the content offset of the layout, and then of the delegate")
  func offset() {
    let layout = UpdateLayout()
    layout.target = { CGPoint(x: $0.x, y: $0.y + 20) }
    let scene = CollectionScene([100], layout: layout)
    scene.log.target = { CGPoint(x: $0.x, y: $0.y + 3) }
    scene.view.performBatchUpdates(nil)
    #expect(scene.view.contentOffset.y == 23)
    var shown: [CGFloat] = []
    for _ in 0..<30 {
      scene.stage.frame()
      shown.append(scene.view.layer.presentation()?.bounds.minY ?? -1)
    }
    #expect(shown.contains { $0 > 1 && $0 < 22 } && shown.allSatisfy { $0 >= 0 && $0 <= 23 } && shown.last == 23)
  }

  @Test("inside an animation block takes the block's duration, and the block ends after it")
  func nested() {
    let scene = CollectionScene([2])
    let cell = scene.view.cellForItem(at: item(1))
    scene.log.sections = [1]
    var ended: [Bool] = []
    UIView.animate(withDuration: 1) {
      scene.view.deleteItems(at: [item(0)])
    } completion: {
      ended.append($0)
    }
    scene.stage.run(for: 0.8)
    #expect((Shown(cell)?.frame.minX ?? 0) > 0 && ended == [])
    scene.stage.run(for: 0.4)
    #expect(Shown(cell)?.frame.minX == 0 && ended == [true])
  }
}
