import ContainerKit
import Testing
import UIKit

@MainActor @Suite("A container without a window", .serialized) struct SelectionTests {
  let container: ContainerViewController
  let pages: [UIViewController]

  init() {
    pages = ["A", "B", "C"].map { UIViewController().titled($0) }
    container = ContainerViewController(viewControllers: pages)
  }

  @Test("has its children from the start, and selects the first one")
  func start() {
    #expect(container.viewControllers == pages)
    #expect(container.children == pages)
    #expect(pages.map(\.parent) == [container, container, container])
    #expect(container.selectedIndex == 0)
    #expect(container.selectedViewController === pages[0])
  }

  @Test("starts with the child at the given index")
  func startElsewhere() {
    let container = ContainerViewController(
      viewControllers: [UIViewController(), UIViewController()], selectedIndex: 1)
    #expect(container.selectedIndex == 1)
  }

  @Test("can have no children")
  func empty() {
    let container = ContainerViewController(viewControllers: [])
    #expect(container.selectedIndex == NSNotFound)
    #expect(container.selectedViewController == nil)
    container.viewControllers = [UIViewController()]
    #expect(container.selectedIndex == 0)
  }

  @Test("loads no page before its own view is loaded, and then only the selected one")
  func loading() {
    #expect(pages.map(\.isViewLoaded) == [false, false, false])
    container.selectedIndex = 2
    #expect(pages.map(\.isViewLoaded) == [false, false, false])
    container.loadViewIfNeeded()
    #expect(pages.map(\.isViewLoaded) == [false, false, true])
    #expect(pages[2].view.isDescendant(of: container.view))
  }

  @Test("selects by index and by controller")
  func selection() {
    container.selectedIndex = 2
    #expect(container.selectedViewController === pages[2])
    container.selectedViewController = pages[1]
    #expect(container.selectedIndex == 1)
  }

  @Test("selects at once, animated or not, and resolves the request", arguments: [false, true])
  func select(animated: Bool) {
    var answers: [ContainerSelectionOutcome] = []
    container.selectViewController(pages[1], animated: animated) { answers.append($0) }
    #expect(container.selectedIndex == 1)
    #expect(answers == [.selected])
    #expect(container.transitionCoordinator == nil)
  }

  @Test("keeps the selected child if the others change")
  func childrenChange() {
    container.selectedIndex = 1
    let new = UIViewController()
    container.viewControllers = [new, pages[2], pages[1]]
    #expect(container.selectedIndex == 2)
    #expect(container.selectedViewController === pages[1])
    #expect(pages[0].parent == nil)
    #expect(new.parent === container)
  }

  @Test("selects the child at the index of the removed selected one, or else the last")
  func selectedChildGoes() {
    container.selectedIndex = 1
    container.viewControllers = [pages[0], pages[2]]
    #expect(container.selectedViewController === pages[2])
    container.viewControllers = [pages[0]]
    #expect(container.selectedViewController === pages[0])
    container.viewControllers = []
    #expect(container.selectedIndex == NSNotFound)
    #expect(pages.map(\.parent) == [nil, nil, nil])
  }

  @Test("is found by its children, and by controllers inside them")
  func lookup() {
    let deep = UIViewController()
    pages[1].addChild(deep)
    #expect(deep.enclosingContainerViewController === container)
    #expect(pages[0].enclosingContainerViewController === container)
    #expect(container.enclosingContainerViewController == nil)
  }
}
