import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("Selecting", .serialized) struct SelectionTests {
  @Test("requests are resolved after the delegate's last call, even if the container appears in it")
  func appearingInLastCall() {
    let rig = Rig(["A", "B"])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    rig.container.present(cover, animated: false)
    rig.stage.frame()
    var order: [String] = []
    rig.stage.recorder.onCall = { [weak rig] call in
      guard call.description == "didSelect B" else { return }
      rig?.container.dismiss(animated: false)
      order.append("dismissed")
    }
    rig.container.selectViewController(rig.page(1), animated: false) { order.append("resolved \($0)") }
    rig.stage.run(for: 0.3)
    #expect(order == ["dismissed", "resolved selected"])
    #expect(rig.container.selectedIndex == 1 && rig.container.presentedViewController == nil)
  }

  @Test("loads a child's view when it is first shown, and not before")
  func lazy() {
    let rig = Rig()
    #expect(rig.container.viewControllers.map(\.isViewLoaded) == [true, false, false, false])
    rig.container.selectedIndex = 2
    #expect(rig.container.viewControllers.map(\.isViewLoaded) == [true, false, true, false])
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
    #expect(page.viewIfLoaded?.superview != nil)
  }

  @Test("moves the selection only at the end of a transition")
  func late() {
    let rig = Rig()
    rig.tapTab(2)
    rig.stage.run(for: 0.3)
    #expect(rig.container.selectedIndex == 0)
    #expect(rig.container.transitionSnapshot?.to === rig.page(2))
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
  }

  @Test("three pages in quick succession: each request is resolved once, and the last one wins")
  func succession() {
    let rig = Rig()
    var answers: [String] = []
    for index in 1...3 {
      rig.container.selectViewController(rig.page(index), animated: true) { answers.append("\(index) \($0)") }
      rig.stage.run(for: 0.1)
    }
    rig.stage.run(until: { answers.count == 3 })
    #expect(answers == ["2 superseded", "1 selected", "3 selected"])
    #expect(rig.container.selectedIndex == 3)
    #expect(rig.faults == [])
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
    let rig = Rig()
    let answer = Task.immediate { await rig.container.selectViewController(rig.page(1), animated: true) }
    #expect(rig.container.transition != nil)
    rig.finish()
    #expect(await answer.value == .selected)
    #expect(rig.container.selectedIndex == 1)
  }

  @Test("a task that is cancelled abandons the wait, but not the transition")
  func abandoned() async {
    let rig = Rig()
    let answer = Task.immediate { await rig.container.selectViewController(rig.page(1), animated: true) }
    #expect(rig.container.transition != nil)
    answer.cancel()
    rig.finish()
    #expect(rig.container.selectedIndex == 1)
    #expect(await answer.value == .cancelled)
  }

  @Test("keeps the selection if possible when the children change")
  func mutation() {
    let rig = Rig()
    rig.container.selectedIndex = 2
    let selected = rig.page(2)
    rig.container.viewControllers.removeFirst()
    #expect(rig.container.selectedViewController === selected && rig.container.selectedIndex == 1)
    rig.container.viewControllers.removeAll { $0 === selected }
    #expect(rig.container.selectedIndex == 1 && rig.container.selectedViewController?.title == "D")
    rig.container.viewControllers = []
    #expect(rig.container.selectedIndex == NSNotFound && rig.pageArea.subviews.isEmpty)
    #expect(rig.stage.issues == [])
  }

  @Test("a change of the children during a transition ends that first")
  func mutationInTheMiddle() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.container.viewControllers.removeFirst()
    #expect(rig.container.selectedViewController?.title == "B")
    #expect(rig.faults == [])
  }

  @Test("an animated change of the children runs a transition from the removed child to the fallback selection")
  func animatedMutation() {
    let rig = Rig()
    let gone = rig.page(0)
    rig.container.setViewControllers(Array(rig.container.viewControllers.dropFirst()), animated: true)
    rig.stage.run(for: 0.2)
    #expect(gone.parent === rig.container && rig.container.transition != nil)
    rig.finish()
    rig.stage.frame()
    #expect(gone.parent == nil && rig.container.selectedViewController?.title == "B")
    #expect(rig.faults == [])
  }

  @Test("a transition that runs when the container leaves the screen ends at once")
  func disappears() {
    let rig = Rig()
    rig.tapTab(1)
    rig.stage.run(for: 0.2)
    rig.stage.window.rootViewController = UIViewController()
    #expect(rig.container.transition == nil)
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.stage.issues == [])
  }

  @Test("container, page and context are deallocated after use", arguments: [-150.0, -300, 0])
  func leaks(_ distance: Double) {
    weak var container: ContainerViewController?
    weak var page: UIViewController?
    weak var context: AnyObject?
    do {
      let rig = Rig()
      container = rig.container
      page = rig.page(1)
      if distance == 0 { rig.tapTab(1) } else { rig.drag(by: distance) }
      rig.stage.run(for: 0.2)
      context = rig.container.transition?.context
      #expect(context != nil)
      rig.finish()
      rig.stage.run(for: 0.1)
      rig.tearDown()
    }
    #expect(context == nil)
    #expect(container == nil)
    #expect(page == nil)
  }
}
