import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A collapsing header", .serialized) struct HeaderTests {
  @Test(
    "is above the tabs, and collapses with the selected page's offset to its minimum height: a wish of Parchment#145, Tabman#247"
  )
  func collapse() {
    let rig = HeaderRig()
    let (list, bar) = (rig.page(0), rig.container.tabBar.barHeight)
    #expect(list.list.adjustedContentInset.top == HeaderRig.statusBar + 200 + bar)
    let rows: [(CGFloat, CGFloat)] = [(0, 200), (30, 170), (156, 44), (157, 44), (5000, 44), (10, 190), (-80, 200)]
    for (offset, height) in rows {
      list.scrolled = offset
      #expect(rig.controller.headerHeight == height, "at \(offset)")
      #expect(rig.headerBottom == HeaderRig.statusBar + height && rig.barTop == rig.headerBottom, "at \(offset)")
      #expect(rig.barBottom == list.contentTop || offset < 0 || offset > 156, "at \(offset)")
    }
    #expect(rig.stage.issues == [])
  }

  @Test(
    "is met by a page that comes in, with 3 and with 300 rows: a wish of flutter#32564", arguments: [3, 300],
    [true, false])
  func agreement(_ rows: Int, _ animated: Bool) {
    let rig = HeaderRig(rows: [300, rows, rows])
    rig.page(0).scrolled = 100
    rig.select(1, animated: animated)
    rig.finish()
    #expect(rig.page(1).scrolled == 100 && rig.controller.headerHeight == 100)
    #expect(rig.page(1).contentTop == rig.barBottom && rig.page(0).scrolled == 100)
    rig.page(1).scrolled = 20
    rig.select(0, animated: animated)
    rig.finish()
    // It is scrolled further and keeps its offset.
    #expect(rig.page(0).scrolled == 100 && rig.controller.headerHeight == 100)
    rig.page(0).scrolled = 4000
    rig.select(2, animated: animated)
    rig.finish()
    #expect(rig.page(2).scrolled == 156 && rig.page(0).scrolled == 4000 && rig.controller.headerHeight == 44)
    #expect(rig.stage.issues == [])
  }

  @Test("stays in each frame if a page returns that was scrolled less", arguments: 0..<3)
  func returns(_ scenario: Int) {
    let rig = HeaderRig(rows: [300, 300])
    rig.select(1, animated: false)
    rig.page(1).scrolled = 100
    #expect(rig.controller.headerHeight == 100 && rig.page(0).scrolled == 0)
    var heights: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in heights.insert(rig.controller.headerHeight) }
    if scenario == 0 { rig.drag(by: 300) } else { rig.select(0, animated: scenario == 1) }
    rig.finish()
    rig.stage.settle()
    #expect(rig.container.selectedIndex == 0 && rig.page(0).scrolled == 100 && heights == [100])
    #expect(rig.page(0).contentTop == rig.barBottom && rig.stage.issues == [])
  }

  @Test("stops content that moves by itself when a transition begins, and leaves content beyond its start to return")
  func stops() {
    let rig = HeaderRig(rows: [300, 300])
    rig.pull(from: 700, by: -150)
    #expect(rig.page(0).list.isDecelerating)
    rig.select(1)
    rig.stage.frame()
    let offset = rig.page(0).scrolled
    rig.finish()
    #expect(rig.page(0).scrolled == offset && offset > 100)
    rig.page(1).scrolled = 0
    rig.select(0, animated: false)
    rig.page(0).scrolled = 0
    rig.pull(from: 400, by: 200)
    #expect(rig.page(0).scrolled < 0)
    rig.select(1)
    rig.stage.settle()
    rig.select(0, animated: false)
    #expect(rig.page(0).scrolled == 0 && rig.page(0).contentTop == rig.barBottom)
  }

  @Test("scrolls a page to its distance from the first frame if the header has grown since", arguments: [false, true])
  func grown(_ isCancelledBefore: Bool) {
    let rig = HeaderRig(rows: [300, 300])
    rig.select(1, animated: false)
    rig.page(1).scrolled = 700
    rig.select(0, animated: false)
    if isCancelledBefore { rig.drag(by: -100) }
    rig.stage.settle()
    rig.header.constraints.first { $0.firstAttribute == .height }?.constant = 320
    rig.controller.view.setNeedsLayout()
    rig.stage.settle()
    var distances: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in
      if rig.container.transition != nil { distances.insert(rig.page(1).scrolled) }
    }
    rig.drag(by: -300)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && distances == [700] && rig.page(1).scrolled == 700)
  }

  @Test("stays in each frame of a drag to a page that meets it, which does from the first frame")
  func drag() {
    let rig = HeaderRig()
    rig.page(0).scrolled = 90
    var heights: Set<CGFloat> = []
    var gaps: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in
      heights.insert(rig.controller.headerHeight)
      if rig.page(1).viewIfLoaded?.window != nil { gaps.insert(rig.page(1).contentTop - rig.barBottom) }
    }
    rig.drag(by: -300)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && heights == [110] && gaps == [0])
  }

  @Test("leaves both pages as they were if the drag is cancelled")
  func cancel() {
    let rig = HeaderRig()
    rig.select(1, animated: false)
    rig.select(0, animated: false)
    rig.page(0).scrolled = 500
    let insets = rig.page(0).list.contentInset
    rig.drag(by: -100, release: false)
    #expect(rig.page(1).scrolled == 156 && rig.container.transition != nil)
    rig.stage.run(for: 0.2)
    rig.stage.touch(.ended, at: CGPoint(x: 270, y: 600))
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && rig.page(0).scrolled == 500 && rig.page(0).list.contentInset == insets)
    #expect(rig.page(1).scrolled == 0 && rig.controller.headerHeight == 44)
  }

  @Test("moves with the progress to a page that is scrolled further, and to one that does not scroll, and back")
  func moves() {
    let still = UIViewController()
    still.title = "S"
    let rig = HeaderRig(rows: [300, 300], others: [still])
    rig.select(1, animated: false)
    rig.page(1).scrolled = 1000
    rig.select(0, animated: false)
    rig.page(0).scrolled = 0
    #expect(rig.controller.headerHeight == 200)
    func run(_ body: () -> Void) -> [CGFloat] {
      var heights: [CGFloat] = []
      rig.stage.onFrame = { [unowned rig] _ in
        let fraction = rig.container.transitionProgress?.fractionComplete
        guard let fraction else { return }
        heights.append(rig.controller.headerHeight + (rig.container.heading(1) ? fraction * 156 : 0))
      }
      body()
      rig.finish()
      return heights
    }
    let there = run { rig.select(1) }
    #expect(there.count > 10 && there.allSatisfy { abs($0 - 200) < 1e-9 } && rig.controller.headerHeight == 44)
    #expect(rig.page(1).scrolled == 1000)
    _ = run { rig.drag(by: -100) }
    #expect(rig.container.selectedIndex == 1 && rig.controller.headerHeight == 44)
    _ = run { rig.drag(by: -300) }
    #expect(rig.container.selectedIndex == 2 && rig.controller.headerHeight == 200)
  }

  @Test("agrees before an animator takes a picture of the page, also if the page is first loaded then")
  func animator() {
    let rig = HeaderRig()
    rig.page(0).scrolled = 300
    var seen: [CGFloat] = []
    rig.delegate.animator = ScriptedAnimator { context in
      seen.append(rig.page(1).scrolled)
      context.completeTransition(true)
    }
    #expect(!rig.page(1).isViewLoaded)
    rig.select(1)
    rig.finish()
    #expect(seen == [156])
  }

  @Test("lays out nothing in a frame of a scroll or a drag")
  func layouts() {
    let rig = HeaderRig()
    rig.select(1, animated: false)
    rig.select(0, animated: false)
    rig.stage.settle()
    var layouts: Int { rig.header.layouts + rig.page(0).layouts + rig.page(1).layouts }
    let before = layouts
    rig.pull(from: 600, by: -90)
    rig.stage.settle()
    #expect(rig.controller.headerHeight < 150 && layouts == before)
    rig.drag(by: -100, release: false)
    let held = layouts
    rig.stage.touch(.moved, at: CGPoint(x: 150, y: 600))
    rig.stage.run(for: 0.1)
    rig.stage.touch(.moved, at: CGPoint(x: 100, y: 600))
    rig.stage.run(for: 0.1)
    #expect(layouts == held && rig.container.transition != nil)
  }

  @Test("makes the container's calls unchanged, completed and cancelled", arguments: [-300, -100] as [CGFloat])
  func calls(_ scenario: CGFloat) {
    let rig = HeaderRig()
    rig.drag(by: scenario)
    rig.finish()
    let plain = Rig(["A", "B", "C"])
    var calls: [String] = []
    plain.container.callObserver = { calls.append("\($0) \($1)") }
    plain.drag(by: scenario)
    plain.finish()
    func story(_ calls: [String]) -> [String] { calls.filter { !$0.hasPrefix("updateInteractive") } }
    #expect(story(rig.calls) == story(calls) && rig.calls.count > 8)
  }

  @Test("can be revealed by any scroll toward the start, never with a gap, and keeps its height when pages change")
  func reveals() {
    let rig = HeaderRig()
    rig.controller.revealsHeaderOnScroll = true
    rig.stage.settle()
    let list = rig.page(0)
    for (offset, height) in [(1000, 44), (950, 94), (960, 84), (700, 200), (60, 200), (90, 170), (80, 180), (-50, 200)]
      as [(CGFloat, CGFloat)]
    {
      list.scrolled = offset
      #expect(rig.controller.headerHeight == height, "at \(offset)")
    }
    list.scrolled = 1000
    list.scrolled = 900
    #expect(rig.controller.headerHeight == 144)
    rig.select(1)
    rig.finish()
    #expect(rig.controller.headerHeight == 144 && rig.page(1).scrolled == 56)
    rig.select(0)
    rig.finish()
    #expect(rig.controller.headerHeight == 144 && rig.page(0).scrolled == 900)
  }

  @Test("snaps after the user's scroll, to the nearer side of the threshold", arguments: [false, true])
  func snaps(_ reducedMotion: Bool) {
    let rig = HeaderRig()
    rig.stage.settings.isReduceMotionEnabled = reducedMotion
    rig.controller.snapThreshold = 0.5
    rig.pull(from: 600, by: -60, hold: 0.2)
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 200 && rig.page(0).scrolled == 0)
    rig.pull(from: 600, by: -110, hold: 0.2)
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 44 && rig.page(0).scrolled == 156)
    rig.page(0).scrolled = 90
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 110)
    rig.controller.revealsHeaderOnScroll = true
    rig.page(0).scrolled = 2000
    rig.pull(from: 500, by: 70, hold: 0.2)
    rig.stage.settle()
    let offset = rig.page(0).scrolled
    #expect(rig.controller.headerHeight == 44 && offset < 1950 && offset > 1900)
    rig.pull(from: 500, by: 120, hold: 0.2)
    rig.stage.settle()
    #expect(rig.controller.headerHeight == 200 && rig.page(0).scrolled < offset - 80)
  }

  @Test("stays while the page bounces at its start, or follows it if it may", arguments: [false, true])
  func overscroll(_ allows: Bool) {
    let rig = HeaderRig()
    rig.controller.allowsHeaderOverscroll = allows
    rig.page(0).scrolled = -60
    #expect(rig.controller.headerHeight == (allows ? 260 : 200))
    #expect(rig.barTop == HeaderRig.statusBar + (allows ? 260 : 200) && rig.header.bounds.height == 200)
    rig.page(0).scrolled = 0
    #expect(rig.controller.headerHeight == 200)
  }

  @Test("measures itself again for another text size and width, and the pages' insets follow")
  func sizes() {
    let rig = HeaderRig()
    let label = UILabel()
    label.text = "Photographer between the polar circle and the first road, with prints on request"
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let controller = ContainerHeaderViewController(
      headerView: label, container: ContainerViewController(viewControllers: [RowsPage("X", rows: 300)]))
    rig.stage.window.rootViewController = controller
    rig.stage.settle()
    let list = (controller.container.viewControllers[0] as! RowsPage)
    func check() -> CGFloat {
      let bar = controller.container.tabBar.barHeight
      #expect(list.list.adjustedContentInset.top == rig.stage.safeAreaInsets.top + controller.headerHeight + bar)
      #expect(list.scrolled == 0 && controller.container.tabBar.frame.minY == controller.headerHeight)
      return controller.headerHeight
    }
    let normal = check()
    rig.stage.settings.preferredContentSizeCategory = .accessibilityExtraLarge
    rig.stage.settle()
    let large = check()
    #expect(large > normal * 1.8)
    rig.stage.resize(to: CGSize(width: 844, height: 390))
    rig.stage.settle()
    #expect(check() < large && controller.container.tabBar.bounds.width == 844)
  }

  @Test("adds its space to an inset that the app sets later")
  func insets() {
    let rig = HeaderRig(rows: [300, 3])
    rig.select(1, animated: false)
    rig.stage.settle()
    let (page, space) = (rig.page(1), rig.page(1).list.contentInset.bottom)
    #expect(space > 100)
    page.list.contentInset.bottom = 20
    page.scrolled = 10
    #expect(page.list.contentInset.bottom == space)
    page.list.contentInset.bottom = space + 30
    page.scrolled = 20
    #expect(page.list.contentInset.bottom == space + 30)
    rig.container.viewControllers.remove(at: 1)
    rig.stage.settle()
    #expect(page.list.contentInset.bottom == space + 30)
  }

  @Test("leaves a page that is taken out as it was")
  func removed() {
    let rig = HeaderRig()
    let page = rig.page(1)
    rig.select(1, animated: false)
    rig.stage.settle()
    #expect(page.list.contentInset.bottom > 0)
    rig.container.viewControllers.remove(at: 1)
    rig.stage.settle()
    #expect(page.list.contentInset == .zero && rig.controller.headerHeight == rig.expectedHeight)
  }
}

extension ContainerViewController {
  /// Returns true if the transition leads to a child.
  fileprivate func heading(_ index: Int) -> Bool { transition?.to === viewControllers[index] }
}
