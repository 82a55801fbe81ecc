import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page view controller in a page of a container", .serialized) struct PageViewPageTests {
  private typealias Kit = Neighbors

  /// The pages "1", "2" and "3" of the page view controller in a row.
  private final class Row: NSObject, UIPageViewControllerDataSource {
    let pages = Neighbors.pages("1", "2", "3")

    private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
      return pages[index + step]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(viewController, 1) }
  }

  private let row = Row()
  private let pager =
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).titled("pager")

  /// Makes a container with the page view controller between the pages A and B. It shows one of the row's pages.
  private func kit(_ first: Int) -> (Kit, ContainerViewController) {
    let container = Kit.container([Kit.page("A"), pager, Kit.page("B")])
    container.selectedIndex = 1
    let kit = Kit(container)
    pager.dataSource = row
    pager.setViewControllers([row.pages[first]], direction: .forward, animated: false)
    kit.stage.settle()
    kit.stage.removeAllCalls()
    return (kit, container)
  }

  private var shown: String { pager.viewControllers?.first?.title ?? "" }

  @Test("gets the drag as long as it has a page in that direction")
  func between() {
    let (kit, container) = kit(1)
    kit.swipe(from: 350, by: -300)
    #expect(shown == "3" && container.selectedIndex == 1)
    kit.swipe(from: 40, by: 300)
    kit.swipe(from: 40, by: 300)
    #expect(shown == "1" && container.selectedIndex == 1 && kit.seen == ["1", "container", "pager"])
    #expect(kit.faults == [])
  }

  @Test(
    "leaves the drag to the container at its ends, as soon as its data source has returned no page",
    arguments: [(2, -1), (0, 1)] as [(Int, CGFloat)])
  func ends(_ end: (page: Int, movement: CGFloat)) {
    let (kit, container) = kit(end.page)
    let start: CGFloat = end.movement < 0 ? 350 : 40
    // The first drag asks the data source. The page view controller gets that drag, and bounces.
    kit.drag(from: start, by: end.movement * 200)
    #expect(container.transition == nil && pager.children.count == 1)
    #expect(abs(row.pages[end.page].view.convert(CGPoint.zero, to: nil).x) > 10)
    kit.lift(at: start + end.movement * 200)
    kit.drag(from: start, by: end.movement * 300)
    #expect(container.transition?.isInteractive == true && row.pages[end.page].view.superview?.bounds.minX == 390)
    kit.lift(at: start + end.movement * 300)
    #expect(
      container.selectedIndex == (end.movement < 0 ? 2 : 0) && kit.seen == [end.movement < 0 ? "B" : "A", "container"])
    container.selectedIndex = 1
    kit.stage.settle()
    #expect(kit.seen == ["\(end.page + 1)", "container", "pager"] && kit.faults == [])
  }

  @Test("moves from page to page, and at the last one the container gets the drag")
  func through() {
    let (kit, container) = kit(0)
    for page in ["2", "3", "3"] {
      kit.swipe(from: 350, by: -300)
      #expect(shown == page)
    }
    #expect(container.selectedIndex == 2 && kit.faults == [])
  }

  @Test("cancels its transition if the container selects another page, and disappears with its page")
  func selected() {
    let (kit, container) = kit(1)
    kit.drag(from: 350, by: -200)
    #expect(pager.children.count == 2)
    container.selectedIndex = 0
    kit.stage.settle()
    #expect(shown == "2" && pager.children.count == 1 && kit.seen == ["A", "container"])
    kit.lift(at: 150)
    container.selectedIndex = 1
    kit.stage.settle()
    #expect(kit.seen == ["2", "container", "pager"] && kit.faults == [])
  }

  @Test("can set its pages while the container's transition runs, and neither affects the other")
  func both() {
    let (kit, container) = kit(0)
    pager.setViewControllers([row.pages[1]], direction: .forward, animated: true)
    kit.stage.run(for: 0.1)
    container.selectViewController(container.viewControllers[2], animated: true)
    kit.stage.settle()
    #expect(shown == "2" && container.selectedIndex == 2 && kit.seen == ["B", "container"])
    container.selectViewController(pager, animated: true)
    kit.stage.settle()
    #expect(kit.seen == ["2", "container", "pager"] && kit.faults == [])
  }
}
