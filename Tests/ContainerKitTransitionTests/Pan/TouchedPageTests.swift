import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page that slides in by itself", .serialized) struct TouchedPageTests {
  @Test("scrolls 0.3 s after a tap on its tab")
  func scrolls() throws {
    let stage = ContainerStage { _ in ListPage() }
    let start = stage.nextTime
    stage.tap(tab: 1)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.2, steps: 12, time: start + 0.3)
    stage.run(for: 1)
    #expect(try #require(stage.pages[1] as? ListPage).list.contentOffset.y > 200)
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }

  @Test("takes touches once it is within 20 points of its place, and not before, and the outgoing page takes none")
  func within() {
    let stage = ContainerStage { _ in ListPage() }
    var touchable: [(distance: CGFloat, isHit: Bool)] = []
    stage.onFrame = { [unowned stage] _ in
      guard stage.isInTransition else { return }
      let hit = stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
      #expect(hit?.isDescendant(of: stage.pages[0].view) != true)
      touchable.append((abs(stage.shownX(1)), hit?.isDescendant(of: stage.pages[1].view) == true))
    }
    stage.tap(tab: 1)
    stage.finish()
    #expect(touchable.contains { $0.isHit } && touchable.contains { !$0.isHit })
    #expect(touchable.allSatisfy { $0.isHit == ($0.distance < 20) })
  }

  @Test("is selected again by a tap on its tab as soon as it looks selected")
  func reselected() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(until: { (stage.container.transitionSnapshot?.percentComplete ?? 0) > 0.5 })
    stage.run(until: { abs(stage.shownX(1)) < 1 && stage.isInTransition })
    stage.removeAllCalls()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    #expect(stage.callLines.suffix(3) == ["didSelect B", "reselectionActionsFor B", "didReselect B"])
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("or fades in takes touches in the second half of the cross-fade")
  func fade() {
    let stage = ContainerStage { _ in ListPage() }
    stage.settings.isReduceMotionEnabled = true
    var touchable: [(progress: CGFloat, isHit: Bool)] = []
    stage.onFrame = { [unowned stage] _ in
      guard let snapshot = stage.container.transitionSnapshot else { return }
      let hit = stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
      touchable.append((snapshot.percentComplete, hit?.isDescendant(of: stage.pages[1].view) == true))
    }
    stage.tap(tab: 1)
    stage.finish()
    #expect(touchable.contains { $0.isHit } && touchable.contains { !$0.isHit })
    #expect(touchable.allSatisfy { $0.isHit == ($0.progress >= 0.5) })
  }
}
