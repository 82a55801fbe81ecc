import ContainerKitTesting
import ContainerTransitions
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitDemo

@Suite("A grid whose layout changes", .serialized) @MainActor struct GridTests {
  @Test("in a container matches its reference pictures at five positions, and is restored by a cancel")
  func container() {
    let container = DemoContainerViewController(
      pages: [GridPage(title: "Grid", columns: 3), GridPage(title: "List", columns: 1)])
    container.pageTransition = .sharedElements
    let stage = ContainerStage(container: container, size: Strip.size, scale: Strip.scale)
    stage.frame()
    let before = stage.image()
    let pictures = TransitionTests.instants.map { fraction in
      if !stage.drag(toPageAt: 1, progress: fraction) { Issue.record("it cannot be dragged to \(fraction)") }
      stage.frame()
      return stage.image()
    }
    expectRecorded(Strip.of(pictures), "grid-container")
    stage.cancelDrag()
    stage.runToEnd()
    #expect(PictureDifference(before, stage.image()) == nil)
    stage.drag(toPageAt: 1, progress: 0.7)
    stage.finishDrag()
    stage.runToEnd()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }

  @Test("after a push matches its reference pictures at five positions of a swipe back, and is restored by a cancel")
  func push() throws {
    let root = GridPage(title: "Cards", columns: 3)
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(rootViewController: navigation, size: Strip.size, scale: Strip.scale)
    stage.settle()
    let first = stage.image()
    root.collectionView(root.collectionView, didSelectItemAt: IndexPath(item: 3, section: 0))
    stage.settle()
    let top = try #require(navigation.topViewController as? GridPage)
    #expect(top !== root && top.collectionView === root.collectionView)
    let before = stage.image()
    #expect(PictureDifference(first, before) != nil)
    let finger = StripFinger(from: CGPoint(x: 2, y: 150), on: stage)
    finger.begin(toward: CGPoint(x: 22, y: 150))
    let pictures = TransitionTests.instants.map { fraction in
      finger.picture(at: CGPoint(x: 22 + fraction * (Strip.size.width - 24), y: 150))
    }
    expectRecorded(Strip.of(pictures), "grid-push")
    _ = finger.picture(at: CGPoint(x: 40, y: 150))
    stage.run(for: 0.3)
    finger.lift()
    stage.settle()
    #expect(PictureDifference(before, stage.image()) == nil)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(PictureDifference(first, stage.image()) == nil)
    #expect(stage.issues == [])
  }
}
