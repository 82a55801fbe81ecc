import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("An animator of two phases that is cut short", .serialized) struct TwoPhaseTests {
  enum Cut: CaseIterable { case resized, rotated, background, jumpBack, jumpOn, removal }

  private func cut(_ stage: ContainerStage, _ cut: Cut) {
    switch cut {
    case .resized: stage.resize(to: CGSize(width: 500, height: 700))
    case .rotated: stage.rotate(to: .landscapeLeft, animated: false)
    case .background:
      stage.enterBackground()
      stage.frame()
      stage.enterForeground()
    case .jumpBack: stage.container.selectedIndex = 0
    case .jumpOn: stage.container.selectedIndex = 2
    case .removal: stage.container.viewControllers.remove(at: 1)
    }
  }

  // The first frame after a resize lays out the new size.
  @Test("in its first and in its second phase, does not move the selected page", arguments: [0.1, 0.4], Cut.allCases)
  func cutPhase(_ seconds: TimeInterval, _ what: Cut) {
    for order in Contract.orders {
      let stage = ContainerStage(completions: order)
      stage.animator = ScriptedAnimator.twoPhases()
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.run(for: seconds)
      #expect(stage.isInTransition)
      cut(stage, what)
      stage.frame()
      #expect(!stage.isInTransition)
      #expect(stage.framesOffRest(for: 1) == [], "\(order)")
      #expect(stage.faults == [], "\(order)")
    }
  }
}
