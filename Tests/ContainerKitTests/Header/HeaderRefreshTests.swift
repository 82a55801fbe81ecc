import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

/// A header above lists with refresh controls, on a screen of 390 × 844 points. The pull has to be 120 points long.
@MainActor private final class RefreshRig {
  let rig: HeaderRig
  private(set) var events: [String] = []
  var onEvent: () -> Void = {}

  init(allows: Bool = false) {
    rig = HeaderRig()
    rig.controller.allowsHeaderOverscroll = allows
    for index in 0..<2 {
      let page = rig.page(index)
      page.loadViewIfNeeded()
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [unowned self] _ in
          events.append("\(page.title ?? "") \(control.isRefreshing)")
          onEvent()
        }, for: .valueChanged)
      page.list.refreshControl = control
    }
    rig.stage.frame()
  }

  func control(_ index: Int) -> UIRefreshControl { rig.page(index).list.refreshControl! }

  /// The distance of the content from the tabs, in points. The control is visible in this gap.
  var gap: CGFloat { rig.selected!.contentTop - rig.barBottom }

  /// Pulls as far as a refresh needs, and lifts.
  func refresh(from y: CGFloat = 300) {
    rig.pull(from: y, by: 500, hold: 0.1)
    rig.stage.run(for: 1.5)
  }
}

@MainActor @Suite("A refresh control below a collapsing header", .serialized) struct HeaderRefreshTests {
  @Test(
    "is pulled by a finger on the page or on the header, is visible below the tabs, and goes",
    arguments: [false, true], [false, true])
  func pulled(_ isOnHeader: Bool, _ allows: Bool) {
    let own = RefreshRig(allows: allows)
    let rig = own.rig
    rig.pull(from: isOnHeader ? 200 : 300, by: 120, hold: 0.1)
    rig.stage.run(for: 1)
    #expect(own.events == [] && own.gap == 0)
    own.refresh(from: isOnHeader ? 200 : 300)
    #expect(own.events == ["A true"] && own.control(0).isRefreshing)
    // Overscroll that the header follows covers the control.
    #expect(own.gap == (allows ? 0 : 60) && rig.controller.headerHeight == (allows ? 260 : 200))
    own.control(0).endRefreshing()
    var heights: [CGFloat] = []
    rig.stage.onFrame = { [unowned rig] _ in heights.append(rig.controller.headerHeight) }
    rig.stage.run(for: 0.5)
    #expect(heights == heights.sorted(by: >) && heights.count > 20)
    #expect(own.gap == 0 && rig.controller.headerHeight == 200 && rig.page(0).scrolled == 0)
    #expect(rig.page(0).list.contentInset == .zero && rig.stage.issues == [])
  }

  @Test(
    "scrolls away before the header collapses, whose height does not change when the control goes",
    arguments: [20, 60, 100, 400])
  func scrolled(_ distance: CGFloat) {
    let own = RefreshRig()
    let rig = own.rig
    own.refresh()
    let start = rig.page(0).list.contentOffset.y
    rig.page(0).list.contentOffset.y = start + distance
    let height = 200 - min(max(distance - 60, 0), 156)
    #expect(rig.controller.headerHeight == height && own.gap == max(60 - distance, min(0, 216 - distance)))
    var heights: Set<CGFloat> = []
    rig.stage.onFrame = { [unowned rig] _ in heights.insert(rig.controller.headerHeight) }
    own.control(0).endRefreshing()
    rig.stage.run(for: 0.5)
    #expect(heights == [height] && rig.controller.headerHeight == height)
    rig.page(0).list.contentOffset.y += 1
    #expect(rig.controller.headerHeight == max(height - 1, 44))
  }

  @Test("is still there after another page was dragged in and given up, or shown for a while")
  func dragged() {
    let own = RefreshRig()
    let rig = own.rig
    own.refresh()
    rig.drag(by: -100, release: false)
    #expect(rig.container.transition != nil && own.gap == 60 && rig.page(1).contentTop == rig.barBottom)
    rig.stage.touch(.ended, at: CGPoint(x: 270, y: 600))
    rig.stage.run(for: 2)
    #expect(rig.container.selectedIndex == 0 && own.gap == 60 && own.control(0).isRefreshing)
    rig.drag(by: -300)
    rig.stage.run(for: 2)
    #expect(rig.container.selectedIndex == 1 && own.gap == 0)
    rig.page(1).scrolled = 100
    rig.select(0)
    rig.stage.run(for: 2)
    // The page meets the header, which the other one has collapsed.
    #expect(own.gap == 0)
    #expect(rig.controller.headerHeight == 100 && own.control(0).isRefreshing)
    #expect(own.events == ["A true"] && rig.stage.issues == [])
  }

  @Test("shows again if its page returns to an expanded header")
  func shown() {
    let own = RefreshRig()
    let rig = own.rig
    own.refresh()
    rig.select(1)
    rig.stage.run(for: 2)
    rig.select(0)
    rig.stage.run(for: 2)
    #expect(own.gap == 60 && rig.controller.headerHeight == 200 && own.control(0).isRefreshing)
  }

  @Test("can end while its page is away, at once or during the transition", arguments: [false, true], [false, true])
  func endsAway(_ isDuring: Bool, _ allows: Bool) {
    let own = RefreshRig(allows: allows)
    let rig = own.rig
    own.refresh()
    rig.select(1)
    rig.stage.run(for: isDuring ? 0.1 : 2)
    own.control(0).endRefreshing()
    rig.stage.run(for: 2)
    #expect(rig.container.selectedIndex == 1 && own.gap == 0 && rig.controller.headerHeight == 200)
    rig.page(1).scrolled = 40
    rig.page(1).scrolled = 0
    rig.select(0)
    rig.stage.run(for: 2)
    #expect(own.gap == 0 && rig.controller.headerHeight == 200 && !own.control(0).isRefreshing)
    own.refresh()
    #expect(own.events == ["A true", "A true"] && own.gap == (allows ? 0 : 60) && rig.stage.issues == [])
  }

  @Test("leaves with the transition's progress if the header has followed it")
  func leaves() {
    let own = RefreshRig(allows: true)
    let rig = own.rig
    own.refresh()
    var heights: [CGFloat] = []
    rig.stage.onFrame = { [unowned rig] _ in heights.append(rig.controller.headerHeight) }
    rig.select(1)
    rig.stage.run(for: 2)
    #expect(heights.last == 200 && heights.allSatisfy { (200..<260).contains($0) })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 - $1 < 20 })
    rig.drag(by: 100, release: false)
    #expect(rig.controller.headerHeight > 200 && rig.controller.headerHeight < 240)
    rig.stage.touch(.ended, at: CGPoint(x: 120, y: 600))
    rig.stage.run(for: 2)
    #expect(rig.container.selectedIndex == 1 && rig.controller.headerHeight == 200)
  }

  @Test("can select another page when it is pulled, under the finger")
  func selects() {
    let own = RefreshRig()
    let rig = own.rig
    own.onEvent = { [unowned rig] in rig.select(1) }
    own.refresh()
    rig.stage.run(for: 2)
    #expect(rig.container.selectedIndex == 1 && own.gap == 0 && rig.controller.headerHeight == 200)
    own.onEvent = {}
    own.control(0).endRefreshing()
    own.refresh()
    #expect(own.events == ["A true", "B true"] && own.gap == 60 && rig.stage.issues == [])
  }
}
