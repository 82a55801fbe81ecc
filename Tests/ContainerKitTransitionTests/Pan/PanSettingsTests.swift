import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The settings of drags and pages", .serialized) struct PanSettingsTests {
  private func starts(_ width: CGFloat?, x: CGFloat, by distance: CGFloat) -> Bool {
    let stage = ContainerStage()
    stage.container.selectedIndex = 1
    stage.container.panSettings.edgeWidth = width
    stage.frame()
    stage.drag(
      from: CGPoint(x: x, y: 300), to: CGPoint(x: x + distance, y: 300), duration: 0.2, hold: 0.2, release: false)
    stage.run(for: 0.3)
    return stage.container.transition != nil
  }

  @Test("leave tabs and keys alone if the pan recognizer is disabled, requested in Tabman#48, Parchment#212")
  func disabled() {
    let stage = ContainerStage()
    stage.container.panGestureRecognizer.isEnabled = false
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 0)
    stage.tap(tab: 1)
    stage.frame()
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    stage.press(.right)
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test("limit drags to edges of this width, or not at all")
  func edges() {
    #expect(starts(nil, x: 200, by: -100) && starts(50, x: 345, by: -100) && starts(50, x: 45, by: 100))
    #expect(!starts(50, x: 335, by: -100) && !starts(50, x: 55, by: 100) && !starts(50, x: 45, by: -40))
  }

  @Test("place the page of the default slide at this distance, and a finger moves both alike, requested in Pageboy#90")
  func spacing() {
    let stage = ContainerStage()
    stage.container.pageSpacing = 40
    stage.drag(by: -100, release: false)
    stage.run(for: 0.5)
    #expect(abs(stage.shownX(1) - stage.shownX(0) - 430) < 0.01)
    #expect(stage.container.transitionSnapshot?.dragDistance == 430)
  }

  @Test("keep a number in its range, and stop a debug build at another one, with the name and the range")
  func ranges() async {
    var settings = ContainerPanSettings()
    settings.flickVelocity = .infinity
    settings.completionThreshold = 1
    settings.overscrollResistance = 0
    settings.edgeWidth = 0
    #expect(settings.flickVelocity == .infinity && settings.edgeWidth == 0)
    let stopped = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var settings = ContainerPanSettings()
        settings.completionThreshold = .nan
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var settings = ContainerPanSettings()
        settings.flickVelocity = -1
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var settings = ContainerPanSettings()
        settings.overscrollResistance = 1.5
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var settings = ContainerPanSettings()
        settings.edgeWidth = .infinity
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { ContainerViewController(viewControllers: []).pageSpacing = -1 }
      },
    ]
    let expected = [
      "completionThreshold nan: expected a value from 0 to 1", "flickVelocity -1.0: expected a value 0 or more",
      "overscrollResistance 1.5: expected a value from 0 to 1", "edgeWidth Optional(inf): expected a value nil, or 0",
      "pageSpacing -1.0: expected a value 0 or more and finite",
    ]
    for (result, text) in zip(stopped, expected) {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains(text))
    }
  }
}
