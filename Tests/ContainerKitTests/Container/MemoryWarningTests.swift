import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A memory warning", .serialized) struct MemoryWarningTests {
  final class Warned: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test(
    "during a transition changes nothing: every child is notified, views stay, the transition continues",
    arguments: [-150.0, -300])
  func middle(_ distance: Double) {
    let rig = Rig { _ in Warned() }
    rig.container.selectedIndex = 2
    rig.container.selectedIndex = 0
    rig.calls = []
    rig.drag(by: distance, release: false)
    rig.stage.run(for: 0.6)
    let loaded = rig.container.viewControllers.map(\.isViewLoaded)
    let position = rig.shownX(0)
    UIApplication.shared.warnOfMemory()
    rig.stage.frame()
    #expect(rig.container.viewControllers.allSatisfy { ($0 as? Warned)?.warnings == 1 })
    #expect(rig.container.viewControllers.map(\.isViewLoaded) == loaded)
    #expect(rig.shownX(0) == position)
    rig.stage.touch(.ended, at: CGPoint(x: 380 + distance, y: 300))
    rig.finish()
    #expect(rig.container.selectedIndex == (distance < -200 ? 1 : 0))
    #expect(rig.calls.last == (distance < -200 ? "didSelect B" : "didCancelTransitionTo B"))
    #expect(rig.faults == [])
  }
}
