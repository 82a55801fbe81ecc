import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Removed children and ended transitions", .serialized) struct DepartureTests {
  @Test("a removed child whose transition is dragged back is removed nevertheless")
  func departureCancelled() {
    let stage = ContainerStage()
    let a = stage.pages[0]
    stage.container.setViewControllers(Array(stage.container.viewControllers.dropFirst()), animated: true)
    stage.run(for: 0.1)
    stage.touch(.began, at: CGPoint(x: 100, y: 300))
    for step in 1...10 {
      stage.touch(.moved, at: CGPoint(x: 100 + 25 * Double(step), y: 300), time: stage.nextTime + Double(step) * 0.02)
    }
    stage.touch(.ended, at: CGPoint(x: 350, y: 300), time: stage.nextTime + 0.5)
    stage.finish()
    stage.run(for: 0.2)
    #expect(stage.faults == [])
    #expect(a.parent == nil && a.view.superview == nil)
    #expect(stage.container.selectedViewController === stage.pages[0])
  }

  @Test("a coordinator that is kept after its transition can still be called")
  func kept() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    let coordinator = stage.container.transitionCoordinator
    stage.finish()
    stage.frame()
    coordinator?.notifyWhenInteractionChanges { _ in }
  }
}
