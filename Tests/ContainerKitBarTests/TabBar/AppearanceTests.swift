import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar's appearance", .serialized) struct AppearanceTests {
  @Test("shares its two colors with the bar, in both directions")
  func colors() {
    let bar = ButtonTabBar()
    bar.selectedColor = .red
    bar.appearance.unselectedColor = .green
    #expect(bar.appearance.selectedColor == .red && bar.unselectedColor == .green)
    var other = ButtonTabBar.Appearance()
    (other.selectedColor, other.unselectedColor) = (.red, .green)
    #expect(bar.appearance == other)
  }

  @Test("takes effect at once, and keeps a value that was set on the view unless that value changes")
  func change() {
    let stage = ContainerStage(["A", "B"])
    let bar = stage.container.tabBar
    stage.pages[0].containerTabItem.badgeValue = "1"
    #expect(bar.backgroundColor == .systemBackground && bar.indicator.isHidden)
    bar.backgroundColor = .yellow
    bar.appearance.font = .systemFont(ofSize: 11)
    #expect(bar.backgroundColor == .yellow)
    #expect(bar.tabs.map(\.title.font) == Array(repeating: UIFont.systemFont(ofSize: 11), count: 2))
    bar.appearance.selectedColor = .red
    bar.appearance.unselectedColor = .green
    bar.appearance.backgroundColor = .black
    bar.appearance.badgeColor = .blue
    bar.appearance.indicator = .line()
    #expect(bar.tabs.map(\.title.textColor) == [.red, .green])
    #expect(bar.backgroundColor == .black)
    #expect(bar.buttons[0].badge?.backgroundColor == .blue)
    #expect(!bar.indicator.isHidden && bar.indicator.backgroundColor == .red)
  }

  @Test("has the tint color of the bar, or of what it is in, until a color is set; and follows its changes")
  func tintColor() {
    let stage = ContainerStage(["A", "B"])
    let bar = stage.container.tabBar
    bar.appearance.indicator = .line()
    func colors() -> [UIColor?] { [bar.tabs[0].title.textColor, bar.indicator.backgroundColor] }
    #expect(colors() == [.systemBlue, .systemBlue] && bar.appearance.selectedColor == nil)
    stage.window.tintColor = .systemPurple
    #expect(colors() == [.systemPurple, .systemPurple])
    bar.tintColor = .systemRed
    #expect(colors() == [.systemRed, .systemRed] && bar.tabs[1].title.textColor == .systemGray)
    bar.appearance.selectedColor = .systemGreen
    bar.tintColor = .systemBlue
    #expect(colors() == [.systemGreen, .systemGreen])
    bar.appearance.selectedColor = nil
    #expect(colors() == [.systemBlue, .systemBlue] && stage.faults == [])
  }

  @Test("keeps dynamic colors dynamic at rest")
  func dynamic() {
    let stage = ContainerStage(["A", "B"])
    #expect(stage.container.tabBar.tabs.map(\.title.textColor) == [.systemBlue, .systemGray])
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.container.tabBar.tabs.map(\.title.textColor) == [.systemGray, .systemBlue])
  }
}
