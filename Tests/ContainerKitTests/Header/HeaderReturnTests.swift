import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page that returns to a collapsing header", .serialized) struct HeaderReturnTests {
  private func grow(_ stage: HeaderStage) {
    stage.header.constraints.first { $0.firstAttribute == .height }?.constant = 320
    stage.controller.view.setNeedsLayout()
    stage.settle()
  }

  @Test("meets the header that has grown since and is collapsed", arguments: [false, true])
  func grown(_ isAnimated: Bool) {
    let stage = HeaderStage(rows: [300, 300])
    stage.page(0).scrolled = 50
    stage.select(1)
    stage.finish()
    stage.page(1).scrolled = 2000
    grow(stage)
    #expect(stage.controller.headerHeight == 44)
    var heights: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in heights.insert(stage.controller.headerHeight) }
    stage.select(0, animated: isAnimated)
    stage.settle()
    #expect(heights == [44] && stage.page(0).scrolled == 276 && stage.page(0).contentTop == stage.barBottom)
  }

  @Test("stays where the app scrolls it before or during the transition, and the header follows without a jump")
  func scrolledByApp() {
    for isDuring in [false, true] {
      let stage = HeaderStage(rows: [300, 300])
      let deputy = stage.delegate
      stage.select(1, animated: false)
      stage.select(0, animated: false)
      stage.settle()
      if !isDuring { deputy.onWillSelect = { [unowned stage] _ in stage.page(1).scrolled = 900 } }
      var heights: [CGFloat] = []
      stage.onFrame = { [unowned stage] _ in heights.append(stage.controller.headerHeight) }
      stage.select(1)
      stage.run(for: 0.1)
      if isDuring { stage.page(1).scrolled = 900 }
      stage.settle()
      #expect(stage.page(1).scrolled == 900 && heights.last == 44)
      #expect(isDuring || zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 50 }, "\(heights)")
    }
  }

  @Test(
    "keeps the offset of a scroll during a cancelled transition, and the header follows it in each frame",
    arguments: [false, true], [false, true])
  func scrolledWhileLeaving(_ isFinger: Bool, _ reveals: Bool) {
    let stage = HeaderStage(rows: [300, 300])
    let deputy = stage.delegate
    deputy.animator = VendingAnimator()
    stage.controller.revealsHeaderOnScroll = reveals
    stage.settle()
    stage.select(1)
    stage.run(for: 0.1)
    stage.select(0)
    #expect(stage.container.transition != nil)
    var frames: [(height: CGFloat, scrolled: CGFloat)] = []
    stage.onFrame = { [unowned stage] _ in frames.append((stage.controller.headerHeight, stage.page(0).scrolled)) }
    if isFinger {
      stage.pull(from: 600, by: -100, hold: 0.1)
    } else {
      for step in 1...6 {
        stage.page(0).scrolled = CGFloat(step) * 15
        stage.frame()
      }
    }
    stage.settle()
    #expect(stage.container.selectedIndex == 0 && stage.page(0).scrolled > 80)
    #expect(stage.controller.headerHeight == stage.expectedHeight)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.height - $1.height) < 16 }, "\(frames)")
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.scrolled <= $1.scrolled }, "\(frames)")
  }

  @Test("may be scrolled while it comes in, and is below the header in the last frame, too", arguments: [false, true])
  func scrolledWhileEntering(_ reveals: Bool) {
    let stage = HeaderStage(rows: [300, 300])
    stage.controller.revealsHeaderOnScroll = reveals
    stage.page(0).scrolled = 156
    stage.settle()
    stage.select(1)
    stage.run(for: 0.1)
    #expect(stage.page(1).scrolled == 156)
    var heights: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in heights.append(stage.controller.headerHeight) }
    for step in 1...8 {
      stage.page(1).scrolled = 156 - CGFloat(step) * 15
      stage.frame()
    }
    #expect(stage.container.transition != nil)
    stage.settle()
    #expect(stage.page(1).scrolled == 36 && stage.controller.headerHeight == stage.expectedHeight)
    #expect(stage.page(1).contentTop <= stage.barBottom && stage.controller.headerHeight == 164)
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
    let stage = HeaderStage(rows: [300], others: [late])
    let list = addList(to: late)
    stage.select(1, animated: false)
    late.setContentScrollView(list)
    stage.settle()
    list.contentOffset.y = 60 - list.adjustedContentInset.top
    stage.settle()
    #expect(stage.controller.headerHeight == 140)
  }

  @Test("meets the header from the frame in which it names its scroll view during the transition")
  func namedInTransition() {
    let late = UIViewController()
    let stage = HeaderStage(rows: [300], others: [late])
    let list = addList(to: late)
    stage.page(0).scrolled = 100
    stage.settle()
    stage.select(1)
    stage.run(for: 0.1)
    late.setContentScrollView(list)
    stage.frame()
    var gaps: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in gaps.insert(list.convert(CGPoint.zero, to: nil).y - stage.barBottom) }
    stage.settle()
    #expect(stage.controller.headerHeight == 100 && gaps == [0])
  }

  @Test("has its distance if the header has grown while the controller was away")
  func away() {
    let stage = HeaderStage()
    stage.page(0).scrolled = 700
    stage.window.rootViewController = UIViewController()
    stage.settle()
    stage.header.constraints.first { $0.firstAttribute == .height }?.constant = 320
    stage.window.rootViewController = stage.controller
    stage.settle()
    #expect(stage.page(0).scrolled == 700 && stage.controller.headerHeight == 44)
    stage.page(0).scrolled = 0
    #expect(stage.controller.headerHeight == 320 && stage.page(0).contentTop == stage.barBottom && stage.issues == [])
  }
}
