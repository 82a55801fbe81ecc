import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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

  private func titles(_ rig: Rig) -> [String] { rig.container.viewControllers.map { $0.title ?? "?" } }

  private func depart(_ page: UIViewController, _ how: Departure, from rig: Rig) -> UIViewController? {
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
      let parent = UIViewController()
      parent.title = "parent"
      parent.modalPresentationStyle = .overFullScreen
      rig.container.present(parent, animated: false)
      parent.addChild(page)
      parent.view.addSubview(page.view)
      page.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      page.didMove(toParent: parent)
      return parent
    }
    return nil
  }

  private func appearance(of subject: String, _ rig: Rig) -> [String] {
    rig.calls.filter { $0.hasPrefix("view") && $0.hasSuffix(" " + subject) && !$0.hasPrefix("viewDidLoad") }
  }

  @Test("if it is selected, is replaced by its neighbor, and is announced once", arguments: Departure.allCases)
  func selected(_ how: Departure) {
    let rig = Rig(["A", "B", "C"])
    let page = rig.page(0)
    rig.calls = []
    let lines = Misuse.messages {
      let parent = depart(page, how, from: rig)
      // The getters leave the child out, and change nothing.
      let calls = rig.calls
      #expect(titles(rig) == ["B", "C"])
      #expect([nil, "B"].contains(rig.container.selectedViewController?.title) && rig.calls == calls)
      rig.container.view.setNeedsLayout()
      rig.stage.frame()
      #expect(titles(rig) == ["B", "C"])
      #expect(rig.container.selectedIndex == 0)
      #expect(page.parent === parent && rig.container.children.map(\.title) == ["B", "C"])
      rig.stage.frame()
      guard parent != nil else {
        #expect(appearance(of: "A", rig) == ["viewWillDisappear A", "viewDidDisappear A"])
        return
      }
      // The new parent owns the page, shows it, and decides its frame.
      #expect(page.view.superview === parent?.view && page.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      rig.container.dismiss(animated: false)
      rig.stage.frame()
    }
    #expect(lines.count == 1 && lines[0].contains("removeFromParent"))
    #expect(rig.container.tabBar.items.map(\.title) == ["B", "C"])
    rig.container.selectViewController(rig.page(1), animated: true)
    rig.finish()
    #expect(rig.container.selectedViewController?.title == "C")
    #expect(rig.faults == [])
  }

  @Test(
    "if it is not selected, is gone from the children at once, and from the bar at the next layout",
    arguments: Departure.allCases)
  func other(_ how: Departure) {
    let rig = Rig(["A", "B", "C"])
    let page = rig.page(1)
    page.loadViewIfNeeded()
    rig.calls = []
    _ = Misuse.messages {
      _ = depart(page, how, from: rig)
      #expect(titles(rig) == ["A", "C"])
      rig.container.view.setNeedsLayout()
      rig.container.dismiss(animated: false)
      rig.stage.frame()
      #expect(rig.container.tabBar.items.map(\.title) == ["A", "C"])
    }
    #expect(appearance(of: "A", rig).suffix(1).allSatisfy { $0 == "viewDidAppear A" })
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.faults == [])
  }

  @Test(
    "during a transition ends the transition, as if it were removed from viewControllers", arguments: [0, 1],
    Departure.allCases)
  func midway(_ index: Int, _ how: Departure) {
    let rig = Rig(["A", "B", "C"])
    rig.delegate.animator = LateTrials.tidySlide()
    let page = rig.page(index)
    var answers: [ContainerSelectionOutcome] = []
    rig.container.selectViewController(rig.page(1), animated: true) { answers.append($0) }
    rig.stage.run(for: 0.2)
    _ = Misuse.messages {
      let parent = depart(page, how, from: rig)
      // The animator restores the transform in its completion. Nothing else changes the view.
      let position = [page.view.center, CGPoint(x: page.view.bounds.width, y: page.view.bounds.height)]
      rig.stage.frame()
      #expect(!rig.stage.isInTransition)
      #expect(titles(rig) == (index == 0 ? ["B", "C"] : ["A", "C"]))
      #expect(rig.container.selectedViewController?.title == (index == 0 ? "B" : "A"))
      #expect(answers == [index == 0 ? .selected : .cancelled])
      if let parent {
        #expect(page.view.superview === parent.view)
        #expect([page.view.center, CGPoint(x: page.view.bounds.width, y: page.view.bounds.height)] == position)
        rig.container.dismiss(animated: false)
      }
      rig.stage.run(for: 1)
    }
    #expect(rig.faults == [])
  }

  @Test("in a callback of a transition, is not shown", arguments: [true, false], Departure.allCases)
  func callback(_ isAnimated: Bool, _ how: Departure) {
    guard how != .adopted else { return }
    let rig = Rig(["A", "B", "C"])
    let deputy = RecordingDelegate()
    rig.container.delegate = deputy
    let page = rig.page(1)
    deputy.onWillSelect = { [unowned self_ = rig] subject in
      if subject === page { _ = self.depart(page, how, from: self_) }
    }
    var answers: [ContainerSelectionOutcome] = []
    _ = Misuse.messages {
      rig.container.selectViewController(page, animated: isAnimated) { answers.append($0) }
      rig.stage.run(for: 1.5)
    }
    #expect(!rig.stage.isInTransition && answers.count == 1)
    #expect(titles(rig) == ["A", "C"])
    #expect(page.viewIfLoaded?.window == nil)
    #expect(rig.faults == [])
    withExtendedLifetime(deputy) {}
  }

  @Test(
    "in its viewWillAppear outside a window or in one that is shown again, disappears if its new parent does not show it",
    arguments: [false, true])
  func appearing(_ isInWindow: Bool) {
    let rig = Rig(["A", "B"])
    let (page, other) = (rig.page(0), ContainerViewController())
    if isInWindow {
      rig.stage.window.isHidden = true
    } else {
      rig.stage.window.rootViewController = UIViewController()
    }
    rig.stage.frame()
    rig.calls = []
    rig.stage.recorder.onCall = { [weak rig] call in
      rig?.calls.append(call.description)
      if call.description == "viewWillAppear A" { other.viewControllers = [page] }
    }
    _ = Misuse.messages {
      if isInWindow {
        rig.stage.window.isHidden = false
      } else {
        rig.stage.window.rootViewController = rig.container
      }
      rig.stage.frame()
    }
    #expect(appearance(of: "A", rig) == ["viewWillAppear A", "viewWillDisappear A", "viewDidDisappear A"])
    #expect(appearance(of: "B", rig) == ["viewWillAppear B", "viewDidAppear B"])
    #expect(titles(rig) == ["B"] && other.viewControllers == [page])
    #expect(rig.faults == [])
  }

  @Test("leaves an empty container if it was the last one, and can be added again")
  func all() {
    let rig = Rig(["A", "B"])
    let pages = rig.container.viewControllers
    _ = Misuse.messages {
      for page in pages { _ = depart(page, .byTheBook, from: rig) }
      #expect(titles(rig) == [] && rig.container.selectedIndex == NSNotFound)
      rig.stage.frame()
      rig.container.viewControllers = pages
      rig.stage.frame()
    }
    #expect(titles(rig) == ["A", "B"] && rig.container.selectedIndex == 0)
    #expect(rig.container.children.map(\.title) == ["A", "B"])
    #expect(rig.faults == [])
  }

  @Test("in the appearance call of the only page takes effect before the change returns")
  func only() {
    let rig = Rig(["A"])
    rig.container.viewControllers = []
    let page = UIViewController()
    page.title = "B"
    rig.stage.recorder.onCall = { [weak rig] call in
      rig?.calls.append(call.description)
      guard call.description == "viewWillAppear B" else { return }
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    rig.calls = []
    _ = Misuse.messages { rig.container.viewControllers = [page] }
    #expect(
      rig.calls.filter { $0.hasPrefix("view") || $0.hasPrefix("didS") } == [
        "viewDidLoad B", "viewWillAppear B", "viewDidAppear B", "didSelect B", "viewWillDisappear B",
        "viewDidDisappear B",
      ])
    #expect(rig.container.selectedViewController == nil)
    #expect(rig.stage.issues == [])
  }
}
