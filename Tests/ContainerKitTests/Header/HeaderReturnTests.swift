import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A page that returns to a collapsing header", .serialized) struct HeaderReturnTests {
  private func grow(_ rig: HeaderRig) {
    rig.header.constraints.first { $0.firstAttribute == .height }?.constant = 320
    rig.controller.view.setNeedsLayout()
    rig.stage.settle()
  }

  @Test("meets the header that has grown since and is collapsed", arguments: [false, true])
  func grown(_ isAnimated: Bool) {
    let rig = HeaderRig(rows: [300, 300])
    rig.page(0).scrolled = 50
    rig.select(1)
    rig.finish()
    rig.page(1).scrolled = 2000
    grow(rig)
    #expect(rig.controller.headerHeight == 44)
    var heights: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in heights.insert(rig.controller.headerHeight) }
    rig.select(0, animated: isAnimated)
    rig.stage.settle()
    #expect(heights == [44] && rig.page(0).scrolled == 276 && rig.page(0).contentTop == rig.barBottom)
  }

  @Test("stays where the app scrolls it before or during the transition, and the header follows without a jump")
  func scrolledByApp() {
    for isDuring in [false, true] {
      let rig = HeaderRig(rows: [300, 300])
      let deputy = RecordingDelegate()
      rig.controller.container.delegate = deputy
      rig.select(1, animated: false)
      rig.select(0, animated: false)
      rig.stage.settle()
      if !isDuring { deputy.onWillTransition = { [unowned rig] _ in rig.page(1).scrolled = 900 } }
      var heights: [CGFloat] = []
      rig.stage.onFrame = { [unowned rig] _ in heights.append(rig.controller.headerHeight) }
      rig.select(1)
      rig.stage.run(for: 0.1)
      if isDuring { rig.page(1).scrolled = 900 }
      rig.stage.settle()
      #expect(rig.page(1).scrolled == 900 && heights.last == 44)
      #expect(isDuring || zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 50 }, "\(heights)")
    }
  }

  @Test(
    "keeps the offset of a scroll during a cancelled transition, and the header follows it in each frame",
    arguments: [false, true], [false, true])
  func scrolledWhileLeaving(_ isFinger: Bool, _ reveals: Bool) {
    let rig = HeaderRig(rows: [300, 300])
    let deputy = RecordingDelegate()
    deputy.animator = VendingAnimator()
    rig.controller.container.delegate = deputy
    rig.controller.revealsHeaderOnScroll = reveals
    rig.stage.settle()
    rig.select(1)
    rig.stage.run(for: 0.1)
    rig.select(0)
    #expect(rig.container.transition != nil)
    var frames: [(height: CGFloat, scrolled: CGFloat)] = []
    rig.stage.onFrame = { [unowned rig] _ in frames.append((rig.controller.headerHeight, rig.page(0).scrolled)) }
    if isFinger {
      rig.pull(from: 600, by: -100, hold: 0.1)
    } else {
      for step in 1...6 {
        rig.page(0).scrolled = CGFloat(step) * 15
        rig.stage.frame()
      }
    }
    rig.stage.settle()
    #expect(rig.container.selectedIndex == 0 && rig.page(0).scrolled > 80)
    #expect(rig.controller.headerHeight == rig.expectedHeight)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.height - $1.height) < 16 }, "\(frames)")
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.scrolled <= $1.scrolled }, "\(frames)")
  }

  @Test("may be scrolled while it comes in, and is below the header in the last frame, too", arguments: [false, true])
  func scrolledWhileEntering(_ reveals: Bool) {
    let rig = HeaderRig(rows: [300, 300])
    rig.controller.revealsHeaderOnScroll = reveals
    rig.page(0).scrolled = 156
    rig.stage.settle()
    rig.select(1)
    rig.stage.run(for: 0.1)
    #expect(rig.page(1).scrolled == 156)
    var heights: [CGFloat] = []
    rig.stage.onFrame = { [unowned rig] _ in heights.append(rig.controller.headerHeight) }
    for step in 1...8 {
      rig.page(1).scrolled = 156 - CGFloat(step) * 15
      rig.stage.frame()
    }
    #expect(rig.container.transition != nil)
    rig.stage.settle()
    #expect(rig.page(1).scrolled == 36 && rig.controller.headerHeight == rig.expectedHeight)
    #expect(rig.page(1).contentTop <= rig.barBottom && rig.controller.headerHeight == 164)
    // The spring of the transition goes past its end by a fraction of a point.
    #expect(zip(heights, heights.dropFirst()).allSatisfy { (-0.1..<20).contains($1 - $0) }, "\(heights)")
  }

  /// Adds a list to a page, which does not name it yet.
  private func addList(to page: UIViewController) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 0, height: 2000)
    page.view.addSubview(list)
    return list
  }

  @Test("is followed if it names its scroll view after its selection, in the same turn")
  func namedLate() {
    let late = UIViewController()
    let rig = HeaderRig(rows: [300], others: [late])
    let list = addList(to: late)
    rig.select(1, animated: false)
    late.setContentScrollView(list)
    rig.stage.settle()
    list.contentOffset.y = 60 - list.adjustedContentInset.top
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 140)
  }

  @Test("meets the header from the frame in which it names its scroll view during the transition")
  func namedInTransition() {
    let late = UIViewController()
    let rig = HeaderRig(rows: [300], others: [late])
    let list = addList(to: late)
    rig.page(0).scrolled = 100
    rig.stage.settle()
    rig.select(1)
    rig.stage.run(for: 0.1)
    late.setContentScrollView(list)
    rig.stage.frame()
    var gaps: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in gaps.insert(list.convert(CGPoint.zero, to: nil).y - rig.barBottom) }
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 100 && gaps == [0])
  }

  @Test("has its distance if the header has grown while the controller was away")
  func away() {
    let rig = HeaderRig()
    rig.page(0).scrolled = 700
    rig.stage.window.rootViewController = UIViewController()
    rig.stage.settle()
    rig.header.constraints.first { $0.firstAttribute == .height }?.constant = 320
    rig.stage.window.rootViewController = rig.controller
    rig.stage.settle()
    #expect(rig.page(0).scrolled == 700 && rig.controller.headerHeight == 44)
    rig.page(0).scrolled = 0
    #expect(rig.controller.headerHeight == 320 && rig.page(0).contentTop == rig.barBottom && rig.stage.issues == [])
  }
}
