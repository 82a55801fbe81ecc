import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Each rule is in the documentation of the API: a debug build stops with a message, and a release build continues.
@MainActor @Suite("Misuse stops a debug build", .serialized) struct MisuseTests {
  private nonisolated static func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }

  @Test("an index out of range in the initializer")
  func start() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ContainerViewController(viewControllers: [UIViewController()], selectedIndex: 1) }
    }
    #expect(Self.says(result, "ContainerViewController: selectedIndex 1 of 1 children"))
  }

  @Test("an index out of range")
  func index() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ContainerViewController(viewControllers: [UIViewController()]).selectedIndex = -1 }
    }
    #expect(Self.says(result, "ContainerViewController: selectedIndex -1 of 1 children"))
  }

  @Test("an index out of range of a tab, or of children that are set")
  func indexOfTab() async {
    let tab = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ContainerViewController(viewControllers: [UIViewController()]).selectTab(at: 1, animated: true, completion: nil)
      }
    }
    #expect(Self.says(tab, "ContainerViewController: selectTab(at: 1) of 1 tabs"))
    let children = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ContainerViewController().setViewControllers([UIViewController()], selectedIndex: 1, animated: false)
      }
    }
    #expect(Self.says(children, "ContainerViewController: selectedIndex 1 of 1 children"))
  }

  @Test("a selected controller that is not a child")
  func selected() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ContainerViewController(viewControllers: [UIViewController()]).selectedViewController = UIViewController()
      }
    }
    #expect(Self.says(result, "must be one of viewControllers"))
  }

  @Test("a selected controller that is nil")
  func none() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ContainerViewController(viewControllers: [UIViewController()]).selectedViewController = nil
      }
    }
    #expect(Self.says(result, "must be one of viewControllers"))
  }

  @Test("a selection of a controller that is not a child")
  func select() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ContainerViewController(viewControllers: [UIViewController()]).selectViewController(
          UIViewController(), animated: true)
      }
    }
    #expect(Self.says(result, "needs one of viewControllers"))
  }

  @Test("a child that is set twice", arguments: [0])
  func twice(_: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        ContainerViewController(viewControllers: []).viewControllers = [page, page]
      }
    }
    #expect(Self.says(result, "a child can be in viewControllers once"))
  }

  @Test("a child that is twice in the initializer")
  func twiceAtStart() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        _ = ContainerViewController(viewControllers: [page, page])
      }
    }
    #expect(Self.says(result, "a child can be in viewControllers once"))
  }
}
