import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A header with a refresh control above it, on a screen of 390 × 844 points. The pull has to be 120 points long.
@MainActor private final class AboveStage: HeaderStage {
  private(set) var events: [String] = []
  var onEvent: () -> Void = {}
  let control = UIRefreshControl()

  init(rows: [Int] = [300, 3, 40], others: [UIViewController] = []) {
    super.init(Self.lists(rows) + others)
    control.addAction(
      UIAction { [unowned self] _ in
        events.append("\(selected?.title ?? "-") \(control.isRefreshing)")
        onEvent()
      }, for: .valueChanged)
    controller.refreshControl = control
    frame()
  }

  /// The visible vertical extent of the control's wheel, in the window.
  var wheel: ClosedRange<CGFloat> {
    let wheel = control.subviews[0]
    let frame = wheel.convert(wheel.bounds, to: nil)
    return frame.minY...frame.maxY
  }
  /// The distance of the content from the tabs, in points.
  var gap: CGFloat { selected!.contentTop - barBottom }
  var headerTop: CGFloat { header.convert(header.bounds, to: nil).minY }

  /// Pulls as far as a refresh needs, and lifts.
  func refresh(from y: CGFloat = 350) {
    pull(from: y, by: 450, hold: 0.1)
    run(for: 1.5)
  }
}

@MainActor @Suite("A refresh control above a collapsing header", .serialized) struct HeaderRefreshAboveTests {
  @Test(
    "is pulled by a finger on a page of any length or on the header, which makes room for it",
    arguments: [0, 1], [200, 350] as [CGFloat])
  func pulled(_ index: Int, _ y: CGFloat) {
    let stage = AboveStage()
    stage.show(index, animated: false)
    var seen: [(top: CGFloat, gap: CGFloat)] = []
    stage.onFrame = { [unowned stage] _ in seen.append((stage.headerTop, stage.gap)) }
    stage.pull(from: y, by: 120, hold: 0.1)
    stage.run(for: 1)
    #expect(stage.events == [] && stage.headerTop == 50 && seen.map(\.top).max()! > 90)
    stage.refresh(from: y)
    #expect(stage.events == ["\(["A", "B"][index]) true"] && stage.control.isRefreshing)
    #expect(stage.headerTop == 110 && stage.controller.headerHeight == 260 && stage.gap == 0)
    #expect(stage.wheel.lowerBound > 50 && stage.wheel.upperBound < 110, "\(stage.wheel)")
    seen = []
    stage.control.endRefreshing()
    stage.run(for: 0.5)
    #expect(seen.map(\.top) == seen.map(\.top).sorted(by: >) && seen.count > 20 && stage.headerTop == 50)
    #expect(seen.allSatisfy { abs($0.gap) < 0.01 } && stage.page(index).scrolled == 0 && stage.issues == [])
  }

  @Test("comes into view with the finger: its wheel is above the header in each frame in which the page is pulled")
  func frames() {
    let stage = AboveStage()
    var isRight = true
    var tops: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in
      tops.append(stage.headerTop)
      guard stage.headerTop > 110 else { return }
      let isAbove = stage.wheel.lowerBound > 50 && stage.wheel.upperBound < stage.headerTop
      isRight = isRight && !stage.control.isHidden && isAbove
    }
    stage.refresh()
    #expect(isRight && tops.max()! > 150)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { abs($0 - $1) < 60 }, "\(tops)")
  }

  @Test("scrolls away before the header collapses, whose height does not change when it ends later")
  func scrolled() {
    let stage = AboveStage()
    stage.refresh()
    let start = stage.page(0).list.contentOffset.y
    for (distance, height) in [(20, 240), (60, 200), (100, 160), (400, 44)] as [(CGFloat, CGFloat)] {
      stage.page(0).list.contentOffset.y = start + distance
      #expect(stage.controller.headerHeight == height, "\(distance)")
    }
    stage.control.endRefreshing()
    var heights: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in heights.insert(stage.controller.headerHeight) }
    stage.run(for: 0.5)
    #expect(heights == [44])
  }

  @Test("belongs to the selected page, except to one with its own control")
  func own() {
    let stage = AboveStage()
    let own = UIRefreshControl()
    stage.page(2).loadViewIfNeeded()
    stage.page(2).list.refreshControl = own
    func hosts() -> [Int] { (0..<3).filter { stage.page($0).list.refreshControl === stage.control } }
    #expect(hosts() == [0])
    stage.show(1, animated: true)
    #expect(hosts() == [1])
    stage.show(2, animated: true)
    #expect(stage.page(2).list.refreshControl === own)
    stage.refresh()
    // Its own control is below the tabs.
    #expect(own.isRefreshing && stage.gap == 60 && stage.headerTop == 50 && stage.events == [])
    own.endRefreshing()
    stage.show(0, animated: true)
    #expect(hosts() == [0])
    stage.refresh()
    #expect(stage.events == ["A true"] && stage.headerTop == 110 && stage.issues == [])
  }

  @Test("stays on its page until it ends, although others are selected, and is then that of the selected one")
  func away() {
    let stage = AboveStage()
    stage.refresh()
    var heights: [CGFloat] = []
    stage.onFrame = { [unowned stage] _ in heights.append(stage.controller.headerHeight) }
    var gaps: Set<CGFloat> = []
    stage.onCommit = { [unowned stage] in
      guard stage.container.transition != nil, let page = stage.pages[1] as? RowsPage else { return }
      gaps.insert((page.contentTop - stage.barBottom).rounded())
    }
    stage.show(1, animated: true)
    stage.onCommit = nil
    // The page that comes in meets the tabs in each frame.
    #expect(gaps == [0], "\(gaps)")
    #expect(heights.last == 200 && heights.allSatisfy { (200...260).contains($0) })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 - $1 < 20 })
    #expect(stage.page(0).list.refreshControl === stage.control && stage.control.isRefreshing && stage.gap == 0)
    stage.show(0, animated: true)
    #expect(stage.headerTop == 110 && stage.gap == 0)
    stage.dragPages(by: -100)
    stage.settle()
    #expect(stage.page(1).scrolled == 0)
    #expect(stage.headerTop == 110 && stage.container.selectedIndex == 0)
    stage.show(1, animated: false)
    stage.control.endRefreshing()
    stage.refresh()
    #expect(stage.events == ["A true", "B true"] && stage.headerTop == 110 && stage.gap == 0)
    #expect(stage.page(0).list.refreshControl == nil && stage.page(0).list.contentInset == .zero)
    stage.control.endRefreshing()
    stage.show(0, animated: true)
    #expect(stage.headerTop == 50 && stage.page(0).scrolled == 0 && stage.issues == [])
  }

  @Test(
    "is still there after its page has presented another one over everything, unless it ended meanwhile",
    arguments: [false, true])
  func presented(_ ends: Bool) {
    let stage = AboveStage()
    stage.refresh()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    stage.page(0).present(sheet, animated: true)
    stage.run(for: 1)
    #expect(stage.controller.view.window == nil)
    if ends { stage.control.endRefreshing() }
    sheet.dismiss(animated: true)
    stage.run(for: 1)
    #expect(stage.headerTop == (ends ? 50 : 110) && stage.gap == 0, "\(stage.headerTop) \(stage.gap)")
    #expect(stage.control.isRefreshing != ends && stage.page(0).scrolled == 0 && stage.issues == [])
  }

  @Test("may reload, end, or select another page in its action", arguments: 0..<4)
  func action(_ scenario: Int) {
    let stage = AboveStage()
    stage.onEvent = { [unowned stage] in
      switch scenario {
      case 0: stage.control.endRefreshing()
      case 1: stage.page(0).list.contentSize.height = 100
      case 2: stage.select(1)
      default: stage.container.viewControllers = HeaderStage.lists([30, 30])
      }
    }
    stage.refresh()
    stage.run(for: 1)
    #expect(stage.events == ["A true"])
    #expect(stage.headerTop == (scenario == 1 ? 110 : 50) && stage.gap == 0, "\(stage.headerTop)")
    stage.control.endRefreshing()
    stage.settle()
    stage.onEvent = {}
    stage.refresh()
    #expect(stage.events.count == 2 && stage.headerTop == 110 && stage.issues == [])
  }

  @Test("can be set and removed at any time, and leaves nothing", arguments: [false, true])
  func removed(_ isRefreshing: Bool) {
    let stage = AboveStage()
    if isRefreshing { stage.refresh() }
    stage.controller.refreshControl = nil
    stage.settle()
    #expect(stage.page(0).list.refreshControl == nil && stage.control.superview == nil)
    #expect(CATransform3DIsIdentity(stage.control.layer.sublayerTransform) && stage.page(0).list.contentInset == .zero)
    stage.page(0).scrolled = 0
    stage.settle()
    #expect(stage.headerTop == 50 && stage.gap == 0)
    stage.page(0).scrolled = -60
    #expect(stage.headerTop == 50)
    stage.page(0).scrolled = 0
    stage.controller.refreshControl = stage.control
    stage.settle()
    stage.refresh()
    #expect(stage.headerTop == 110 && stage.control.isRefreshing && stage.issues == [])
    let page = stage.page(0)
    stage.container.viewControllers.removeFirst()
    stage.settle()
    #expect(stage.headerTop == 50 && stage.gap == 0 && page.list.refreshControl == nil)
    #expect(stage.selected?.list.refreshControl === stage.control)
  }

  @Test("is above a header of another height, one that extends under the bars, and in a turned window")
  func heights() {
    let stage = AboveStage()
    stage.controller.extendsHeaderUnderTopSafeArea = true
    stage.setHeight(250)
    stage.settle()
    stage.refresh()
    #expect(stage.headerTop == 60 && stage.gap == 0)
    #expect(stage.wheel.lowerBound > 0 && stage.wheel.upperBound < 60, "\(stage.wheel)")
    stage.controller.extendsHeaderUnderTopSafeArea = false
    stage.setHeight(120)
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.run(for: 1)
    #expect(stage.headerTop == 110 && stage.gap == 0, "\(stage.headerTop)")
    #expect(stage.wheel.lowerBound > 50 && stage.wheel.upperBound < 110, "\(stage.wheel)")
    stage.controller.setHeaderCollapsed(true, animated: true)
    stage.run(for: 1)
    #expect(stage.controller.headerHeight == 44 && stage.issues == [])
  }
}
