import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar in dark mode", .serialized) struct DarkBarTests {
  private func bytes(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { ($0 * 255).rounded() }
  }

  private func shownBytes(_ color: CGColor?) -> [CGFloat] { bytes(color.map { UIColor(cgColor: $0) }) }

  @Test("has dark colors, and so do its line and its badges")
  func colors() {
    let stage = ContainerStage()
    let bar = stage.container.tabBar
    stage.pages[0].containerTabItem.badgeValue = "1"
    stage.settings.userInterfaceStyle = .dark
    stage.frame()
    #expect(shownBytes(bar.layer.backgroundColor) == [0, 0, 0])
    #expect(shownBytes(bar.separator.layer.backgroundColor) == [84, 84, 88])
    #expect(shownBytes(bar.buttons[0].badge?.layer.backgroundColor) == [255, 69, 58])
  }

  @Test("blends colors in its own traits, and again if these change during a transition")
  func mixing() {
    let stage = ContainerStage()
    let bar = stage.container.tabBar
    bar.appearance.unselectedColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    bar.appearance.selectedColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    stage.drag(by: -205, release: false)
    stage.run(for: 0.5)
    let fraction = stage.container.transitionSnapshot?.percentComplete ?? 0
    #expect(abs(fraction - 0.5) < 0.05)
    #expect(bytes(bar.tabs[1].title.textColor) == [0, 0, (255 * fraction).rounded()])
    bar.overrideUserInterfaceStyle = .dark
    let dark: [CGFloat] = [255, (255 * (1 - fraction)).rounded(), (255 * (1 - fraction)).rounded()]
    #expect(bytes(bar.tabs[1].title.textColor) == dark)
    #expect(stage.container.transition != nil)
    stage.touch(.ended, at: CGPoint(x: 175, y: 300))
    stage.finish()
    #expect(bar.tabs[0].title.textColor === bar.appearance.selectedColor)
  }
}
