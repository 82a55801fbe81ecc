import Foundation
import Stage
import Testing
import UIKit

/// Whole lists of the layout's calls.
@MainActor @Suite("A change of a collection view calls its layout", .serialized) struct CollectionUpdateCallTests {
  private func item(_ index: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: index, section: section) }

  @Test("with the update, for each visible element before and after it, and at its end in the animation block")
  func batch() {
    let layout = UpdateLayout()
    let scene = CollectionScene([4], layout: layout)
    _ = layout.take()
    scene.log.sections = [4]
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [item(1)])
      scene.view.moveItem(at: item(3), to: item(0))
      scene.view.insertItems(at: [item(3)])
      scene.view.reloadItems(at: [item(2)])
    }
    #expect(
      layout.take() == [
        "invalidate counts 1", "prepare", "delete 0.1 none", "insert none 0.3", "reload 0.2 0.2", "move 0.3 0.0",
        "target 0", "final 0.0", "final 0.1", "final 0.2", "final 0.3", "initial 0.0", "initial 0.1", "initial 0.2",
        "initial 0.3", "finalize updates animated",
      ])
    scene.stage.run(for: 0.5)
    #expect(layout.take() == [])
  }

  @Test("with sections whose item is NSNotFound")
  func sections() {
    let layout = UpdateLayout()
    let scene = CollectionScene([1, 1, 1, 1], layout: layout)
    _ = layout.take()
    scene.view.performBatchUpdates {
      scene.view.deleteSections([1])
      scene.view.insertSections([0])
      scene.view.moveSection(3, toSection: 1)
      scene.view.reloadSections([2])
    }
    #expect(
      layout.take().filter { $0.contains("all") } == [
        "delete 1.all none", "insert none 0.all", "reload 2.all 3.all", "move 3.all 1.all",
      ])
    let one = UICollectionViewUpdateItem()
    #expect(one.updateAction == .none && one.indexPathBeforeUpdate == nil && one.indexPathAfterUpdate == nil)
  }

  @Test("for supplementary and decoration views, after asking which of them are deleted and inserted")
  func others() {
    let layout = UpdateLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.decoration = "back"
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let scene = CollectionScene([1, 1], layout: layout)
    _ = layout.take()
    scene.log.sections = [1, 1, 1]
    scene.view.insertSections([1])
    #expect(
      layout.take() == [
        "invalidate counts 1", "prepare", "insert none 1.all", "target 0", "delete? header", "insert? header",
        "delete? back", "insert? back", "final 0.0", "final 1.0", "final header 0.0", "final header 1.0",
        "final back 0.0", "final back 1.0", "initial header 0.0", "initial 0.0", "initial header 1.0", "initial 1.0",
        "initial header 2.0", "initial 2.0", "initial back 0.0", "initial back 1.0", "initial back 2.0",
        "finalize updates animated",
      ])
  }

  @Test("outside a window too, without elements")
  func outside() {
    let layout = UpdateLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let log = CollectionLog([2])
    view.dataSource = log
    _ = view.numberOfSections
    _ = layout.take()
    log.sections = [3]
    var ended: Bool?
    view.performBatchUpdates {
      view.insertItems(at: [item(2)])
    } completion: {
      ended = $0
    }
    #expect(layout.take() == ["invalidate counts 1", "prepare", "insert none 0.2", "target 0", "finalize updates"])
    #expect(ended == true)
  }

  @Test("when an animation block changes the bounds, before the elements are laid out in them")
  func bounds() {
    let layout = UpdateLayout()
    let scene = CollectionScene([6], layout: layout)
    _ = layout.take()
    UIView.animate(withDuration: 0.4) {
      scene.view.frame.size.width = 200
      scene.view.layoutIfNeeded()
    }
    let items = (0..<6).map { "0.\($0)" }
    #expect(
      layout.take() == ["invalidate counts 0", "prepare", "prepare bounds 0 320"] + items.map { "final \($0)" }
        + items.map { "initial \($0)" } + ["finalize bounds animated"])
    scene.view.frame.size.width = 320
    scene.stage.run(for: 0.5)
    #expect(layout.take() == ["invalidate counts 0", "prepare"])
  }

  @Test("and the other layout, when one replaces the other with an animation, but not without")
  func transition() {
    let (old, new) = (UpdateLayout(), UpdateLayout())
    let scene = CollectionScene([2], layout: old)
    new.itemSize = CGSize(width: 20, height: 20)
    _ = (old.take(), new.take())
    scene.view.setCollectionViewLayout(new, animated: true)
    #expect(old.take() == ["prepare to", "final 0.0", "final 0.1", "finalize transition animated"])
    #expect(
      new.take() == [
        "prepare from", "prepare", "target 0", "initial 0.0", "initial 0.1", "finalize transition animated",
      ])
    scene.stage.run(for: 0.5)
    scene.view.setCollectionViewLayout(old, animated: false)
    #expect(old.take() == ["prepare", "target 0"] && new.take() == [])
  }

  private final class Band: UICollectionReusableView {
    static var lines: [String] = []

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      Self.lines.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      Self.lines.append("did \(newLayout.collectionView == nil ? "cancelled" : "finished")")
    }
  }

  private final class OtherBand: UICollectionReusableView {}

  @Test(
    "and the visible views, which are notified of the transition, and replaced if the layouts differ in their class")
  func views() {
    func layout(_ type: UICollectionReusableView.Type) -> UpdateLayout {
      let layout = UpdateLayout()
      layout.register(type, forDecorationViewOfKind: "back")
      layout.decoration = "back"
      return layout
    }
    let (old, new) = (layout(Band.self), layout(OtherBand.self))
    let scene = CollectionScene([2], layout: old)
    func shown() -> [Bool] { scene.view.subviews.compactMap { $0 is Band ? true : $0 is OtherBand ? false : nil } }
    Band.lines = []
    _ = scene.view.startInteractiveTransition(to: new)
    scene.stage.frame()
    scene.view.cancelInteractiveTransition()
    scene.stage.run(for: 0.6)
    #expect(Band.lines == ["will", "did cancelled"] && shown() == [true])
    scene.view.setCollectionViewLayout(new, animated: true)
    scene.stage.run(for: 0.1)
    #expect(Set(shown()) == [true, false])
    scene.stage.run(for: 0.5)
    #expect(Band.lines == ["will", "did cancelled", "will"] && shown() == [false])
    _ = scene.view.startInteractiveTransition(to: old)
    scene.view.finishInteractiveTransition()
    scene.stage.run(for: 0.6)
    #expect(shown() == [true] && scene.stage.issues == [])
  }
}
