import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A container in a horizontal scroll view", .serialized) struct InScrollViewTests {
  private typealias Kit = Neighbors

  private let container = Neighbors.container(Neighbors.pages("A", "B", "C"))
  private let scroller = UIScrollView()

  /// Makes a container in the middle of three screens or, at the end, on the right of two. The page B is selected.
  private func kit(atEnd: Bool = false, bounces: Bool = true) -> Kit {
    let parent = Kit.page("Q")
    scroller.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: atEnd ? 780 : 1170, height: 844)
    scroller.bounces = bounces
    parent.view.addSubview(scroller)
    parent.addChild(container)
    container.view.frame = CGRect(x: 390, y: 0, width: 390, height: 844)
    scroller.addSubview(container.view)
    container.didMove(toParent: parent)
    container.selectedIndex = 1
    let kit = Kit(parent)
    scroller.contentOffset.x = 390
    kit.stage.settle()
    return kit
  }

  @Test(
    "gets the drag as long as it has a page in that direction, even if its pan decides late",
    arguments: [-1, 1] as [CGFloat])
  func first(_ side: CGFloat) {
    let kit = kit()
    let late = LateFailure()
    container.view.addGestureRecognizer(late)
    container.panGestureRecognizer.require(toFail: late)
    kit.drag(from: 195, by: 180 * side)
    #expect(container.transition?.to === container.viewControllers[side < 0 ? 2 : 0])
    #expect(scroller.contentOffset.x == 390)
    kit.lift(at: 195 + 180 * side)
    #expect(kit.faults == [])
  }

  @Test("leaves the drag to the scroll view at its ends", arguments: [-1, 1] as [CGFloat])
  func ends(_ side: CGFloat) {
    let kit = kit()
    container.selectedIndex = side < 0 ? 2 : 0
    kit.stage.settle()
    kit.drag(from: 195, by: 180 * side)
    #expect(container.transition == nil && container.pan.overscrollOffset == 0)
    #expect((scroller.contentOffset.x - 390) * -side > 100)
    kit.lift(at: 195 + 180 * side)
    #expect(kit.faults == [])
  }

  @Test(
    "is pulled beyond its end if the scroll view is at its end, too, and does not bounce", arguments: [true, false])
  func bothEnd(_ bounces: Bool) {
    let kit = kit(atEnd: true, bounces: bounces)
    container.selectedIndex = 2
    kit.stage.settle()
    kit.drag(from: 300, by: -180)
    #expect(container.transition == nil && (container.pan.overscrollOffset < -10) == !bounces)
    #expect((scroller.contentOffset.x > 400) == bounces)
    kit.lift(at: 120)
    #expect(container.pan.overscrollOffset == 0 && kit.faults == [])
  }

  @Test("leaves vertical drags to a scroll view that scrolls in both directions")
  func vertical() {
    let kit = kit()
    scroller.contentSize.height = 2000
    kit.stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 210, y: 450), duration: 0.2, steps: 12, hold: 0.2, release: false)
    kit.stage.run(for: 0.3)
    #expect(scroller.contentOffset.y > 100 && container.transition == nil)
    kit.lift(at: 210, y: 450)
    #expect(kit.faults == [])
  }

  @Test("leaves the drag to an outer container if its pages and all content are at their ends")
  func threeDeep() {
    let page = Kit.page("Q")
    scroller.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 780, height: 700)
    page.view.addSubview(scroller)
    page.addChild(container)
    container.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    scroller.addSubview(container.view)
    container.didMove(toParent: page)
    container.selectedIndex = 2
    let outer = Kit.container([page, Kit.page("Z")], "outer")
    let kit = Kit(outer)
    kit.drag(from: 380, by: -300)
    #expect(scroller.contentOffset.x > 200 && outer.transition == nil && container.pan.overscrollOffset == 0)
    kit.lift(at: 80)
    scroller.contentOffset.x = 390
    kit.drag(from: 380, by: -300)
    #expect(outer.transition?.to === outer.viewControllers[1])
    kit.lift(at: 80)
    #expect(outer.selectedIndex == 1 && kit.faults == [])
  }
}
