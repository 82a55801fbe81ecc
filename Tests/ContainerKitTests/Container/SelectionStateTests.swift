import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The saved selection", .serialized) struct SelectionStateTests {
  /// Makes a container of pages with restoration identifiers; nil for none.
  private static func container(_ identifiers: [String?], selectedIndex: Int = 0) -> ContainerViewController {
    ContainerViewController(
      viewControllers: identifiers.map { identifier in
        let page = UIViewController()
        page.restorationIdentifier = identifier
        return page
      }, selectedIndex: selectedIndex)
  }

  @Test("is the child's identifier, wherever that child is afterwards")
  func identifier() {
    let state = Self.container(["news", "search", "profile"], selectedIndex: 1).selectionState
    #expect(state as? [String: String] == ["ContainerKit.selection": "search"])
    let container = Self.container(["profile", "news", "search"])
    #expect(container.restoreSelection(from: state))
    #expect(container.selectedIndex == 2)
  }

  @Test("is the index of a child without an identifier")
  func index() {
    let state = Self.container([nil, nil, nil], selectedIndex: 2).selectionState
    #expect(state as? [String: Int] == ["ContainerKit.selection": 2])
    let container = Self.container([nil, "b", "c", "d"])
    #expect(container.restoreSelection(from: state))
    #expect(container.selectedIndex == 2)
  }

  struct Bad: Sendable {
    let name: String
    let state: [String: any Sendable]?
  }

  @Test(
    "is ignored if it cannot be found again",
    arguments: [
      Bad(name: "an identifier that is gone", state: ["ContainerKit.selection": "old"]),
      Bad(name: "an index that is gone", state: ["ContainerKit.selection": 3]),
      Bad(name: "a negative index", state: ["ContainerKit.selection": -1]),
      Bad(name: "another kind", state: ["ContainerKit.selection": [1]]),
      Bad(name: "another entry", state: ["selection": 2]),
      Bad(name: "nothing", state: nil),
    ])
  func ignored(bad: Bad) {
    let container = Self.container(["a", "b", "c"], selectedIndex: 1)
    #expect(!container.restoreSelection(from: bad.state), "\(bad.name)")
    #expect(container.selectedIndex == 1, "\(bad.name)")
  }

  @Test("is separate for each container that has an identifier")
  func severalContainers() {
    let (outer, inner) = (Self.container([nil, nil], selectedIndex: 1), Self.container(["a", "b"], selectedIndex: 1))
    inner.restorationIdentifier = "inner"
    let state = outer.selectionState.merging(inner.selectionState) { _, _ in Issue.record("the same entry") }
    #expect(state.keys.sorted() == ["ContainerKit.selection", "ContainerKit.selection.inner"])
    let (newOuter, newInner) = (Self.container([nil, nil]), Self.container(["b", "a"]))
    newInner.restorationIdentifier = "inner"
    #expect(newOuter.restoreSelection(from: state) && newInner.restoreSelection(from: state))
    #expect(newOuter.selectedIndex == 1)
    #expect(newInner.selectedIndex == 0)
  }

  @Test("is empty without children")
  func empty() {
    let container = ContainerViewController(viewControllers: [])
    #expect(container.selectionState.isEmpty)
    #expect(!container.restoreSelection(from: ["ContainerKit.selection": 0]))
  }

  @Test("takes effect at once, on screen and without animation")
  func onScreen() {
    let stage = ContainerStage(["A", "B", "C"])
    stage.container.restoreSelection(from: ["ContainerKit.selection": 2])
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.container.transition == nil)
    #expect(stage.pages[2].view.window != nil && stage.pages[0].viewIfLoaded?.window == nil)
    stage.frame()
    #expect(stage.faults == [])
  }

  @Test("notifies the delegate if it is a different one, and not if it is the same")
  func delegate() {
    let stage = ContainerStage(["A", "B", "C"])
    stage.removeAllCalls()
    stage.container.restoreSelection(from: ["ContainerKit.selection": 0])
    #expect(stage.callLines == [])
    stage.container.restoreSelection(from: ["ContainerKit.selection": 1])
    #expect(stage.callLines.filter { $0.contains("Select") } == ["willSelect B", "didSelect B"])
  }
}
