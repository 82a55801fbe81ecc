import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("An animator of two phases that is cut short", .serialized) struct TwoPhaseTests {
  enum Cut: CaseIterable { case resized, rotated, background, jumpBack, jumpOn, removal }

  private func cut(_ rig: Rig, _ cut: Cut) {
    switch cut {
    case .resized: rig.stage.resize(to: CGSize(width: 500, height: 700))
    case .rotated: rig.stage.rotate(to: .landscapeLeft, animated: false)
    case .background:
      rig.stage.enterBackground()
      rig.stage.frame()
      rig.stage.enterForeground()
    case .jumpBack: rig.container.selectedIndex = 0
    case .jumpOn: rig.container.selectedIndex = 2
    case .removal: rig.container.viewControllers.remove(at: 1)
    }
  }

  // The first frame after a resize lays out the new size.
  @Test(
    "in its first phase, does not move the selected page by its second", arguments: Contract.orders, Cut.allCases)
  func first(_ order: EndReports, _ what: Cut) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator.twoPhases()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.1)
    #expect(rig.stage.isInTransition)
    cut(rig, what)
    rig.stage.frame()
    #expect(!rig.stage.isInTransition)
    #expect(rig.framesOffRest(for: 1) == [])
    #expect(rig.faults == [])
  }

  @Test("in its second phase, does not move the selected page", arguments: Contract.orders, Cut.allCases)
  func second(_ order: EndReports, _ what: Cut) {
    let rig = Rig(endReports: order)
    rig.delegate.animator = ScriptedAnimator.twoPhases()
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.stage.run(for: 0.4)
    #expect(rig.stage.isInTransition)
    cut(rig, what)
    rig.stage.frame()
    #expect(!rig.stage.isInTransition)
    #expect(rig.framesOffRest(for: 1) == [])
    #expect(rig.faults == [])
  }
}
