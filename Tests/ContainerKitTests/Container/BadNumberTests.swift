import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

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
        let stage = ContainerStage()
        let bar = OddBar()
        bar.height = CGFloat(Double(number)!)
        stage.container.customTabBar = bar
        stage.frame()
      }
    }
    #expect(Self.says(result, "OddBar: barHeight \(number)"))
  }

  private typealias Change = (inout ButtonTabBar.Appearance, CGFloat) -> Void

  private static let changes: [(name: String, change: Change)] = [
    ("font.pointSize", { $0.font = .systemFont(ofSize: $1) }),
    ("selectedFont.pointSize", { $0.selectedFont = .systemFont(ofSize: $1) }),
    ("height", { $0.height = $1 }),
    ("tabPadding", { $0.tabPadding = $1 }),
    ("minimumTabWidth", { $0.minimumTabWidth = $1 }),
    ("tabWidth", { $0.tabWidth = .fixed($1) }),
    ("tabInsets.top", { $0.tabInsets.top = $1 }),
    ("tabInsets.leading", { $0.tabInsets.leading = $1 }),
    ("tabInsets.bottom", { $0.tabInsets.bottom = $1 }),
    ("tabInsets.trailing", { $0.tabInsets.trailing = $1 }),
    ("floating.insets.top", { $0.floating?.insets.top = $1 }),
    ("floating.insets.left", { $0.floating?.insets.left = $1 }),
    ("floating.insets.bottom", { $0.floating?.insets.bottom = $1 }),
    ("floating.insets.right", { $0.floating?.insets.right = $1 }),
    ("floating.cornerRadius", { $0.floating?.cornerRadius = $1 }),
    ("indicator.height", { $0.indicator?.height = $1 }),
    ("indicator.cornerRadius", { $0.indicator?.cornerRadius = $1 }),
    ("indicator.insets.top", { $0.indicator?.insets.top = $1 }),
    ("indicator.insets.leading", { $0.indicator?.insets.leading = $1 }),
    ("indicator.insets.bottom", { $0.indicator?.insets.bottom = $1 }),
    ("indicator.insets.trailing", { $0.indicator?.insets.trailing = $1 }),
    ("indicator.width", { $0.indicator?.width = .fixed($1) }),
  ]

  @Test("is named if it is a size in the bar's appearance", arguments: [CGFloat.nan, .infinity, 3])
  func sizes(_ number: CGFloat) {
    let named = Self.changes.map { _, change in
      var appearance = ButtonTabBar.Appearance()
      (appearance.indicator, appearance.floating) = (.line(), .init())
      change(&appearance, number)
      return appearance.invalidSize
    }
    #expect(named == Self.changes.map { number.isFinite ? nil : "\($0.name) \(number)" })
  }

  @Test("stops the program if it is in the bar's appearance", arguments: ["nan", "inf"])
  func look(_ number: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
      await MainActor.run {
        let stage = ContainerStage()
        stage.container.tabBar.appearance.tabPadding = CGFloat(Double(number)!)
        stage.frame()
      }
    }
    #expect(Self.says(result, "ButtonTabBar: appearance.tabPadding \(number)"))
  }

  @Test("is named if it is in the container's bounds", arguments: ["nan", "inf"])
  func bounds(_ number: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
      await MainActor.run {
        let stage = ContainerStage()
        stage.container.view.bounds.size.width = CGFloat(Double(number)!)
        stage.frame()
      }
    }
    // The layer may stop the program first, with Apple's message.
    #expect(Self.says(result, "ContainerViewController: view.bounds") || Self.says(result, "contains NaN"))
  }
}
