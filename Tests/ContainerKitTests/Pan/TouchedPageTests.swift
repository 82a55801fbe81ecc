import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A page that slides in by itself", .serialized) struct TouchedPageTests {
  @Test("scrolls 0.3 s after a tap on its tab")
  func scrolls() throws {
    let rig = Rig { _ in ListPage() }
    let start = rig.stage.nextTime
    rig.tapTab(1)
    rig.stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.2, steps: 12, time: start + 0.3)
    rig.stage.run(for: 1)
    #expect(try #require(rig.page(1) as? ListPage).list.contentOffset.y > 200)
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }

  @Test("takes touches once it is within 20 points of its place, and not before, and the outgoing page takes none")
  func within() {
    let rig = Rig { _ in ListPage() }
    var touchable: [(distance: CGFloat, isHit: Bool)] = []
    rig.stage.onFrame = { [unowned rig] _ in
      guard rig.stage.isInTransition else { return }
      let hit = rig.stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
      #expect(hit?.isDescendant(of: rig.page(0).view) != true)
      touchable.append((abs(rig.shownX(1)), hit?.isDescendant(of: rig.page(1).view) == true))
    }
    rig.tapTab(1)
    rig.finish()
    #expect(touchable.contains { $0.isHit } && touchable.contains { !$0.isHit })
    #expect(touchable.allSatisfy { $0.isHit == ($0.distance < 20) })
  }

  @Test("is selected again by a tap on its tab as soon as it looks selected")
  func reselected() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(until: { (rig.container.transitionSnapshot?.percentComplete ?? 0) > 0.5 })
    rig.stage.run(until: { abs(rig.shownX(1)) < 1 && rig.stage.isInTransition })
    rig.calls = []
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    #expect(rig.calls.suffix(3) == ["didSelect B", "reselectionActionsFor B", "didReselect B"])
    rig.finish()
    #expect(rig.faults == [])
  }

  @Test("or fades in takes touches in the second half of the cross-fade")
  func fade() {
    let rig = Rig { _ in ListPage() }
    rig.stage.settings.isReduceMotionEnabled = true
    var touchable: [(progress: CGFloat, isHit: Bool)] = []
    rig.stage.onFrame = { [unowned rig] _ in
      guard let snapshot = rig.container.transitionSnapshot else { return }
      let hit = rig.stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
      touchable.append((snapshot.percentComplete, hit?.isDescendant(of: rig.page(1).view) == true))
    }
    rig.tapTab(1)
    rig.finish()
    #expect(touchable.contains { $0.isHit } && touchable.contains { !$0.isHit })
    #expect(touchable.allSatisfy { $0.isHit == ($0.progress >= 0.5) })
  }
}
