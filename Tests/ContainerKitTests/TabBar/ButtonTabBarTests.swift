import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("The bar", .serialized) struct ButtonTabBarTests {
  private func red(_ rig: Rig, _ index: Int) -> CGFloat {
    rig.container.tabBar.shownColor(at: index).cgColor.components?.first ?? .nan
  }

  private func colored(_ rig: Rig) -> Rig {
    rig.container.tabBar.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    rig.container.tabBar.unselectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    return rig
  }

  @Test("has a button for each child, evenly spread, with its title")
  func buttons() {
    let rig = Rig(["A", "B", "消息"])
    #expect(rig.container.tabBar.tabs.map(\.title.text) == ["A", "B", "消息"])
    #expect(rig.container.tabBar.buttons.map(\.frame.minX) == [0, 130, 260])
    #expect(rig.container.tabBar.buttons.map(\.isSelected) == [true, false, false])
  }

  @Test("blends the colors of the two buttons with the progress of a drag, both ways")
  func progress() throws {
    let rig = colored(Rig())
    var rows: [(percent: CGFloat, from: CGFloat, to: CGFloat, other: CGFloat)] = []
    rig.stage.onFrame = { _ in
      let percent = rig.container.transitionSnapshot?.percentComplete ?? 0
      rows.append((percent, red(rig, 0), red(rig, 1), red(rig, 2)))
    }
    rig.drag(by: -160)
    rig.finish()
    #expect(rows.allSatisfy { abs($0.from - (1 - $0.percent)) < 1e-9 && abs($0.to - $0.percent) < 1e-9 })
    #expect(rows.allSatisfy { $0.other == 0 })
    let most = try #require(rows.map(\.to).max())
    #expect(most > 0.3 && most < 0.45)
    let peak = try #require(rows.firstIndex { $0.to == most })
    #expect(zip(rows[..<peak], rows[..<peak].dropFirst()).allSatisfy { $0.to <= $1.to })
    #expect(zip(rows[peak...], rows[peak...].dropFirst()).allSatisfy { $0.to >= $1.to })
    #expect(red(rig, 0) == 1 && red(rig, 1) == 0)
  }

  @Test("shows the new selection at the end of a transition")
  func end() {
    let rig = colored(Rig())
    rig.tapTab(3)
    rig.finish()
    #expect((0..<4).map { red(rig, $0) } == [0, 0, 0, 1])
    #expect(rig.container.tabBar.buttons.map(\.isSelected) == [false, false, false, true])
  }

  @Test("accepts a tap during a transition")
  func middle() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.tapTab(2)
    rig.finish()
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
  }

  @Test("mirrors its buttons in a right-to-left layout")
  func mirrored() {
    let rig = Rig()
    rig.container.tabBar.semanticContentAttribute = .forceRightToLeft
    rig.container.tabBar.setNeedsLayout()
    rig.stage.frame()
    #expect(rig.container.tabBar.buttons.map(\.frame.minX) == [292, 195, 97, 0])
  }
}
