import ContainerKitTesting
import ScriptAnimators
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// As the documentation shows: the app keeps the drive only while the finger is down.
@MainActor @Suite("A percent driven transition that the app releases when the finger lifts", .serialized)
struct ReleasedDriveTests {
  @Test("ends a push and is then deallocated", arguments: Contract.orders, [true, false])
  func navigation(_ order: Stage.CompletionOrder, _ commit: Bool) {
    let navigation = Neighbors.navigation("N", Neighbors.page("R"))
    let kit = Neighbors(navigation, order)
    let animator = ScriptedAnimator.slidingByBounds()
    let delegate = AnimatingDelegate(animator)
    navigation.delegate = delegate
    let pushed = Neighbors.page("P")
    weak var drive: PercentDrivenInteractiveTransition?
    do {
      let new = PercentDrivenInteractiveTransition(animator: animator)
      (delegate.controller, drive) = (new, new)
    }
    navigation.pushViewController(pushed, animated: true)
    kit.stage.frame()
    drive?.update(0.4)
    kit.stage.run(for: 0.1)
    commit ? drive?.finish() : drive?.cancel()
    delegate.controller = nil
    kit.stage.settle()
    #expect(navigation.topViewController?.title == (commit ? "P" : "R"))
    #expect(drive == nil)
    #expect(kit.faults == [])
  }

  @Test("ends a container's transition and is then deallocated", arguments: Contract.orders, [true, false])
  func container(_ order: Stage.CompletionOrder, _ commit: Bool) {
    let stage = ContainerStage(completions: order)
    stage.animator = ScriptedAnimator.tidySlide()
    weak var drive: PercentDrivenInteractiveTransition?
    do {
      let new = PercentDrivenInteractiveTransition()
      (stage.delegate.interactionController, drive) = (new, new)
    }
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.frame()
    drive?.update(0.4)
    stage.run(for: 0.1)
    commit ? drive?.finish() : drive?.cancel()
    stage.delegate.interactionController = nil
    stage.finish()
    stage.frame()
    #expect(stage.container.selectedIndex == (commit ? 1 : 0))
    #expect(drive == nil)
    #expect(stage.faults == [])
  }
}
