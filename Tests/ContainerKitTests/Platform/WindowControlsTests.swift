import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The controls of an iPad's window", .serialized) struct WindowControlsTests {
  /// Returns the frames of three tabs in a window with controls, in the window's coordinates.
  private func tabs(
    _ placement: ContainerTabBarPlacement, controls: CGFloat, below: CGFloat = 0,
    on device: UIUserInterfaceIdiom = .pad
  ) -> [CGRect] {
    UIScreen.main.configure(traits: UITraitCollection(userInterfaceIdiom: device))
    defer { UIScreen.main.configure(traits: UITraitCollection()) }
    let stage = ContainerStage(["A", "B", "C"])
    stage.window.controlsFrame = CGRect(x: controls, y: 12, width: 78, height: 20)
    stage.container.tabBarPlacement = placement
    stage.container.view.frame.origin.y = below
    stage.frame()
    #expect(stage.container.tabBar.frame.width == 390)
    return stage.container.tabBar.buttons.map { $0.convert($0.bounds, to: nil) }
  }

  @Test("are left clear by the tabs of a bar at the top, in either corner")
  func top() {
    #expect(tabs(.top, controls: 12) == [90, 190, 290].map { CGRect(x: $0, y: 0, width: 100, height: 49) })
    #expect(tabs(.top, controls: 300) == [0, 100, 200].map { CGRect(x: $0, y: 0, width: 100, height: 49) })
  }

  @Test("do not narrow a bar that is elsewhere, or on an iPhone")
  func elsewhere() {
    #expect(tabs(.bottom, controls: 12).map(\.width) == [130, 130, 130])
    #expect(tabs(.top, controls: 12, below: 40).map(\.width) == [130, 130, 130])
    #expect(tabs(.top, controls: 12, on: .phone).map(\.width) == [130, 130, 130])
  }
}
