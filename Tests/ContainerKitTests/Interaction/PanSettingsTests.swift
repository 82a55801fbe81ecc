import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The settings of drags and pages", .serialized) struct PanSettingsTests {
  private func starts(_ width: CGFloat?, x: CGFloat, by distance: CGFloat) -> Bool {
    let rig = Rig()
    rig.container.selectedIndex = 1
    rig.container.panSettings.edgeWidth = width
    rig.stage.frame()
    rig.stage.drag(
      from: CGPoint(x: x, y: 300), to: CGPoint(x: x + distance, y: 300), duration: 0.2, hold: 0.2, release: false)
    rig.stage.run(for: 0.3)
    return rig.container.transition != nil
  }

  @Test("limit drags to edges of this width, or not at all")
  func edges() {
    #expect(starts(nil, x: 200, by: -100) && starts(50, x: 345, by: -100) && starts(50, x: 45, by: 100))
    #expect(!starts(50, x: 335, by: -100) && !starts(50, x: 55, by: 100) && !starts(50, x: 45, by: -40))
  }

  @Test("place the incoming page of the default slide at this distance, and the finger moves both one to one")
  func spacing() {
    let rig = Rig()
    rig.container.pageSpacing = 40
    rig.drag(by: -100, release: false)
    rig.stage.run(for: 0.5)
    #expect(abs(rig.shownX(1) - rig.shownX(0) - 430) < 0.01)
    #expect(rig.container.transitionSnapshot?.dragDistance == 430)
  }
}
