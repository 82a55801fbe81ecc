import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A header that code collapses", .serialized) struct HeaderCollapseTests {
  /// The header and the space below the tabs in a frame.
  private struct Seen: Equatable {
    var height: CGFloat
    var gap: CGFloat
  }

  private func watch(_ stage: HeaderStage, _ body: () -> Void) -> [Seen] {
    var seen: [Seen] = []
    stage.onFrame = { [unowned stage] _ in
      seen.append(
        Seen(height: stage.controller.headerHeight, gap: (stage.selected?.contentTop ?? 0) - stage.barBottom))
    }
    body()
    stage.onFrame = nil
    return seen
  }

  /// Returns the largest movement of the header in one frame.
  private func largestStep(_ seen: [Seen]) -> CGFloat {
    zip(seen, seen.dropFirst()).map { abs($0.height - $1.height) }.max() ?? 0
  }

  @Test("is at its end at once, with a page of 3 and of 300 rows", arguments: [3, 300], [false, true])
  func atOnce(_ rows: Int, _ reveals: Bool) {
    let stage = HeaderStage(rows: [rows, 300])
    stage.controller.revealsHeaderOnScroll = reveals
    stage.settle()
    #expect(!stage.controller.isHeaderCollapsed)
    stage.controller.setHeaderCollapsed(true, animated: false)
    #expect(stage.controller.headerHeight == 44 && stage.page(0).scrolled == 156 && stage.controller.isHeaderCollapsed)
    #expect(stage.page(0).contentTop == stage.barBottom)
    stage.controller.setHeaderCollapsed(false, animated: false)
    #expect(stage.controller.headerHeight == 200 && !stage.controller.isHeaderCollapsed)
    // Only the header moves if it can come back anywhere.
    #expect(stage.page(0).scrolled == (reveals ? 156 : 0))
    stage.page(0).scrolled = rows == 3 ? 156 : 2000
    stage.controller.setHeaderCollapsed(true, animated: false)
    let scrolled = stage.page(0).scrolled
    #expect(stage.controller.headerHeight == 44 && scrolled == (rows == 3 ? 156 : 2000))
    stage.settle()
    #expect(stage.page(0).scrolled == scrolled && stage.controller.headerHeight == 44 && stage.issues == [])
  }

  @Test(
    "moves in each frame for 0.3 s, with the page and without a gap, there and back", arguments: [3, 300],
    [false, true])
  func animated(_ rows: Int, _ reveals: Bool) {
    let stage = HeaderStage(rows: [rows, 300])
    stage.controller.revealsHeaderOnScroll = reveals
    stage.settle()
    for isCollapsed in [true, false] {
      stage.controller.setHeaderCollapsed(isCollapsed, animated: true)
      #expect(stage.controller.isHeaderCollapsed == isCollapsed)
      let seen = watch(stage) { stage.run(for: 0.4) }
      let heights = seen.map(\.height)
      #expect(heights == (isCollapsed ? heights.sorted(by: >) : heights.sorted()), "\(heights)")
      #expect(Set(heights).count > 15 && largestStep(seen) < 16 && heights.last == (isCollapsed ? 44 : 200))
      #expect(seen.allSatisfy { isCollapsed || !reveals ? abs($0.gap) < 0.01 : $0.gap <= 0 }, "\(seen)")
      #expect(stage.controller.isHeaderCollapsed == isCollapsed)
      let still = watch(stage) { stage.run(for: 0.5) }
      #expect(Set(still.map(\.height)).count == 1)
    }
    #expect(stage.settle(limit: 1) && stage.issues == [])
  }

  @Test("turns back on its way without a jump if code changes its mind")
  func reversed() {
    let stage = HeaderStage()
    let seen = watch(stage) {
      stage.controller.setHeaderCollapsed(true, animated: true)
      stage.run(for: 0.15)
      stage.controller.setHeaderCollapsed(false, animated: true)
      stage.run(for: 0.5)
    }
    #expect(largestStep(seen) < 16 && seen.map(\.height).min()! < 150 && seen.last?.height == 200)
  }

  @Test("is under a finger that scrolls on its way, without a jump", arguments: [false, true], [-1, 1] as [CGFloat])
  func finger(_ reveals: Bool, _ direction: CGFloat) {
    let stage = HeaderStage()
    stage.controller.revealsHeaderOnScroll = reveals
    stage.page(0).scrolled = reveals ? 2000 : 156
    stage.settle()
    #expect(stage.controller.headerHeight == 44)
    stage.controller.setHeaderCollapsed(false, animated: true)
    stage.run(for: 0.12)
    var left: (height: CGFloat, scrolled: CGFloat)?
    let seen = watch(stage) {
      stage.touch(.began, at: CGPoint(x: 300, y: 600))
      for step in 1...20 {
        stage.touch(.moved, at: CGPoint(x: 300, y: 600 + direction * CGFloat(step) * 3))
        stage.frame()
        if stage.page(0).list.isDragging, left == nil {
          left = (stage.controller.headerHeight, stage.page(0).scrolled)
        }
      }
      stage.run(for: 0.4)
    }
    #expect(largestStep(seen) < 16, "\(seen.map(\.height))")
    // From then on it follows the finger only.
    let moved = stage.page(0).scrolled - left!.scrolled
    #expect(moved * direction < 0 && abs(moved) > 30)
    #expect(abs(stage.controller.headerHeight - min(max(left!.height - moved, 44), 200)) < 0.01)
    let height = stage.controller.headerHeight
    stage.touch(.ended, at: CGPoint(x: 300, y: 600 + direction * 60))
    stage.settle()
    #expect(stage.controller.headerHeight == height && stage.issues == [])
  }

  @Test("waits until the user's scroll ends if that was first")
  func waits() {
    let stage = HeaderStage()
    stage.pull(from: 600, by: -40, hold: 0.3, release: false)
    stage.controller.setHeaderCollapsed(true, animated: true)
    let height = stage.controller.headerHeight
    stage.run(for: 0.5)
    #expect(stage.controller.headerHeight == height && stage.controller.isHeaderCollapsed)
    stage.touch(.ended, at: CGPoint(x: 300, y: 560))
    let seen = watch(stage) { stage.run(for: 1) }
    #expect(largestStep(seen) < 16 && stage.controller.headerHeight == 44 && stage.page(0).scrolled == 156)
  }

  /// A transition in which the header moves.
  enum Change: CaseIterable { case before, during, cancelled, after }

  @Test(
    "arrives although pages change, and no frame jumps", arguments: Change.allCases, [false, true])
  func transition(_ change: Change, _ reveals: Bool) {
    for isCollapsed in [true, false] {
      let stage = HeaderStage(rows: [300, 3])
      stage.controller.revealsHeaderOnScroll = reveals
      stage.page(0).scrolled = isCollapsed ? 0 : 1000
      stage.settle()
      let seen = watch(stage) {
        switch change {
        case .before:
          stage.controller.setHeaderCollapsed(isCollapsed, animated: true)
          stage.run(for: 0.05)
          stage.select(1)
        case .during:
          stage.select(1)
          stage.run(for: 0.1)
          stage.controller.setHeaderCollapsed(isCollapsed, animated: true)
        case .cancelled:
          stage.dragPages(by: -100, release: false)
          stage.controller.setHeaderCollapsed(isCollapsed, animated: true)
          stage.run(for: 0.1)
          stage.touch(.ended, at: CGPoint(x: 270, y: 600))
        case .after:
          stage.select(1)
          stage.controller.setHeaderCollapsed(isCollapsed, animated: true)
        }
        stage.settle()
      }
      #expect(stage.container.selectedIndex == (change == .cancelled ? 0 : 1))
      #expect(stage.controller.headerHeight == (isCollapsed ? 44 : 200), "\(isCollapsed)")
      #expect(stage.controller.isHeaderCollapsed == isCollapsed)
      // The header moves with the page, which is scrolled by 1000 points if it expands.
      #expect(largestStep(seen) < (isCollapsed || reveals ? 20 : 60), "\(isCollapsed) \(seen.map(\.height))")
      // The page's content is never below the tabs.
      #expect(seen.allSatisfy { $0.gap < 0.01 } && stage.issues == [], "\(isCollapsed) \(seen.map(\.gap))")
    }
  }

  @Test("can be collapsed before the view is loaded, without pages, and out of the window")
  func early() {
    let page = RowsPage("A", rows: 3)
    let stage = HeaderStage([page]) {
      let controller = ContainerHeaderViewController(headerView: $0, container: $1)
      controller.setHeaderCollapsed(true, animated: true)
      #expect(!controller.isViewLoaded && controller.isHeaderCollapsed)
      return controller
    }
    #expect(stage.controller.headerHeight == 44 && page.scrolled == 156 && page.contentTop == stage.barBottom)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    stage.controller.setHeaderCollapsed(false, animated: true)
    #expect(!stage.controller.isHeaderCollapsed)
    stage.window.rootViewController = stage.controller
    stage.settle()
    #expect(stage.controller.headerHeight == 200 && page.scrolled == 0)
    stage.container.viewControllers = []
    stage.settle()
    stage.controller.setHeaderCollapsed(true, animated: false)
    let late = RowsPage("B", rows: 30)
    stage.container.viewControllers = [late]
    stage.settle()
    #expect(stage.controller.headerHeight == 44 && late.contentTop == stage.barBottom && stage.issues == [])
  }

  @Test("collapses with the next page that scrolls if the selected one does not, as a part of its transition")
  func noScrollView() {
    let stage = HeaderStage([UIViewController().titled("S"), RowsPage("A", rows: 300)])
    stage.controller.setHeaderCollapsed(true, animated: true)
    stage.settle()
    #expect(stage.controller.headerHeight == 200)
    let seen = watch(stage) {
      stage.select(1)
      stage.settle()
    }
    #expect(stage.controller.headerHeight == 44 && largestStep(seen) < 40)
    #expect(stage.page(1).contentTop == stage.barBottom)
  }

  @Test("collapses once a page names its scroll view, which loads later")
  func late() {
    let late = UIViewController().titled("L")
    let stage = HeaderStage([late])
    stage.controller.setHeaderCollapsed(true, animated: true)
    stage.settle()
    let list = UIScrollView(frame: late.view.bounds)
    list.contentSize.height = 2000
    late.view.addSubview(list)
    late.setContentScrollView(list)
    stage.controller.view.setNeedsLayout()
    stage.settle()
    #expect(stage.controller.headerHeight == 44 && list.convert(CGPoint.zero, to: nil).y == stage.barBottom)
  }

  @Test("arrives although the header grows, the window turns, or the page reloads on its way", arguments: 0..<4)
  func changes(_ scenario: Int) {
    let stage = HeaderStage(rows: [40])
    stage.controller.setHeaderCollapsed(true, animated: true)
    stage.run(for: 0.1)
    switch scenario {
    case 0: stage.setHeight(260)
    case 1: stage.resize(to: CGSize(width: 844, height: 390))
    case 2: stage.page(0).list.contentSize.height = 60
    default:
      stage.window.rootViewController = UIViewController()
      stage.run(for: 0.5)
      stage.window.rootViewController = stage.controller
    }
    stage.settle()
    #expect(stage.controller.headerHeight == 44 && stage.page(0).contentTop == stage.barBottom && stage.issues == [])
  }

  @Test("may be called in the header's and the container's own calls")
  func callbacks() {
    let stage = HeaderStage(rows: [300, 300])
    stage.controller.onHeaderHeightChange = { [unowned stage] height in
      if height < 180, height > 100 { stage.controller.setHeaderCollapsed(true, animated: false) }
    }
    stage.page(0).scrolled = 30
    #expect(stage.controller.headerHeight == 44 && stage.page(0).scrolled == 156)
    stage.controller.onHeaderHeightChange = nil
    stage.delegate.onDidSelect = { [unowned stage] _ in stage.controller.setHeaderCollapsed(false, animated: true) }
    stage.select(1)
    stage.settle()
    #expect(stage.controller.headerHeight == 200 && stage.page(1).scrolled == 0 && stage.issues == [])
  }

  @Test("does not move on its way with Reduce Motion, and snaps as before")
  func settings() {
    let stage = HeaderStage()
    stage.controller.snapThreshold = 0.5
    stage.settle()
    stage.controller.setHeaderCollapsed(true, animated: true)
    stage.settle()
    #expect(stage.controller.headerHeight == 44)
    stage.pull(from: 500, by: 60, hold: 0.2)
    stage.settle()
    #expect(stage.controller.headerHeight == 44 && stage.controller.isHeaderCollapsed)
    stage.settings.isReduceMotionEnabled = true
    stage.controller.setHeaderCollapsed(false, animated: true)
    #expect(stage.controller.headerHeight == 200 && stage.page(0).scrolled == 0 && stage.issues == [])
  }
}
