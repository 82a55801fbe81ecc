import Testing
import UIKit

@MainActor @Suite("An observed scroll view", .serialized) struct ObservedScrollViewTests {
  private let log = ObservationLog()

  private func observe(_ view: UIScrollView) -> [NSKeyValueObservation] {
    [
      view.observe(\.contentOffset, options: [.old, .new]) { [log] _, change in
        log.note("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      },
      view.observe(\.bounds) { [log] _, _ in log.note("bounds") },
      view.observe(\UIScrollView.contentSize, options: .new) { [log] _, change in
        log.note("size \(change.newValue?.height ?? -1)")
      },
      view.observe(\.contentInset) { [log] _, _ in log.note("inset") },
    ]
  }

  @Test("notifies of its offset once, after its delegate and its bounds, also if it is equal") func offset() {
    let scene = ScrollScene()
    scene.log.onScroll = { [log] _ in log.note("delegate") }
    let observations = observe(scene.view)
    scene.view.contentOffset.y = 100
    #expect(log.take() == ["bounds", "delegate", "0.0 100.0"])
    scene.view.contentOffset.y = 100
    #expect(log.take() == ["bounds", "100.0 100.0"])
    scene.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(log.take() == ["bounds", "delegate", "100.0 50.0"])
    scene.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(log.take() == [])
    scene.view.bounds.origin.y = 20
    #expect(log.take() == ["50.0 20.0", "bounds"])
    UIView.animate(withDuration: 1) { scene.view.contentOffset.y = 300 }
    #expect(log.take() == ["bounds", "delegate", "20.0 300.0"])
    for one in observations { one.invalidate() }
  }

  @Test("can be held at an offset by an observer that sets it, while a finger pulls") func held() {
    let scene = ScrollScene()
    let observation = scene.view.observe(\.contentOffset, options: .old) { view, _ in
      MainActor.assumeIsolated { view.setContentOffset(CGPoint(x: 0, y: 30), animated: false) }
    }
    scene.view.contentOffset.y = 100
    #expect(scene.view.contentOffset.y == 30)
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 2)
    #expect(scene.view.contentOffset.y == 30)
    observation.invalidate()
  }

  @Test("notifies of the size and insets of its content, and of the offset that follows") func extent() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 1000))
    let observations = observe(scene.view)
    scene.view.contentOffset.y = 520
    _ = log.take()
    scene.view.contentSize.height = 600
    #expect(log.take() == ["bounds", "520.0 120.0", "size 600.0"])
    scene.view.contentSize.height = 600
    #expect(log.take() == ["size 600.0"])
    scene.view.contentOffset = .zero
    _ = log.take()
    scene.view.contentInset.top = 10
    #expect(log.take() == ["bounds", "0.0 -10.0", "inset"])
    for one in observations { one.invalidate() }
  }

  @Test("notifies of each step of a drag, of a deceleration and of an animation") func moving() {
    let scene = ScrollScene()
    let observed = ObservationLog()
    let observation = scene.view.observe(\.contentOffset, options: .new) { _, change in
      observed.note("\(change.newValue?.y ?? -1)")
    }
    scene.flick(velocity: CGPoint(x: 0, y: 1000))
    scene.stage.run(for: 5)
    #expect(observed.take() == scene.log.steps.map { "\($0.offset.y)" })
    #expect(scene.log.steps.count > 50)
    #expect(scene.log.take().last == "didEndDecelerating:")
    let count = scene.log.steps.count
    scene.view.setContentOffset(.zero, animated: true)
    scene.stage.run(for: 1)
    #expect(observed.take() == scene.log.steps[count...].map { "\($0.offset.y)" })
    #expect(scene.log.steps.count >= count + 17)
    observation.invalidate()
  }

  @Test("can be a table or a collection, and one of a controller") func lists() {
    let table = UITableViewController()
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    let grid = UICollectionViewController(collectionViewLayout: layout)
    let observations = [
      table.observe(\.tableView.contentOffset) { [log] _, _ in log.note("table") },
      collection.observe(\.contentOffset) { [log] _, _ in log.note("collection") },
      grid.observe(\.collectionView.contentOffset) { [log] _, _ in log.note("grid") },
    ]
    table.tableView.contentOffset.y = 1
    collection.contentOffset.y = 1
    grid.collectionView.contentOffset.y = 1
    #expect(log.take() == ["table", "collection", "grid"])
    for one in observations { one.invalidate() }
  }
}
