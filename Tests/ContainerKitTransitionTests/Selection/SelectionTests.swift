import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Selecting", .serialized) struct SelectionTests {
  @Test("requests are resolved after the delegate's last call, even if the container appears in it")
  func appearingInLastCall() {
    let stage = ContainerStage(["A", "B"])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.container.present(cover, animated: false)
    stage.frame()
    var order: [String] = []
    stage.onCall { [weak stage] call in
      guard call.description == "didSelect B" else { return }
      stage?.container.dismiss(animated: false)
      order.append("dismissed")
    }
    stage.container.selectViewController(stage.pages[1], animated: false) { order.append("resolved \($0)") }
    stage.run(for: 0.3)
    #expect(order == ["dismissed", "resolved selected"])
    #expect(stage.container.selectedIndex == 1 && stage.container.presentedViewController == nil)
  }

  @Test("loads a child's view when it is first shown, and not before")
  func lazy() {
    let stage = ContainerStage()
    #expect(stage.container.viewControllers.map(\.isViewLoaded) == [true, false, false, false])
    stage.container.selectedIndex = 2
    #expect(stage.container.viewControllers.map(\.isViewLoaded) == [true, false, true, false])
  }

  @Test("without children selects nothing, and the bar is empty")
  func empty() {
    let container = ContainerViewController(viewControllers: [])
    #expect(container.selectedIndex == NSNotFound)
    #expect(container.selectedViewController == nil)
    container.loadViewIfNeeded()
    #expect(container.tabBar.buttons.isEmpty)
    let page = UIViewController()
    container.viewControllers = [page]
    #expect(container.selectedViewController === page)
    #expect(!page.isViewLoaded)
  }

  @Test("moves the selection only at the end of a transition")
  func late() {
    let stage = ContainerStage()
    stage.tap(tab: 2)
    stage.run(for: 0.3)
    #expect(stage.container.selectedIndex == 0)
    #expect(stage.container.transitionSnapshot?.to === stage.pages[2])
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
  }

  @Test("three pages in quick succession: each request is resolved once, and the last one wins")
  func succession() {
    let stage = ContainerStage()
    var answers: [String] = []
    for index in 1...3 {
      stage.container.selectViewController(stage.pages[index], animated: true) { answers.append("\(index) \($0)") }
      stage.run(for: 0.1)
    }
    stage.run(until: { answers.count == 3 })
    #expect(answers == ["2 superseded", "1 selected", "3 selected"])
    #expect(stage.container.selectedIndex == 3)
    #expect(stage.faults == [])
  }

  @Test("off screen takes effect at once")
  func offScreen() {
    let pages = (0..<2).map { _ in UIViewController() }
    let container = ContainerViewController(viewControllers: pages)
    var answer: ContainerSelectionOutcome?
    container.selectViewController(pages[1], animated: true) { answer = $0 }
    #expect(answer == .selected)
    #expect(container.selectedIndex == 1)
    #expect(!container.isViewLoaded)
  }

  @Test("can be awaited, and returns whether the child was selected")
  func awaited() async {
    let stage = ContainerStage()
    let answer = Task.immediate { await stage.container.selectViewController(stage.pages[1], animated: true) }
    #expect(stage.container.transition != nil)
    stage.finish()
    #expect(await answer.value == .selected)
    #expect(stage.container.selectedIndex == 1)
  }

  @Test("a task that is cancelled abandons the wait, but not the transition")
  func abandoned() async {
    let stage = ContainerStage()
    let answer = Task.immediate { await stage.container.selectViewController(stage.pages[1], animated: true) }
    #expect(stage.container.transition != nil)
    answer.cancel()
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(await answer.value == .cancelled)
  }

  @Test("keeps the selection if possible when the children change")
  func mutation() {
    let stage = ContainerStage()
    stage.container.selectedIndex = 2
    let selected = stage.pages[2]
    stage.container.viewControllers.removeFirst()
    #expect(stage.container.selectedViewController === selected && stage.container.selectedIndex == 1)
    stage.container.viewControllers.removeAll { $0 === selected }
    #expect(stage.container.selectedIndex == 1 && stage.container.selectedViewController?.title == "D")
    stage.container.viewControllers = []
    #expect(stage.container.selectedIndex == NSNotFound && stage.pageArea.subviews.isEmpty)
    #expect(stage.issues == [])
  }

  @Test("a change of the children during a transition ends that first")
  func mutationInTheMiddle() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.container.viewControllers.removeFirst()
    #expect(stage.container.selectedViewController?.title == "B")
    #expect(stage.faults == [])
  }

  @Test("an animated change of the children runs a transition from the removed child to the fallback selection")
  func animatedMutation() {
    let stage = ContainerStage()
    let gone = stage.pages[0]
    stage.container.setViewControllers(Array(stage.container.viewControllers.dropFirst()), animated: true)
    stage.run(for: 0.2)
    #expect(gone.parent === stage.container && stage.container.transition != nil)
    stage.finish()
    stage.frame()
    #expect(gone.parent == nil && stage.container.selectedViewController?.title == "B")
    #expect(stage.faults == [])
  }

  @Test("a transition that runs when the container leaves the screen ends at once")
  func disappears() {
    let stage = ContainerStage()
    stage.tap(tab: 1)
    stage.run(for: 0.2)
    stage.window.rootViewController = UIViewController()
    #expect(stage.container.transition == nil)
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.issues == [])
  }

  @Test("container, page and context are deallocated after use", arguments: [-150.0, -300, 0])
  func leaks(_ distance: Double) {
    weak var container: ContainerViewController?
    weak var page: UIViewController?
    weak var context: AnyObject?
    do {
      let stage = ContainerStage()
      container = stage.container
      page = stage.pages[1]
      if distance == 0 { stage.tap(tab: 1) } else { stage.drag(by: distance) }
      stage.run(for: 0.2)
      context = stage.container.transition?.context
      #expect(context != nil)
      stage.finish()
      stage.run(for: 0.1)
      stage.tearDown()
    }
    #expect(context == nil)
    #expect(container == nil)
    #expect(page == nil)
  }
}
