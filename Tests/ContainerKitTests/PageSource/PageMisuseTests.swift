import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor private func tab(_ identifier: String, _ page: UIViewController = UIViewController()) -> ContainerTab {
  ContainerTab(title: identifier, identifier: identifier) { page }
}

/// A source whose steps all lead to the next number, and which has one controller for all pages if `isShared`.
@MainActor private final class BadSource: ContainerPageSource {
  let page = UIViewController()
  var isShared = false

  func page(_ step: ContainerPageStep, from number: Int) -> Int? { number + 1 }
  func isPage(_ first: Int, before second: Int) -> Bool { false }
  func viewController(for number: Int) -> UIViewController { isShared ? page : UIViewController() }
}

/// Each rule is in the documentation of the API. What comes from outside, such as an unknown identifier in a link, is no misuse.
@MainActor @Suite("Misuse of pages on demand stops a debug build", .serialized) struct PageMisuseTests {
  private nonisolated static func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }

  @Test("an identifier that two tabs have")
  func identifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ContainerViewController(viewControllers: []).setTabs([tab("a"), tab("b"), tab("a")], animated: false)
      }
    }
    #expect(Self.says(result, "ContainerViewController: the identifier \"a\" can be in tabs once"))
  }

  @Test("a tab of two containers")
  func owner() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let first = ContainerViewController(tabs: [tab("a")])
        ContainerViewController(viewControllers: []).tabs = first.tabs
      }
    }
    #expect(Self.says(result, "ContainerViewController: the tab \"a\" is one of another container"))
  }

  @Test("a provider that returns the page of another tab")
  func provider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        let container = ContainerViewController(tabs: [tab("a", page), tab("b", page)])
        _ = container.selectedViewController
        container.selectTab(identifier: "b", animated: false, completion: nil)
      }
    }
    #expect(Self.says(result, "ContainerTab: the provider of \"b\" returned the page of another tab"))
  }

  @Test("a source that returns the controller of another page")
  func controller() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = BadSource()
        source.isShared = true
        let container = ContainerViewController(viewControllers: [])
        let pages = container.setPages(from: source, selected: 1, animated: false)
        _ = container.selectedViewController
        pages.select(2, animated: false, completion: nil)
      }
    }
    #expect(Self.says(result, "ContainerPageSource: viewController(for: 2) returned the controller of another page"))
  }

  @Test("a source whose step back leads to a third page")
  func wayBack() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = BadSource()
        let container = ContainerViewController(viewControllers: [])
        container.setPages(from: source, selected: 1, animated: false)
        _ = container.selectedViewController.map { container.provided.page(.next, from: $0) }
      }
    }
    let words =
      "ContainerPageSource: page(.next, from: 1) returned 2, so page(.previous, from: 2) must return 1, or nil"
    #expect(Self.says(result, words))
  }

  @Test("a number of kept neighbors that is negative or above 100", arguments: [-1, 101])
  func kept(_ number: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
      await MainActor.run {
        let source = BadSource()
        let container = ContainerViewController(viewControllers: [])
        container.setPages(from: source, selected: 1, animated: false).keptNeighbors = number
      }
    }
    #expect(Self.says(result, "ContainerKit: keptNeighbors \(number): expected a value from 0 to 100"))
  }
}
