import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A horizontal scroll view in a page", .serialized) struct SidewaysScrollTests {
  /// Makes three pages, with a scroll view on the middle one. The content is twice as wide as the scroll view.
  private func stage(at offset: CGFloat, bounces: Bool = true) -> (stage: ContainerStage, scroller: UIScrollView) {
    let stage = ContainerStage(["A", "B", "C"])
    stage.container.selectedIndex = 1
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 780, height: 200)
    scroller.bounces = bounces
    stage.pages[1].view.addSubview(scroller)
    stage.frame()
    scroller.contentOffset.x = offset
    stage.frame()
    return (stage, scroller)
  }

  private func drag(_ stage: ContainerStage, by distance: CGFloat, y: CGFloat = 300, release: Bool = false) {
    let start: CGFloat = distance < 0 ? 350 : 40
    stage.drag(
      from: CGPoint(x: start, y: y), to: CGPoint(x: start + distance, y: y), duration: 0.2, steps: 12, hold: 0.2,
      release: release)
    stage.run(for: 0.3)
  }

  @Test(
    "gets the finger if it has content in that direction, bouncing or not; at its end the pages get it",
    arguments: [
      (0, -200, false), (0, 200, true), (200, -200, false), (200, 200, false), (390, -200, true), (390, 200, false),
      (389.7, -200, true),
    ] as [(CGFloat, CGFloat, Bool)], [true, false])
  func ends(_ row: (offset: CGFloat, distance: CGFloat, isPages: Bool), _ bounces: Bool) {
    let (stage, scroller) = stage(at: row.offset, bounces: bounces)
    drag(stage, by: row.distance)
    #expect((stage.container.transition != nil) == row.isPages)
    #expect((scroller.contentOffset.x == row.offset) == row.isPages)
    if row.isPages { #expect(stage.container.transition?.to === stage.pages[row.distance < 0 ? 2 : 0]) }
  }

  /// A view that answers a hit test without an event with itself.
  private final class OpaqueView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return event == nil && hit != nil ? self : hit
    }
  }

  @Test(
    "gets the finger below a view that hides its subviews from a hit test without an event",
    arguments: [(200, -200, false), (390, -200, true)] as [(CGFloat, CGFloat, Bool)])
  func behindOpaqueView(_ row: (offset: CGFloat, distance: CGFloat, isPages: Bool)) {
    let (stage, scroller) = stage(at: row.offset)
    let (opaque, inner) = (OpaqueView(frame: stage.pages[1].view.bounds), UIView(frame: stage.pages[1].view.bounds))
    stage.pages[1].view.addSubview(opaque)
    opaque.addSubview(inner)
    inner.addSubview(scroller)
    drag(stage, by: row.distance)
    #expect((stage.container.transition != nil) == row.isPages)
    #expect((scroller.contentOffset.x == row.offset) == row.isPages)
  }

  @Test("leaves drags outside its frame to the pages, even if it can scroll")
  func beside() {
    let (stage, scroller) = stage(at: 200)
    drag(stage, by: -200, y: 500)
    #expect(stage.container.transition != nil && scroller.contentOffset.x == 200)
  }

  @Test("keeps a finger that scrolls it to its end and beyond; the next finger drags the page")
  func keeps() {
    let (stage, scroller) = stage(at: 300)
    drag(stage, by: -200, release: true)
    stage.run(for: 1.5)
    #expect(stage.container.transition == nil && abs(scroller.contentOffset.x - 390) < 0.5)
    drag(stage, by: -300, release: true)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
    #expect(stage.faults == [])
  }

  @Test("bounces if there is no page beyond its end; if it does not bounce, the pages overscroll")
  func noPage() {
    for bounces in [true, false] {
      let (stage, scroller) = stage(at: 390, bounces: bounces)
      stage.container.viewControllers.removeLast()
      stage.frame()
      drag(stage, by: -200)
      #expect(stage.container.transition == nil)
      #expect((stage.container.pan.overscrollOffset < -10) == !bounces)
      #expect((scroller.contentOffset.x > 400) == bounces)
    }
  }

  @Test("is stopped by a finger while it decelerates")
  func caught() {
    let (stage, scroller) = stage(at: 0)
    scroller.contentSize.width = 5000
    stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1, steps: 6)
    stage.run(for: 0.2)
    #expect(scroller.isDecelerating && stage.container.transition == nil)
    stage.touch(.began, at: CGPoint(x: 200, y: 300))
    stage.frame()
    let position = scroller.contentOffset.x
    stage.run(for: 0.1)
    #expect(scroller.contentOffset.x == position && !scroller.isDecelerating)
  }

  @Test(
    "leaves the finger to the pages if it is disabled, but not if it is in another scroll view or a nested container")
  func others() {
    let (stage, scroller) = stage(at: 200)
    scroller.isScrollEnabled = false
    drag(stage, by: -200)
    #expect(stage.container.transition != nil)

    let (second, outer) = self.stage(at: 200)
    let inner = UIScrollView(frame: CGRect(x: 200, y: 0, width: 390, height: 200))
    inner.contentSize = CGSize(width: 500, height: 200)
    inner.contentOffset.x = 110
    outer.addSubview(inner)
    second.frame()
    drag(second, by: -200)
    #expect(second.container.transition == nil)

    let page = UIViewController()
    let nested = ContainerViewController(viewControllers: [page])
    let third = ContainerStage(["A", "B"]) { $0 == "A" ? nested : UIViewController() }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 780, height: 200)
    page.view.addSubview(scroll)
    third.frame()
    drag(third, by: -200, release: true)
    #expect(third.container.transition == nil && scroll.contentOffset.x > 100)
    third.run(for: 2)
    scroll.contentOffset.x = 390
    drag(third, by: -200)
    #expect(third.container.transition != nil && nested.transition == nil)
  }

  @Test("scrolls vertically as usual if it scrolls both ways, and so does a vertical one")
  func vertical() {
    for width in [780.0, 390] {
      let (stage, scroller) = stage(at: 0)
      scroller.contentSize = CGSize(width: width, height: 900)
      stage.drag(
        from: CGPoint(x: 200, y: 390), to: CGPoint(x: 190, y: 250), duration: 0.2, steps: 12, hold: 0.2, release: false)
      stage.run(for: 0.3)
      #expect(scroller.contentOffset.y > 100 && stage.container.transition == nil)
      // The finger moves sideways now. It stays with the scroll view to the end.
      for x in stride(from: 180.0, through: 20, by: -10) {
        stage.touch(.moved, at: CGPoint(x: x, y: 250))
        stage.frame()
        #expect(stage.container.transition == nil)
      }
      #expect((scroller.contentOffset.x > 100) == (width > 390))
    }
  }

  @Test("does not keep a finger from grabbing moving pages")
  func moving() {
    let (stage, scroller) = stage(at: 200)
    stage.container.selectViewController(stage.pages[2], animated: true)
    stage.run(for: 0.1)
    drag(stage, by: 200)
    #expect(stage.container.transition?.isInteractive == true && scroller.contentOffset.x == 200)
  }
}
