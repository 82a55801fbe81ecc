import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A callback of a transition from A to B gives one of the two to another container. Its view stays where it is.
@MainActor @Suite("A page given away inside a callback", .serialized) struct GivenAwayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let page: String
    let callback: String
    /// The calls after the one that gives the page away.
    let calls: [String]
    var selected = ""

    var testDescription: String { "\(page) in \(callback)" }
  }

  private func check(_ expected: Case, _ select: (ContainerStage) -> Void) {
    let stage = ContainerStage(["A", "B", "C"])
    let other = ContainerViewController()
    let given = stage.pages[expected.page == "A" ? 0 : 1]
    var isGiven = false
    stage.onCall { [weak stage] call in
      guard call.name == expected.callback, !isGiven else { return }
      isGiven = true
      stage?.removeAllCalls()
      other.viewControllers = [given]
    }
    let lines = Misuse.messages {
      select(stage)
      stage.run(for: 1.5)
    }
    #expect(lines.count == 1 && lines[0].contains("viewControllers"))
    #expect(given.parent === other && given.viewIfLoaded?.window == nil)
    let names = ["viewWill", "viewDidA", "viewDidD", "willS", "didS", "didC", "animation", "interaction", "animateT"]
    #expect(stage.callLines.filter { call in names.contains { call.hasPrefix($0) } } == expected.calls)
    #expect(stage.container.selectedViewController?.title == expected.selected)
    #expect(stage.pageArea.subviews == [stage.container.selectedViewController?.view])
    #expect(stage.faults == [])
  }

  private nonisolated static let swapped = [
    "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A", "viewDidAppear B", "didSelect B",
  ]
  private nonisolated static let turned = [
    "viewWillDisappear B", "viewWillAppear A", "viewDidDisappear B", "viewDidAppear A", "didCancelTransitionTo B",
  ]
  private nonisolated static let followed = [
    "willSelect C", "viewWillAppear C", "viewWillDisappear B", "viewDidDisappear B", "viewDidAppear C", "didSelect C",
  ]

  @Test(
    "ends a transition, and gets the calls that were begun",
    arguments: [
      Case(page: "A", callback: "willSelect", calls: swapped, selected: "B"),
      Case(page: "B", callback: "willSelect", calls: ["didCancelTransitionTo B"], selected: "A"),
      Case(
        page: "A", callback: "animationControllerForTransition",
        calls: ["interactionControllerFor container"] + swapped, selected: "B"),
      Case(
        page: "B", callback: "animationControllerForTransition",
        calls: ["interactionControllerFor container", "didCancelTransitionTo B"], selected: "A"),
      Case(page: "A", callback: "viewDidLoad", calls: swapped, selected: "B"),
      Case(page: "B", callback: "viewDidLoad", calls: ["didCancelTransitionTo B"], selected: "A"),
      Case(page: "A", callback: "viewWillAppear", calls: Array(swapped.dropFirst()), selected: "B"),
      Case(page: "B", callback: "viewWillAppear", calls: ["viewWillDisappear A"] + turned, selected: "A"),
      Case(page: "A", callback: "viewWillDisappear", calls: Array(swapped.dropFirst(2)), selected: "B"),
      Case(page: "B", callback: "viewWillDisappear", calls: turned, selected: "A"),
    ])
  func animated(_ expected: Case) {
    check(expected) { $0.container.selectViewController($0.pages[1], animated: true) }
  }

  @Test(
    "of a selection without animation gets the calls that were begun",
    arguments: [
      Case(page: "A", callback: "willSelect", calls: swapped, selected: "B"),
      Case(page: "B", callback: "willSelect", calls: ["didCancelTransitionTo B"], selected: "A"),
      Case(page: "A", callback: "viewWillAppear", calls: Array(swapped.dropFirst()), selected: "B"),
      Case(page: "B", callback: "viewWillAppear", calls: swapped.dropFirst() + followed, selected: "C"),
      Case(page: "A", callback: "viewWillDisappear", calls: Array(swapped.dropFirst(2)), selected: "B"),
      Case(page: "B", callback: "viewWillDisappear", calls: swapped.dropFirst(2) + followed, selected: "C"),
    ])
  func plain(_ expected: Case) {
    check(expected) { $0.container.selectedIndex = 1 }
  }

  @Test("after a cancel leaves nothing behind when something else is selected")
  func afterCancel() {
    let stage = ContainerStage(["A", "B", "C"])
    let other = ContainerViewController()
    let given = stage.pages[0]
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.run(for: 0.2)
    stage.container.selectViewController(stage.pages[0], animated: true)
    stage.onCall { call in
      if call.name == "didCancelTransitionTo" { other.viewControllers = [given] }
    }
    stage.removeAllCalls()
    _ = Misuse.messages {
      stage.container.selectedIndex = 2
      stage.run(for: 1)
    }
    #expect(
      stage.callLines.filter { $0.hasSuffix(" A") && $0.hasPrefix("view") } == [
        "viewDidAppear A", "viewWillDisappear A", "viewDidDisappear A",
      ])
    #expect(stage.container.selectedViewController?.title == "C")
    #expect(stage.faults == [])
  }

  @Test("while it replaces the removed page leaves both out, and the next one is selected")
  func follower() {
    let stage = ContainerStage(["A", "B", "C"])
    let other = ContainerViewController()
    let (removed, given) = (stage.pages[0], stage.pages[1])
    stage.removeAllCalls()
    stage.onCall { call in
      if call.description == "willSelect B" { other.viewControllers = [given] }
    }
    _ = Misuse.messages {
      stage.container.viewControllers = [given, stage.pages[2]]
      stage.run(for: 0.1)
    }
    #expect(
      stage.callLines.filter { $0.hasPrefix("view") || $0.hasPrefix("did") || $0.hasPrefix("will") }.filter {
        !$0.contains("Move") && !$0.contains("Load")
      } == [
        "willSelect B", "didCancelTransitionTo B", "viewWillDisappear A", "viewDidDisappear A", "willSelect C",
        "viewWillAppear C", "viewDidAppear C", "didSelect C",
      ])
    #expect(removed.parent == nil && removed.view.superview == nil)
    #expect(stage.container.viewControllers.map(\.title) == ["C"])
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test("is out of the container if the window's root is replaced in its last appearance call")
  func replacedRoot() {
    let stage = ContainerStage(["A", "B", "C"])
    let other = UIViewController()
    let given = stage.pages[0]
    var isReplaced = false
    stage.onCall { [weak stage] call in
      guard call.description == "viewWillDisappear A", !isReplaced, let stage else { return }
      isReplaced = true
      stage.window.rootViewController = UIViewController()
      stage.window.rootViewController = stage.container
    }
    _ = Misuse.messages {
      other.addChild(given)
      #expect(stage.container.viewControllers.map(\.title) == ["B", "C"])
      #expect(stage.container.selectedViewController == nil && stage.container.selectedIndex == NSNotFound)
      stage.container.view.setNeedsLayout()
      stage.run(for: 0.5)
    }
    #expect(isReplaced)
    #expect(given.parent === other && given.view.superview == nil)
    #expect(stage.container.selectedViewController?.title == "B")
    #expect(stage.faults == [])
  }

  @Test("in viewWillAppear is out of a container that returns to the window in a call of the delegate")
  func comeBack() {
    let stage = ContainerStage(["A", "B", "C"])
    let (other, given) = (ContainerViewController(), stage.pages[1])
    stage.window.rootViewController = UIViewController()
    stage.run(for: 0.1)
    stage.onCall { [weak stage] call in
      guard let stage else { return }
      if call.name == "didSelect" { stage.window.rootViewController = stage.container }
      if call.description == "viewWillAppear B" { other.viewControllers = [given] }
    }
    _ = Misuse.messages {
      stage.container.viewControllers = [given, stage.pages[2]]
      stage.run(for: 0.1)
    }
    #expect(given.parent === other && given.view.window == nil)
    #expect(stage.container.viewControllers.map(\.title) == ["C"])
    #expect(stage.pageArea.subviews == [stage.container.selectedViewController?.view])
    #expect(stage.container.view.window === stage.window)
    #expect(stage.faults == [])
  }

  @Test("is not shown again if both pages are given away and the outgoing one's view is removed")
  func bothGivenAway() {
    let stage = ContainerStage(["A", "B", "C"])
    let other = ContainerViewController()
    let (outgoing, incoming) = (stage.pages[0], stage.pages[1])
    var isGiven = false
    stage.onCall { call in
      guard call.description == "viewWillAppear B", !isGiven else { return }
      isGiven = true
      other.viewControllers = [outgoing, incoming]
      outgoing.view.removeFromSuperview()
    }
    _ = Misuse.messages {
      stage.tap(tab: 1)
      stage.run(for: 1)
    }
    #expect(outgoing.parent === other && outgoing.view.superview == nil && incoming.view.superview == nil)
    #expect(stage.container.selectedViewController?.title == "C")
    #expect(stage.pageArea.subviews == [stage.pages[0].view])
    #expect(stage.faults == [])
  }

  private final class SilentParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private final class LeavingPage: UIViewController {
    var onLoad: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?()
    }
  }

  @Test("in viewDidLoad is not shown by a container in a window that makes no appearance calls")
  func loaded() {
    let (page, next, other) = (LeavingPage(), UIViewController(), UIViewController())
    (page.title, next.title) = ("A", "B")
    page.onLoad = { [weak other, weak page] in
      guard let page else { return }
      other?.addChild(page)
    }
    let container = ContainerViewController(viewControllers: [UIViewController()])
    let parent = SilentParent()
    let stage = Stage(rootViewController: parent, size: CGSize(width: 390, height: 844))
    parent.addChild(container)
    parent.view.addSubview(container.view)
    container.didMove(toParent: parent)
    _ = Misuse.messages {
      container.viewControllers = [page, next]
      stage.run(for: 0.1)
    }
    #expect(page.parent === other && page.view.superview == nil)
    #expect(container.viewControllers.map(\.title) == ["B"])
    #expect(container.transitionContainerView.subviews == [next.view])
  }
}
