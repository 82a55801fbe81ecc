import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Selection by index and direction", .serialized) struct SelectedByIndexTests {
  /// A provider of the pages.
  enum Provider: CaseIterable {
    case children, tabs, source

    @MainActor func stage() -> ContainerStage {
      switch self {
      case .children: ContainerStage(["0", "1", "2"])
      case .tabs: TabsStage(["0", "1", "2"])
      case .source: SourceStage(3)
      }
    }
  }

  @Test(
    "goes to the next and the previous page, and stays at an end", arguments: Provider.allCases, [true, false])
  func selectedByDirection(_ provider: Provider, _ isAnimated: Bool) {
    let stage = provider.stage()
    defer { stage.tearDown() }
    var lines: [String] = []
    for step: ContainerPageStep in [.next, .next, .next, .previous, .previous, .previous] {
      stage.container.selectPage(step, animated: isAnimated) { lines.append("\($0)") }
      if stage.isInTransition { lines.append("moves") }
      stage.finish()
      lines.append(stage.container.selectedViewController?.title ?? "?")
    }
    let moves = isAnimated ? ["moves"] : []
    let there = moves + ["selected", "1"] + moves + ["selected", "2", "cancelled", "2"]
    #expect(lines == there + moves + ["selected", "1"] + moves + ["selected", "0", "cancelled", "0"])
    #expect(stage.faults == [])
  }

  @Test("continues from the page of the last request", arguments: Provider.allCases)
  func continuedDirection(_ provider: Provider) {
    let stage = provider.stage()
    defer { stage.tearDown() }
    for _ in 0..<2 { stage.container.selectPage(.next, animated: true, completion: nil) }
    stage.finish()
    #expect(stage.container.selectedViewController?.title == "2" && stage.faults == [])
  }

  @Test("skips a disabled page") func skippedPage() {
    let stage = ContainerStage(["0", "1", "2"])
    defer { stage.tearDown() }
    stage.pages[1].containerTabItem.isEnabled = false
    stage.container.selectPage(.next, animated: true, completion: nil)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
  }

  @Test("moves in the direction of the step in a ring") func directionInRing() {
    let stage = SourceStage(3, wraps: true)
    defer { stage.tearDown() }
    stage.container.selectPage(.previous, animated: true, completion: nil)
    stage.finish()
    #expect(stage.steps == ["2 previous"])
  }

  @Test("counts tabs, whether their pages are made or not", arguments: [Provider.children, .tabs])
  func selectedTab(_ provider: Provider) {
    let stage = provider.stage()
    defer { stage.tearDown() }
    var outcomes: [ContainerSelectionOutcome] = []
    stage.removeAllCalls()
    stage.container.selectTab(at: 2, animated: true) { outcomes.append($0) }
    #expect(outcomes == [])
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && outcomes == [.selected])
    #expect(stage.callLines.contains("animateTransition 2"))
    if provider == .tabs { #expect(stage.container.viewControllers.map(\.title) == ["0", "2"]) }
    stage.container.selectTab(at: 0, animated: false) { outcomes.append($0) }
    #expect(stage.container.selectedIndex == 0 && outcomes == [.selected, .selected] && stage.faults == [])
  }

  @Test("waits for the outcome in an async context") func awaitedOutcome() async {
    let stage = ContainerStage(["0", "1", "2"])
    defer { stage.tearDown() }
    #expect(await stage.container.selectTab(at: 2, animated: false) == .selected)
    #expect(await stage.container.selectPage(.next, animated: false) == .cancelled)
  }

  // MARK: Children and the selection in one call

  @Test("loads the saved child only, if it is set with the children") func savedChild() {
    let stage = ContainerStage([])
    defer { stage.tearDown() }
    let pages = ["A", "B", "C"].map { UIViewController().titled($0) }
    stage.removeAllCalls()
    stage.container.setViewControllers(pages, selectedIndex: 2, animated: false)
    stage.run(for: 0.1)
    #expect(pages.map(\.isViewLoaded) == [false, false, true] && stage.container.selectedIndex == 2)
    #expect(stage.callLines.filter { $0.hasPrefix("didSelect") } == [] && stage.faults == [])
  }

  @Test("leaves a child that stays among the others", arguments: [true, false]) func movedSelection(_ isAnimated: Bool)
  {
    let stage = ContainerStage(["A", "B", "C"])
    defer { stage.tearDown() }
    stage.removeAllCalls()
    stage.container.setViewControllers(Array(stage.pages.reversed()), selectedIndex: 1, animated: isAnimated)
    #expect(stage.isInTransition == isAnimated)
    stage.finish()
    #expect(stage.container.selectedViewController?.title == "B")
    #expect(stage.callLines.filter { $0.hasPrefix("didSelect") } == ["didSelect B"])
    stage.container.setViewControllers([stage.pages[0], stage.pages[2]], selectedIndex: 0, animated: isAnimated)
    stage.finish()
    #expect(stage.callLines.filter { $0.hasPrefix("didSelect") } == ["didSelect B", "didSelect C"])
    #expect(stage.faults == [])
    stage.container.setViewControllers([], selectedIndex: 0, animated: isAnimated)
    #expect(stage.container.selectedIndex == NSNotFound)
  }

  @Test("makes the saved tab's page only, if it is set with the tabs") func savedTab() {
    let tabs = TabsStage([])
    defer { tabs.tearDown() }
    tabs.removeAllCalls()
    tabs.container.setTabs(["A", "B", "C"].map(tabs.tab), selectedIdentifier: "C", animated: false)
    #expect(tabs.made == "" && tabs.container.selectedIndex == 2)
    tabs.frame()
    #expect(tabs.made == "C" && tabs.container.selectedIndex == 2)
    // The tabs of the same identifiers keep the page that is made.
    tabs.container.setTabs(["C", "B"].map(tabs.tab), selectedIdentifier: "B", animated: true)
    tabs.finish()
    #expect(tabs.container.selectedTab?.identifier == "B" && tabs.made == "CB")
    tabs.container.setTabs(["C", "B"].map(tabs.tab), selectedIdentifier: "unknown", animated: true)
    #expect(tabs.container.selectedTab?.identifier == "B" && tabs.faults == [])
  }
}
