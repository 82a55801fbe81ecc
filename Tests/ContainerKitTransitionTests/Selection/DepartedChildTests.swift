import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A child that is removed by removeFromParent() or by another parent", .serialized)
struct DepartedChildTests {
  /// The ways in which an app removes a controller from its parent.
  enum Departure: String, CaseIterable {
    /// As Apple's documentation of containers describes it.
    case byTheBook
    case viewLast
    case withoutView
    /// By adding it to a plain parent elsewhere in the window.
    case adopted
  }

  private func titles(_ stage: ContainerStage) -> [String] { stage.container.viewControllers.map { $0.title ?? "?" } }

  private func depart(_ page: UIViewController, _ how: Departure, from stage: ContainerStage) -> UIViewController? {
    page.willMove(toParent: nil)
    switch how {
    case .byTheBook:
      page.view.removeFromSuperview()
      page.removeFromParent()
    case .viewLast:
      page.removeFromParent()
      page.view.removeFromSuperview()
    case .withoutView: page.removeFromParent()
    case .adopted:
      let parent = UIViewController().titled("parent")
      parent.modalPresentationStyle = .overFullScreen
      stage.container.present(parent, animated: false)
      parent.addChild(page)
      parent.view.addSubview(page.view)
      page.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      page.didMove(toParent: parent)
      return parent
    }
    return nil
  }

  private func appearance(of subject: String, _ stage: ContainerStage) -> [String] {
    stage.callLines.filter { $0.hasPrefix("view") && $0.hasSuffix(" " + subject) && !$0.hasPrefix("viewDidLoad") }
  }

  @Test("if it is selected, is replaced by its neighbor, and is announced once", arguments: Departure.allCases)
  func selected(_ how: Departure) {
    let stage = ContainerStage(["A", "B", "C"])
    let page = stage.pages[0]
    stage.removeAllCalls()
    let lines = Misuse.messages {
      let parent = depart(page, how, from: stage)
      // The getters leave the child out, and change nothing.
      let calls = stage.callLines
      #expect(titles(stage) == ["B", "C"])
      #expect([nil, "B"].contains(stage.container.selectedViewController?.title) && stage.callLines == calls)
      stage.container.view.setNeedsLayout()
      stage.frame()
      #expect(titles(stage) == ["B", "C"])
      #expect(stage.container.selectedIndex == 0)
      #expect(page.parent === parent && stage.container.children.map(\.title) == ["B", "C"])
      stage.frame()
      guard parent != nil else {
        #expect(appearance(of: "A", stage) == ["viewWillDisappear A", "viewDidDisappear A"])
        return
      }
      // The new parent owns the page, shows it, and decides its frame.
      #expect(page.view.superview === parent?.view && page.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      stage.container.dismiss(animated: false)
      stage.frame()
    }
    #expect(lines.count == 1 && lines[0].contains("removeFromParent"))
    #expect(stage.container.tabBar.items.map(\.title) == ["B", "C"])
    stage.container.selectViewController(stage.pages[1], animated: true)
    stage.finish()
    #expect(stage.container.selectedViewController?.title == "C")
    #expect(stage.faults == [])
  }

  @Test(
    "if it is not selected, is gone from the children at once, and from the bar at the next layout",
    arguments: Departure.allCases)
  func other(_ how: Departure) {
    let stage = ContainerStage(["A", "B", "C"])
    let page = stage.pages[1]
    page.loadViewIfNeeded()
    stage.removeAllCalls()
    _ = Misuse.messages {
      _ = depart(page, how, from: stage)
      #expect(titles(stage) == ["A", "C"])
      stage.container.view.setNeedsLayout()
      stage.container.dismiss(animated: false)
      stage.frame()
      #expect(stage.container.tabBar.items.map(\.title) == ["A", "C"])
    }
    #expect(appearance(of: "A", stage).suffix(1).allSatisfy { $0 == "viewDidAppear A" })
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.faults == [])
  }

  @Test(
    "during a transition ends the transition, as if it were removed from viewControllers", arguments: [0, 1],
    Departure.allCases)
  func midway(_ index: Int, _ how: Departure) {
    let stage = ContainerStage(["A", "B", "C"])
    stage.animator = ScriptedAnimator.tidySlide()
    let page = stage.pages[index]
    var answers: [ContainerSelectionOutcome] = []
    stage.container.selectViewController(stage.pages[1], animated: true) { answers.append($0) }
    stage.run(for: 0.2)
    _ = Misuse.messages {
      let parent = depart(page, how, from: stage)
      // The animator restores the transform in its completion. Nothing else changes the view.
      let position = [page.view.center, CGPoint(x: page.view.bounds.width, y: page.view.bounds.height)]
      stage.frame()
      #expect(!stage.isInTransition)
      #expect(titles(stage) == (index == 0 ? ["B", "C"] : ["A", "C"]))
      #expect(stage.container.selectedViewController?.title == (index == 0 ? "B" : "A"))
      #expect(answers == [index == 0 ? .selected : .cancelled])
      if let parent {
        #expect(page.view.superview === parent.view)
        #expect([page.view.center, CGPoint(x: page.view.bounds.width, y: page.view.bounds.height)] == position)
        stage.container.dismiss(animated: false)
      }
      stage.run(for: 1)
    }
    #expect(stage.faults == [])
  }

  @Test("in a callback of a transition, is not shown", arguments: [true, false], Departure.allCases)
  func callback(_ isAnimated: Bool, _ how: Departure) {
    guard how != .adopted else { return }
    let stage = ContainerStage(["A", "B", "C"])
    let deputy = stage.delegate
    let page = stage.pages[1]
    deputy.onWillSelect = { [unowned self_ = stage] subject in
      if subject === page { _ = self.depart(page, how, from: self_) }
    }
    var answers: [ContainerSelectionOutcome] = []
    _ = Misuse.messages {
      stage.container.selectViewController(page, animated: isAnimated) { answers.append($0) }
      stage.run(for: 1.5)
    }
    #expect(!stage.isInTransition && answers.count == 1)
    #expect(titles(stage) == ["A", "C"])
    #expect(page.viewIfLoaded?.window == nil)
    #expect(stage.faults == [])
  }

  @Test(
    "in its viewWillAppear outside a window or in one that is shown again, disappears if its new parent does not show it",
    arguments: [false, true])
  func appearing(_ isInWindow: Bool) {
    let stage = ContainerStage(["A", "B"])
    let (page, other) = (stage.pages[0], ContainerViewController())
    if isInWindow {
      stage.window.isHidden = true
    } else {
      stage.window.rootViewController = UIViewController()
    }
    stage.frame()
    stage.removeAllCalls()
    stage.onCall { call in
      if call.description == "viewWillAppear A" { other.viewControllers = [page] }
    }
    _ = Misuse.messages {
      if isInWindow {
        stage.window.isHidden = false
      } else {
        stage.window.rootViewController = stage.container
      }
      stage.frame()
    }
    #expect(appearance(of: "A", stage) == ["viewWillAppear A", "viewWillDisappear A", "viewDidDisappear A"])
    #expect(appearance(of: "B", stage) == ["viewWillAppear B", "viewDidAppear B"])
    #expect(titles(stage) == ["B"] && other.viewControllers == [page])
    #expect(stage.faults == [])
  }

  @Test("leaves an empty container if it was the last one, and can be added again")
  func all() {
    let stage = ContainerStage(["A", "B"])
    let pages = stage.container.viewControllers
    _ = Misuse.messages {
      for page in pages { _ = depart(page, .byTheBook, from: stage) }
      #expect(titles(stage) == [] && stage.container.selectedIndex == NSNotFound)
      stage.frame()
      stage.container.viewControllers = pages
      stage.frame()
    }
    #expect(titles(stage) == ["A", "B"] && stage.container.selectedIndex == 0)
    #expect(stage.container.children.map(\.title) == ["A", "B"])
    #expect(stage.faults == [])
  }

  @Test("in the appearance call of the only page takes effect before its layout returns")
  func only() {
    let stage = ContainerStage(["A"])
    stage.container.viewControllers = []
    let page = UIViewController().titled("B")
    stage.onCall { call in
      guard call.description == "viewWillAppear B" else { return }
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    stage.removeAllCalls()
    _ = Misuse.messages {
      stage.container.viewControllers = [page]
      stage.container.view.layoutIfNeeded()
    }
    #expect(
      stage.callLines.filter { $0.hasPrefix("view") || $0.hasPrefix("didS") } == [
        "viewDidLoad B", "viewWillAppear B", "viewDidAppear B", "viewWillDisappear B", "viewDidDisappear B",
      ])
    #expect(stage.container.selectedViewController == nil)
    #expect(stage.issues == [])
  }
}
