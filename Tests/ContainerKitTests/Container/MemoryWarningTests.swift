import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

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
    let stage = ContainerStage { _ in Warned() }
    stage.container.selectedIndex = 2
    stage.container.selectedIndex = 0
    stage.removeAllCalls()
    stage.drag(by: distance, release: false)
    stage.run(for: 0.6)
    let loaded = stage.container.viewControllers.map(\.isViewLoaded)
    let position = stage.shownX(0)
    UIApplication.shared.warnOfMemory()
    stage.frame()
    #expect(stage.container.viewControllers.allSatisfy { ($0 as? Warned)?.warnings == 1 })
    #expect(stage.container.viewControllers.map(\.isViewLoaded) == loaded)
    #expect(stage.shownX(0) == position)
    stage.touch(.ended, at: CGPoint(x: 380 + distance, y: 300))
    stage.finish()
    #expect(stage.container.selectedIndex == (distance < -200 ? 1 : 0))
    #expect(stage.callLines.last == (distance < -200 ? "didSelect B" : "didCancelTransitionTo B"))
    #expect(stage.faults == [])
  }
}
