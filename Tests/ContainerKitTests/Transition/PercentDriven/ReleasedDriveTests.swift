import Animators
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// As the documentation shows: the app keeps the drive only while the finger is down.
@MainActor @Suite("A percent driven transition that the app releases when the finger lifts", .serialized)
struct ReleasedDriveTests {
  @Test("ends a push and is then deallocated", arguments: Contract.orders, [true, false])
  func navigation(_ order: EndReports, _ commit: Bool) {
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
  func container(_ order: EndReports, _ commit: Bool) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = LateTrials.tidySlide()
    weak var drive: PercentDrivenInteractiveTransition?
    do {
      let new = PercentDrivenInteractiveTransition()
      (rig.delegate.controller, drive) = (new, new)
    }
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.frame()
    drive?.update(0.4)
    rig.stage.run(for: 0.1)
    commit ? drive?.finish() : drive?.cancel()
    rig.delegate.controller = nil
    rig.finish()
    rig.stage.frame()
    #expect(rig.container.selectedIndex == (commit ? 1 : 0))
    #expect(drive == nil)
    #expect(rig.faults == [])
  }
}
