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

  @Test("is named if it is in the bar's appearance", arguments: ["tabPadding", "minimumTabWidth", "indicator.height"])
  func look(_ name: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
      await MainActor.run {
        let rig = Rig()
        switch name {
        case "tabPadding": rig.container.tabBar.appearance.tabPadding = .nan
        case "minimumTabWidth": rig.container.tabBar.appearance.minimumTabWidth = .nan
        default: rig.container.tabBar.appearance.indicator = ButtonTabBar.Indicator(height: .nan)
        }
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
