import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Scroll views in a page of a navigation controller in a container", .serialized)
struct ScrollingPageTests {
  private typealias Kit = Neighbors

  private let navigation = Neighbors.navigation("N", Neighbors.page("R"), Neighbors.page("P"))
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))

  /// Makes a container with the navigation controller between the pages A and B. The scroll view is on its top page.
  private func kit(_ size: CGSize, at offset: CGPoint = .zero) -> (Kit, ContainerViewController) {
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = size
    navigation.viewControllers[1].view.addSubview(scroller)
    let container = Kit.container([Kit.page("A"), navigation, Kit.page("B")])
    container.selectedIndex = 1
    let kit = Kit(container)
    scroller.contentOffset = offset
    kit.stage.settle()
    return (kit, container)
  }

  @Test(
    "a horizontal one gets the drag as long as it has content in that direction, and then the container does",
    arguments: [(0, -200, false), (0, 200, true), (390, -200, true), (390, 200, false)] as [(CGFloat, CGFloat, Bool)])
  func sideways(_ row: (offset: CGFloat, movement: CGFloat, isContainers: Bool)) {
    let (kit, container) = kit(CGSize(width: 780, height: 200), at: CGPoint(x: row.offset, y: 0))
    kit.drag(from: row.movement < 0 ? 350 : 60, by: row.movement)
    #expect((container.transition != nil) == row.isContainers)
    #expect((scroller.contentOffset.x == row.offset) == row.isContainers)
    #expect(navigation.transitionCoordinator === container.transition?.coordinator)
    kit.lift(at: 200)
    #expect(kit.faults == [])
  }

  @Test("at the edge of the screen one that is at its beginning, and waits for the pop recognizer, lets the drag pop")
  func edge() {
    let (kit, container) = kit(CGSize(width: 780, height: 200))
    let back = navigation.interactivePopGestureRecognizer!
    scroller.panGestureRecognizer.require(toFail: back)
    kit.drag(from: 2, by: 300)
    #expect(navigation.transitionCoordinator?.isInteractive == true && container.transition == nil)
    kit.lift(at: 302)
    #expect(navigation.viewControllers.count == 1 && kit.faults == [])
  }

  @Test("a list gets vertical drags, and the container horizontal ones, even while the list is moving")
  func list() {
    let (kit, container) = kit(CGSize(width: 390, height: 4000))
    kit.stage.drag(from: CGPoint(x: 200, y: 480), to: CGPoint(x: 205, y: 320), duration: 0.1, steps: 6)
    kit.stage.run(for: 0.2)
    #expect(scroller.contentOffset.y > 100 && scroller.isDecelerating && container.transition == nil)
    kit.drag(from: 380, by: -250)
    #expect(container.transition?.isInteractive == true && !scroller.isDragging && !scroller.isDecelerating)
    let offset = scroller.contentOffset.y
    kit.stage.touch(.moved, at: CGPoint(x: 130, y: 300))
    kit.stage.run(for: 0.1)
    #expect(scroller.contentOffset.y == offset)
    kit.lift(at: 130)
    #expect(container.selectedIndex == 2 && scroller.contentOffset.y == offset && kit.faults == [])
  }

  @Test("a horizontal row in a list: each scrolls in its direction, and the container gets the drag at the row's end")
  func nested() {
    let (kit, container) = kit(CGSize(width: 390, height: 4000))
    let row = UIScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 100))
    row.contentInsetAdjustmentBehavior = .never
    row.contentSize = CGSize(width: 600, height: 100)
    scroller.addSubview(row)
    kit.stage.settle()
    kit.swipe(from: 380, by: -300)
    #expect(row.contentOffset.x == 210 && container.selectedIndex == 1)
    kit.swipe(from: 380, by: -300)
    #expect(container.selectedIndex == 2 && scroller.contentOffset.y == 0 && kit.faults == [])
    container.selectedIndex = 1
    kit.stage.settle()
    kit.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 320), duration: 0.2, hold: 0.2)
    kit.stage.settle()
    #expect(scroller.contentOffset.y > 60 && row.contentOffset.x == 210 && kit.faults == [])
  }
}
