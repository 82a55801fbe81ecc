import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A debug build stops with a message that names the value, instead of overflowing the stack.
@MainActor @Suite("A value that is not a finite number", .serialized) struct BadNumberTests {
  private final class OddBar: UIView, ContainerTabBar {
    var onSelect: ((Int) -> Void)?
    var items: [ContainerTabItem] = []
    var height = CGFloat.nan
    var barHeight: CGFloat { height }
    func update(_ state: ContainerTabBarState) {}
  }

  private nonisolated static func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }

  @Test("is named if it is the height of an app's bar", arguments: ["nan", "inf", "-1.0"])
  func barHeight(_ number: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
      await MainActor.run {
        let rig = Rig()
        let bar = OddBar()
        bar.height = CGFloat(Double(number)!)
        rig.container.customTabBar = bar
        rig.stage.frame()
      }
    }
    #expect(Self.says(result, "OddBar: barHeight \(number)"))
  }

  @Test("is named if it is the size of the titles' font", arguments: ["nan", "inf"])
  func font(_ number: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
      await MainActor.run {
        let rig = Rig()
        rig.container.tabBar.appearance.font = .systemFont(ofSize: CGFloat(Double(number)!))
        rig.stage.frame()
      }
    }
    #expect(Self.says(result, "ButtonTabBar: appearance.font.pointSize \(number)"))
  }

  @Test(
    "is named if it is in the bar's appearance",
    arguments: [
      "tabPadding", "minimumTabWidth", "selectedFont.pointSize", "tabWidth", "tabInsets.top", "tabInsets.leading",
      "tabInsets.bottom", "tabInsets.trailing", "indicator.height", "indicator.cornerRadius", "indicator.width",
      "indicator.insets.top", "indicator.insets.leading", "indicator.insets.bottom", "indicator.insets.trailing",
    ])
  func look(_ name: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
      await MainActor.run {
        let rig = Rig()
        var appearance = ButtonTabBar.Appearance()
        var indicator = ButtonTabBar.Indicator()
        switch name {
        case "tabPadding": appearance.tabPadding = .nan
        case "minimumTabWidth": appearance.minimumTabWidth = .nan
        case "selectedFont.pointSize": appearance.selectedFont = .systemFont(ofSize: .nan)
        case "tabWidth": appearance.tabWidth = .fixed(.nan)
        case "tabInsets.top": appearance.tabInsets.top = .nan
        case "tabInsets.leading": appearance.tabInsets.leading = .nan
        case "tabInsets.bottom": appearance.tabInsets.bottom = .nan
        case "tabInsets.trailing": appearance.tabInsets.trailing = .nan
        case "indicator.cornerRadius": indicator.cornerRadius = .nan
        case "indicator.width": indicator.width = .fixed(.nan)
        case "indicator.insets.top": indicator.insets.top = .nan
        case "indicator.insets.leading": indicator.insets.leading = .nan
        case "indicator.insets.bottom": indicator.insets.bottom = .nan
        case "indicator.insets.trailing": indicator.insets.trailing = .nan
        default: indicator.height = .nan
        }
        appearance.indicator = indicator
        rig.container.tabBar.appearance = appearance
        rig.stage.frame()
      }
    }
    #expect(Self.says(result, "ButtonTabBar: appearance.\(name) nan"))
  }

  @Test("is named if it is in the container's bounds", arguments: ["nan", "inf"])
  func bounds(_ number: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
      await MainActor.run {
        let rig = Rig()
        rig.container.view.bounds.size.width = CGFloat(Double(number)!)
        rig.stage.frame()
      }
    }
    // The layer may stop the program first, with Apple's message.
    #expect(Self.says(result, "ContainerViewController: view.bounds") || Self.says(result, "contains NaN"))
  }
}
