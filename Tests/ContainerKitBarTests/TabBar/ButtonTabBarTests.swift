import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar", .serialized) struct ButtonTabBarTests {
  private func red(_ stage: ContainerStage, _ index: Int) -> CGFloat {
    stage.container.tabBar.shownColor(at: index).cgColor.components?.first ?? .nan
  }

  private func colored(_ stage: ContainerStage) -> ContainerStage {
    stage.container.tabBar.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.container.tabBar.unselectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    return stage
  }

  @Test("has a button for each child, evenly spread, with its title")
  func buttons() {
    let stage = ContainerStage(["A", "B", "消息"])
    #expect(stage.container.tabBar.tabs.map(\.title.text) == ["A", "B", "消息"])
    #expect(stage.container.tabBar.buttons.map(\.frame.minX) == [0, 130, 260])
    #expect(stage.container.tabBar.buttons.map(\.isSelected) == [true, false, false])
  }

  @Test("blends the colors of the two buttons with the progress of a drag, both ways")
  func progress() throws {
    let stage = colored(ContainerStage())
    var rows: [(percent: CGFloat, from: CGFloat, to: CGFloat, other: CGFloat)] = []
    stage.onFrame = { _ in
      let percent = stage.container.transitionSnapshot?.percentComplete ?? 0
      rows.append((percent, red(stage, 0), red(stage, 1), red(stage, 2)))
    }
    stage.drag(by: -160)
    stage.finish()
    #expect(rows.allSatisfy { abs($0.from - (1 - $0.percent)) < 1e-9 && abs($0.to - $0.percent) < 1e-9 })
    #expect(rows.allSatisfy { $0.other == 0 })
    let most = try #require(rows.map(\.to).max())
    #expect(most > 0.3 && most < 0.45)
    let peak = try #require(rows.firstIndex { $0.to == most })
    #expect(zip(rows[..<peak], rows[..<peak].dropFirst()).allSatisfy { $0.to <= $1.to })
    #expect(zip(rows[peak...], rows[peak...].dropFirst()).allSatisfy { $0.to >= $1.to })
    #expect(red(stage, 0) == 1 && red(stage, 1) == 0)
  }

  @Test("shows the new selection at the end of a transition")
  func end() {
    let stage = colored(ContainerStage())
    stage.tap(tab: 3)
    stage.finish()
    #expect((0..<4).map { red(stage, $0) } == [0, 0, 0, 1])
    #expect(stage.container.tabBar.buttons.map(\.isSelected) == [false, false, false, true])
  }

  @Test("accepts a tap during a transition")
  func middle() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.tap(tab: 2)
    stage.finish()
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
  }

  @Test("mirrors its buttons in a right-to-left layout")
  func mirrored() {
    let stage = ContainerStage()
    stage.container.tabBar.semanticContentAttribute = .forceRightToLeft
    stage.container.tabBar.setNeedsLayout()
    stage.frame()
    #expect(stage.container.tabBar.buttons.map(\.frame.minX) == [292, 195, 97, 0])
  }
}
