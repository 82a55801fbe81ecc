import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A header above lists with refresh controls, on a screen of 390 × 844 points. The pull has to be 120 points long.
@MainActor private final class RefreshStage: HeaderStage {
  private(set) var events: [String] = []
  var onEvent: () -> Void = {}

  init(allows: Bool = false) {
    super.init(Self.lists([300, 3, 40]))
    controller.allowsHeaderOverscroll = allows
    for index in 0..<2 {
      let page = page(index)
      page.loadViewIfNeeded()
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [unowned self] _ in
          events.append("\(page.title ?? "") \(control.isRefreshing)")
          onEvent()
        }, for: .valueChanged)
      page.list.refreshControl = control
    }
    frame()
  }

  func control(_ index: Int) -> UIRefreshControl { page(index).list.refreshControl! }

  /// The distance of the content from the tabs, in points. The control is visible in this gap.
  var gap: CGFloat { selected!.contentTop - barBottom }

  /// Pulls as far as a refresh needs, and lifts.
  func refresh(from y: CGFloat = 300) {
    pull(from: y, by: 500, hold: 0.1)
    run(for: 1.5)
  }
}

@MainActor @Suite("A refresh control below a collapsing header", .serialized) struct HeaderRefreshTests {
  @Test(
    "is pulled by a finger on the page or on the header, is visible below the tabs, and goes",
    arguments: [false, true], [false, true])
  func pulled(_ isOnHeader: Bool, _ allows: Bool) {
    let stage = RefreshStage(allows: allows)
    stage.pull(from: isOnHeader ? 200 : 300, by: 120, hold: 0.1)
    stage.run(for: 1)
    #expect(stage.events == [] && stage.gap == 0)
    stage.refresh(from: isOnHeader ? 200 : 300)
    #expect(stage.events == ["A true"] && stage.control(0).isRefreshing)
    // Overscroll that the header follows covers the control.
    #expect(stage.gap == (allows ? 0 : 60) && stage.controller.headerHeight == (allows ? 260 : 200))
    stage.control(0).endRefreshing()
    var heights: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in heights.append(stage.controller.headerHeight) }
    stage.run(for: 0.5)
    #expect(heights == heights.sorted(by: >) && heights.count > 20)
    #expect(stage.gap == 0 && stage.controller.headerHeight == 200 && stage.page(0).scrolled == 0)
    #expect(stage.page(0).list.contentInset == .zero && stage.issues == [])
  }

  @Test(
    "scrolls away before the header collapses, whose height does not change when the control goes",
    arguments: [20, 60, 100, 400])
  func scrolled(_ distance: CGFloat) {
    let stage = RefreshStage()
    stage.refresh()
    let start = stage.page(0).list.contentOffset.y
    stage.page(0).list.contentOffset.y = start + distance
    let height = 200 - min(max(distance - 60, 0), 156)
    #expect(stage.controller.headerHeight == height && stage.gap == max(60 - distance, min(0, 216 - distance)))
    var heights: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in heights.insert(stage.controller.headerHeight) }
    stage.control(0).endRefreshing()
    stage.run(for: 0.5)
    #expect(heights == [height] && stage.controller.headerHeight == height)
    stage.page(0).list.contentOffset.y += 1
    #expect(stage.controller.headerHeight == max(height - 1, 44))
  }

  @Test("is still there after another page was dragged in and given up, or shown for a while")
  func dragged() {
    let stage = RefreshStage()
    stage.refresh()
    stage.dragPages(by: -100, release: false)
    #expect(stage.container.transition != nil && stage.gap == 60 && stage.page(1).contentTop == stage.barBottom)
    stage.touch(.ended, at: CGPoint(x: 270, y: 600))
    stage.run(for: 2)
    #expect(stage.container.selectedIndex == 0 && stage.gap == 60 && stage.control(0).isRefreshing)
    stage.dragPages(by: -300)
    stage.run(for: 2)
    #expect(stage.container.selectedIndex == 1 && stage.gap == 0)
    stage.page(1).scrolled = 100
    stage.select(0)
    stage.run(for: 2)
    // The page meets the header, which the other one has collapsed.
    #expect(stage.gap == 0)
    #expect(stage.controller.headerHeight == 100 && stage.control(0).isRefreshing)
    #expect(stage.events == ["A true"] && stage.issues == [])
  }

  @Test("shows again if its page returns to an expanded header")
  func shown() {
    let stage = RefreshStage()
    stage.refresh()
    stage.select(1)
    stage.run(for: 2)
    stage.select(0)
    stage.run(for: 2)
    #expect(stage.gap == 60 && stage.controller.headerHeight == 200 && stage.control(0).isRefreshing)
  }

  @Test("can end while its page is away, at once or during the transition", arguments: [false, true], [false, true])
  func endsAway(_ isDuring: Bool, _ allows: Bool) {
    let stage = RefreshStage(allows: allows)
    stage.refresh()
    stage.select(1)
    stage.run(for: isDuring ? 0.1 : 2)
    stage.control(0).endRefreshing()
    stage.run(for: 2)
    #expect(stage.container.selectedIndex == 1 && stage.gap == 0 && stage.controller.headerHeight == 200)
    stage.page(1).scrolled = 40
    stage.page(1).scrolled = 0
    stage.select(0)
    stage.run(for: 2)
    #expect(stage.gap == 0 && stage.controller.headerHeight == 200 && !stage.control(0).isRefreshing)
    stage.refresh()
    #expect(stage.events == ["A true", "A true"] && stage.gap == (allows ? 0 : 60) && stage.issues == [])
  }

  @Test("leaves with the transition's progress if the header has followed it")
  func leaves() {
    let stage = RefreshStage(allows: true)
    stage.refresh()
    var heights: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in heights.append(stage.controller.headerHeight) }
    stage.select(1)
    stage.run(for: 2)
    #expect(heights.last == 200 && heights.allSatisfy { (200..<260).contains($0) })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 - $1 < 20 })
    stage.dragPages(by: 100, release: false)
    #expect(stage.controller.headerHeight > 200 && stage.controller.headerHeight < 240)
    stage.touch(.ended, at: CGPoint(x: 120, y: 600))
    stage.run(for: 2)
    #expect(stage.container.selectedIndex == 1 && stage.controller.headerHeight == 200)
  }

  @Test("can select another page when it is pulled, under the finger")
  func selects() {
    let stage = RefreshStage()
    stage.onEvent = { [unowned stage] in stage.select(1) }
    stage.refresh()
    stage.run(for: 2)
    #expect(stage.container.selectedIndex == 1 && stage.gap == 0 && stage.controller.headerHeight == 200)
    stage.onEvent = {}
    stage.control(0).endRefreshing()
    stage.refresh()
    #expect(stage.events == ["A true", "B true"] && stage.gap == 60 && stage.issues == [])
  }
}
