import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A collapsing header", .serialized) struct HeaderTests {
  @Test(
    "is above the tabs, and collapses with the selected page's offset to its minimum height, requested in Parchment#145, Tabman#247"
  )
  func collapse() {
    let stage = HeaderStage()
    let (list, bar) = (stage.page(0), stage.container.tabBar.barHeight)
    #expect(list.list.adjustedContentInset.top == HeaderStage.statusBar + 200 + bar)
    let rows: [(CGFloat, CGFloat)] = [(0, 200), (30, 170), (156, 44), (157, 44), (5000, 44), (10, 190), (-80, 200)]
    for (offset, height) in rows {
      list.scrolled = offset
      #expect(stage.controller.headerHeight == height, "at \(offset)")
      #expect(
        stage.headerBottom == HeaderStage.statusBar + height && stage.barTop == stage.headerBottom, "at \(offset)")
      #expect(stage.barBottom == list.contentTop || offset < 0 || offset > 156, "at \(offset)")
    }
    #expect(stage.issues == [])
  }

  @Test(
    "is met by a page that comes in, with 3 and with 300 rows, requested in flutter#32564", arguments: [3, 300],
    [true, false])
  func agreement(_ rows: Int, _ animated: Bool) {
    let stage = HeaderStage(rows: [300, rows, rows])
    stage.page(0).scrolled = 100
    stage.select(1, animated: animated)
    stage.finish()
    #expect(stage.page(1).scrolled == 100 && stage.controller.headerHeight == 100)
    #expect(stage.page(1).contentTop == stage.barBottom && stage.page(0).scrolled == 100)
    stage.page(1).scrolled = 20
    stage.select(0, animated: animated)
    stage.finish()
    // It is scrolled further and keeps its offset.
    #expect(stage.page(0).scrolled == 100 && stage.controller.headerHeight == 100)
    stage.page(0).scrolled = 4000
    stage.select(2, animated: animated)
    stage.finish()
    #expect(stage.page(2).scrolled == 156 && stage.page(0).scrolled == 4000 && stage.controller.headerHeight == 44)
    #expect(stage.issues == [])
  }

  @Test("stays in each frame if a page returns that was scrolled less", arguments: 0..<3)
  func returns(_ scenario: Int) {
    let stage = HeaderStage(rows: [300, 300])
    stage.select(1, animated: false)
    stage.page(1).scrolled = 100
    #expect(stage.controller.headerHeight == 100 && stage.page(0).scrolled == 0)
    var heights: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in heights.insert(stage.controller.headerHeight) }
    if scenario == 0 { stage.dragPages(by: 300) } else { stage.select(0, animated: scenario == 1) }
    stage.finish()
    stage.settle()
    #expect(stage.container.selectedIndex == 0 && stage.page(0).scrolled == 100 && heights == [100])
    #expect(stage.page(0).contentTop == stage.barBottom && stage.issues == [])
  }

  @Test("stops content that moves by itself when a transition begins, and leaves content beyond its start to return")
  func stops() {
    let stage = HeaderStage(rows: [300, 300])
    stage.pull(from: 700, by: -150)
    #expect(stage.page(0).list.isDecelerating)
    stage.select(1)
    stage.frame()
    let offset = stage.page(0).scrolled
    stage.finish()
    #expect(stage.page(0).scrolled == offset && offset > 100)
    stage.page(1).scrolled = 0
    stage.select(0, animated: false)
    stage.page(0).scrolled = 0
    stage.pull(from: 400, by: 200)
    #expect(stage.page(0).scrolled < 0)
    stage.select(1)
    stage.settle()
    stage.select(0, animated: false)
    #expect(stage.page(0).scrolled == 0 && stage.page(0).contentTop == stage.barBottom)
  }

  @Test("scrolls a page to its distance from the first frame if the header has grown since", arguments: [false, true])
  func grown(_ isCancelledBefore: Bool) {
    let stage = HeaderStage(rows: [300, 300])
    stage.select(1, animated: false)
    stage.page(1).scrolled = 700
    stage.select(0, animated: false)
    if isCancelledBefore { stage.dragPages(by: -100) }
    stage.settle()
    stage.header.constraints.first { $0.firstAttribute == .height }?.constant = 320
    stage.controller.view.setNeedsLayout()
    stage.settle()
    var distances: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in
      if stage.container.transition != nil { distances.insert(stage.page(1).scrolled) }
    }
    stage.dragPages(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && distances == [700] && stage.page(1).scrolled == 700)
  }

  @Test("stays in each frame of a drag to a page that meets it, which does from the first frame")
  func drag() {
    let stage = HeaderStage()
    stage.page(0).scrolled = 90
    var heights: Set<CGFloat> = []
    var gaps: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in
      heights.insert(stage.controller.headerHeight)
      if stage.page(1).viewIfLoaded?.window != nil { gaps.insert(stage.page(1).contentTop - stage.barBottom) }
    }
    stage.dragPages(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && heights == [110] && gaps == [0])
  }

  @Test("leaves both pages as they were if the drag is cancelled")
  func cancel() {
    let stage = HeaderStage()
    stage.select(1, animated: false)
    stage.select(0, animated: false)
    stage.page(0).scrolled = 500
    let insets = stage.page(0).list.contentInset
    stage.dragPages(by: -100, release: false)
    #expect(stage.page(1).scrolled == 156 && stage.container.transition != nil)
    stage.run(for: 0.2)
    stage.touch(.ended, at: CGPoint(x: 270, y: 600))
    stage.finish()
    #expect(
      stage.container.selectedIndex == 0 && stage.page(0).scrolled == 500 && stage.page(0).list.contentInset == insets)
    #expect(stage.page(1).scrolled == 0 && stage.controller.headerHeight == 44)
  }

  @Test("moves with the progress to a page that is scrolled further, and to one that does not scroll, and back")
  func moves() {
    let still = UIViewController().titled("S")
    let stage = HeaderStage(rows: [300, 300], others: [still])
    stage.select(1, animated: false)
    stage.page(1).scrolled = 1000
    stage.select(0, animated: false)
    stage.page(0).scrolled = 0
    #expect(stage.controller.headerHeight == 200)
    func run(_ body: () -> Void) -> [CGFloat] {
      var heights: [CGFloat] = []
      stage.onFrame = { [unowned stage] _ in
        let fraction = stage.container.transitionProgress?.fractionComplete
        guard let fraction else { return }
        heights.append(stage.controller.headerHeight + (stage.container.heading(1) ? fraction * 156 : 0))
      }
      body()
      stage.finish()
      return heights
    }
    let there = run { stage.select(1) }
    #expect(there.count > 10 && there.allSatisfy { abs($0 - 200) < 1e-9 } && stage.controller.headerHeight == 44)
    #expect(stage.page(1).scrolled == 1000)
    _ = run { stage.dragPages(by: -100) }
    #expect(stage.container.selectedIndex == 1 && stage.controller.headerHeight == 44)
    _ = run { stage.dragPages(by: -300) }
    #expect(stage.container.selectedIndex == 2 && stage.controller.headerHeight == 200)
  }

  @Test("agrees before an animator takes a picture of the page, also if the page is first loaded then")
  func animator() {
    let stage = HeaderStage()
    stage.page(0).scrolled = 300
    var seen: [CGFloat] = []
    stage.animator = ScriptedAnimator { context in
      seen.append(stage.page(1).scrolled)
      context.completeTransition(true)
    }
    #expect(!stage.page(1).isViewLoaded)
    stage.select(1)
    stage.finish()
    #expect(seen == [156])
  }

  @Test("lays out nothing in a frame of a scroll or a drag")
  func layouts() {
    let stage = HeaderStage()
    stage.select(1, animated: false)
    stage.select(0, animated: false)
    stage.settle()
    var layouts: Int { stage.header.layouts + stage.page(0).layouts + stage.page(1).layouts }
    let before = layouts
    stage.pull(from: 600, by: -90)
    stage.settle()
    #expect(stage.controller.headerHeight < 150 && layouts == before)
    stage.dragPages(by: -100, release: false)
    let held = layouts
    stage.touch(.moved, at: CGPoint(x: 150, y: 600))
    stage.run(for: 0.1)
    stage.touch(.moved, at: CGPoint(x: 100, y: 600))
    stage.run(for: 0.1)
    #expect(layouts == held && stage.container.transition != nil)
  }

  @Test("makes the container's calls unchanged, completed and cancelled", arguments: [-300, -100] as [CGFloat])
  func calls(_ scenario: CGFloat) {
    func calls(of stage: ContainerStage, drag: () -> Void) -> [String] {
      var calls: [String] = []
      stage.container.callObserver = { calls.append("\($0) \($1)") }
      drag()
      stage.finish()
      return calls.filter { !$0.hasPrefix("updateInteractive") }
    }
    let stage = HeaderStage()
    let found = calls(of: stage) { stage.dragPages(by: scenario) }
    let plain = ContainerStage(["A", "B", "C"])
    #expect(found == calls(of: plain) { plain.drag(by: scenario) } && found.count > 8)
  }

  @Test("can be revealed by any scroll toward the start, never with a gap, and keeps its height when pages change")
  func reveals() {
    let stage = HeaderStage()
    stage.controller.revealsHeaderOnScroll = true
    stage.settle()
    let list = stage.page(0)
    for (offset, height) in [(1000, 44), (950, 94), (960, 84), (700, 200), (60, 200), (90, 170), (80, 180), (-50, 200)]
      as [(CGFloat, CGFloat)]
    {
      list.scrolled = offset
      #expect(stage.controller.headerHeight == height, "at \(offset)")
    }
    list.scrolled = 1000
    list.scrolled = 900
    #expect(stage.controller.headerHeight == 144)
    stage.select(1)
    stage.finish()
    #expect(stage.controller.headerHeight == 144 && stage.page(1).scrolled == 56)
    stage.select(0)
    stage.finish()
    #expect(stage.controller.headerHeight == 144 && stage.page(0).scrolled == 900)
  }

  @Test("snaps after the user's scroll, to the nearer side of the threshold", arguments: [false, true])
  func snaps(_ reducedMotion: Bool) {
    let stage = HeaderStage()
    stage.settings.isReduceMotionEnabled = reducedMotion
    stage.controller.snapThreshold = 0.5
    stage.pull(from: 600, by: -60, hold: 0.2)
    stage.settle()
    #expect(stage.controller.headerHeight == 200 && stage.page(0).scrolled == 0)
    stage.pull(from: 600, by: -110, hold: 0.2)
    stage.settle()
    #expect(stage.controller.headerHeight == 44 && stage.page(0).scrolled == 156)
    stage.page(0).scrolled = 90
    stage.settle()
    #expect(stage.controller.headerHeight == 110)
    stage.controller.revealsHeaderOnScroll = true
    stage.page(0).scrolled = 2000
    stage.pull(from: 500, by: 70, hold: 0.2)
    stage.settle()
    let offset = stage.page(0).scrolled
    #expect(stage.controller.headerHeight == 44 && offset < 1950 && offset > 1900)
    stage.pull(from: 500, by: 120, hold: 0.2)
    stage.settle()
    #expect(stage.controller.headerHeight == 200 && stage.page(0).scrolled < offset - 80)
  }

  @Test("stays while the page bounces at its start, or follows it if it may", arguments: [false, true])
  func overscroll(_ allows: Bool) {
    let stage = HeaderStage()
    stage.controller.allowsHeaderOverscroll = allows
    stage.page(0).scrolled = -60
    #expect(stage.controller.headerHeight == (allows ? 260 : 200))
    #expect(stage.barTop == HeaderStage.statusBar + (allows ? 260 : 200) && stage.header.bounds.height == 200)
    stage.page(0).scrolled = 0
    #expect(stage.controller.headerHeight == 200)
  }

  @Test("measures itself again for another text size and width, and the pages' insets follow")
  func sizes() {
    let stage = HeaderStage()
    let label = UILabel()
    label.text = "Photographer between the polar circle and the first road, with prints on request"
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let controller = ContainerHeaderViewController(
      headerView: label, container: ContainerViewController(viewControllers: [RowsPage("X", rows: 300)]))
    stage.window.rootViewController = controller
    stage.settle()
    let list = (controller.container.viewControllers[0] as! RowsPage)
    func check() -> CGFloat {
      let bar = controller.container.tabBar.barHeight
      #expect(list.list.adjustedContentInset.top == stage.safeAreaInsets.top + controller.headerHeight + bar)
      let barTop = controller.container.tabBar.convert(CGPoint.zero, to: nil).y
      #expect(list.scrolled == 0 && barTop == stage.safeAreaInsets.top + controller.headerHeight)
      return controller.headerHeight
    }
    let normal = check()
    stage.settings.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.settle()
    let large = check()
    #expect(large > normal * 1.8)
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.settle()
    #expect(check() < large && controller.container.tabBar.bounds.width == 844)
  }

  @Test("adds its space to an inset that the app sets later")
  func insets() {
    let stage = HeaderStage(rows: [300, 3])
    stage.select(1, animated: false)
    stage.settle()
    let (page, space) = (stage.page(1), stage.page(1).list.contentInset.bottom)
    #expect(space > 100)
    page.list.contentInset.bottom = 20
    page.scrolled = 10
    #expect(page.list.contentInset.bottom == space)
    page.list.contentInset.bottom = space + 30
    page.scrolled = 20
    #expect(page.list.contentInset.bottom == space + 30)
    stage.container.viewControllers.remove(at: 1)
    stage.settle()
    #expect(page.list.contentInset.bottom == space + 30)
  }

  @Test("leaves a page that is taken out as it was")
  func removed() {
    let stage = HeaderStage()
    let page = stage.page(1)
    stage.select(1, animated: false)
    stage.settle()
    #expect(page.list.contentInset.bottom > 0)
    stage.container.viewControllers.remove(at: 1)
    stage.settle()
    #expect(page.list.contentInset == .zero && stage.controller.headerHeight == stage.expectedHeight)
  }
}

extension ContainerViewController {
  /// Returns true if the transition leads to a child.
  fileprivate func heading(_ index: Int) -> Bool { transition?.to === viewControllers[index] }
}
