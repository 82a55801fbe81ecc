import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Tests a storyboard's values with scenes that the test makes, because there are no storyboards on Linux.
@MainActor @Suite("A container from a storyboard", .serialized) struct StoryboardPagesTests {
  private static func container(_ list: String, initialIndex: Int = 0) throws -> ContainerViewController {
    let container = try #require(ContainerViewController(coder: NSKeyedArchiver(requiringSecureCoding: true)))
    container.storyboardPages.list = list
    container.storyboardPages.initialIndex = initialIndex
    return container
  }

  private static func scene(_ identifier: String) -> UIViewController {
    let page = UIViewController()
    page.title = identifier
    return page
  }

  @Test("has the children that its list names, without the space around the names")
  func list() throws {
    let container = try Self.container(" Today,Search ,\n News of the day ")
    container.loadStoryboardPages(Self.scene)
    #expect(container.viewControllers.map(\.title) == ["Today", "Search", "News of the day"])
    #expect(container.viewControllers.allSatisfy { $0.parent === container })
    #expect(container.tabBar.items.map(\.title) == ["Today", "Search", "News of the day"])
    #expect(container.selectedIndex == 0)
    #expect(!container.isViewLoaded && !container.viewControllers.contains(where: \.isViewLoaded))
  }

  @Test("selects the child at the initial index")
  func initialIndex() throws {
    let container = try Self.container("Today,Search,Profile", initialIndex: 2)
    container.loadStoryboardPages(Self.scene)
    #expect(container.selectedIndex == 2)
  }

  @Test("creates its children once")
  func once() throws {
    let container = try Self.container("Today,Search")
    var made: [String] = []
    for _ in 1...2 {
      container.loadStoryboardPages {
        made.append($0)
        return Self.scene($0)
      }
    }
    #expect(made == ["Today", "Search"])
  }

  @Test("creates no children if it has no list", arguments: ["", " \n"])
  func noList(list: String) throws {
    let container = try Self.container(list)
    container.loadStoryboardPages(nil)
    #expect(container.viewControllers.isEmpty)
  }

  @Test("stops a debug build if a name is empty", arguments: ["Today,,Search", "Today,"])
  func emptyName(list: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [list] in
      try await MainActor.run { try Self.container(list).loadStoryboardPages(Self.scene) }
    }
    #expect(Self.says(result, "pageIdentifiers \"\(list)\": expected a name between two commas"))
  }

  @Test("stops a debug build if there is no storyboard")
  func noStoryboard() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try Self.container("Today").loadStoryboardPages(nil) }
    }
    #expect(Self.says(result, "pageIdentifiers \"Today\": the container is in no storyboard"))
  }

  @Test("stops a debug build if the initial index is out of range")
  func badIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try Self.container("Today", initialIndex: 1).loadStoryboardPages(Self.scene) }
    }
    #expect(Self.says(result, "initialPageIndex 1 of 1 children"))
  }

  private nonisolated static func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }
}
