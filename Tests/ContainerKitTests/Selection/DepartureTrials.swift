import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Removed children and ended transitions", .serialized) struct DepartureTrials {
  @Test("a removed child whose transition is dragged back is removed nevertheless")
  func departureCancelled() {
    let rig = Rig()
    let a = rig.page(0)
    rig.container.setViewControllers(Array(rig.container.viewControllers.dropFirst()), animated: true)
    rig.stage.run(for: 0.1)
    rig.stage.touch(.began, at: CGPoint(x: 100, y: 300))
    for step in 1...10 {
      rig.stage.touch(
        .moved, at: CGPoint(x: 100 + 25 * Double(step), y: 300), time: rig.stage.nextTime + Double(step) * 0.02)
    }
    rig.stage.touch(.ended, at: CGPoint(x: 350, y: 300), time: rig.stage.nextTime + 0.5)
    rig.finish()
    rig.stage.run(for: 0.2)
    #expect(rig.faults == [])
    #expect(a.parent == nil && a.view.superview == nil)
    #expect(rig.container.selectedViewController === rig.page(0))
  }

  @Test("a coordinator that is kept after its transition can still be called")
  func kept() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.1)
    let coordinator = rig.container.transitionCoordinator
    rig.finish()
    rig.stage.frame()
    coordinator?.notifyWhenInteractionChanges { _ in }
  }
}
