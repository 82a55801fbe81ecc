import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A container that hides its bar below a header. The bar is clipped at the header's lower edge.
@MainActor @Suite("A bar that is hidden below a header", .serialized) struct HeaderBarHidingTests {
  /// The positions in a frame.
  private struct Row {
    var (header, bar): (CGFloat, ClosedRange<CGFloat>?)
    /// The upper edges of the contents of the pages in the window.
    var contents: [CGFloat]
  }

  private static func row(_ stage: HeaderStage) -> Row {
    func top(_ view: UIView) -> CGFloat { stage.presentation(of: view).frame.minY }
    let bar = stage.presentation(of: stage.container.tabBar)
    let part = bar.isOnScreen ? bar.visiblePart : .null
    let pages = stage.pages.compactMap { $0 as? RowsPage }.filter { $0.viewIfLoaded?.window != nil }
    return Row(
      header: stage.presentation(of: stage.header).frame.maxY, bar: part.isNull ? nil : part.minY...part.maxY,
      contents: pages.map { top($0.list.subviews.first { $0 is UILabel }!) - 10 })
  }

  private static func record(_ stage: HeaderStage, _ body: () -> Void) -> [Row] {
    var rows: [Row] = []
    stage.onFrame = { [unowned stage] _ in rows.append(row(stage)) }
    body()
    stage.onFrame = nil
    return rows
  }

  /// - Parameter isLate: `true` if the system updates safe areas in the next layout, and not at once.
  private static func conditions(_ isLate: Bool) -> StageConditions {
    var conditions = StageConditions()
    conditions.updatesSafeAreaInLayout = isLate
    return conditions
  }

  private func hide(_ hides: Bool, animated: Bool, in stage: HeaderStage) {
    stage.container.setTabBarHidden(hides, animated: animated)
    #expect(stage.container.isTabBarHidden == hides)
    stage.run(for: 0.5)
    stage.settle()
  }

  @Test(
    "takes no space, above a page that is scrolled by any distance, and comes back",
    arguments: [(0, 0), (0, 60), (0, 156), (0, 3000), (0, 100_000), (1, 0), (1, 60), (1, 156), (2, 100_000)]
      as [(Int, CGFloat)],
    [false, true])
  func rest(_ page: (index: Int, distance: CGFloat), _ reveals: Bool) {
    for (order, isLate) in zip(Contract.orders, [false, true]) {
      let stage = HeaderStage(completions: order, conditions: Self.conditions(isLate))
      stage.controller.revealsHeaderOnScroll = reveals
      stage.show(page.index, animated: false)
      let list = stage.page(page.index)
      list.scrolled = min(page.distance, list.end)
      stage.settle()
      let (height, distance, inset) = (stage.controller.headerHeight, list.scrolled, list.list.adjustedContentInset.top)
      for isAnimated in [false, true] {
        hide(true, animated: isAnimated, in: stage)
        #expect(stage.container.tabBar.isHidden && list.list.adjustedContentInset.top == inset - 49)
        #expect(stage.controller.headerHeight == height && list.scrolled == min(distance, list.end))
        #expect(distance > stage.range || list.contentTop == stage.headerBottom)
        hide(false, animated: isAnimated, in: stage)
        #expect(!stage.container.tabBar.isHidden && list.list.adjustedContentInset.top == inset)
        #expect(stage.controller.headerHeight == height && stage.barTop == stage.headerBottom)
        #expect(distance > stage.range || list.contentTop == stage.barBottom)
      }
      #expect(stage.issues == [])
      stage.tearDown()
    }
  }

  @Test(
    "slides with the content, which meets it in each frame, and never covers the header",
    arguments: Contract.orders.flatMap { order in [false, true].map { (order, $0) } },
    [(0, 0), (0, 60), (1, 156)] as [(Int, CGFloat)])
  func slides(_ condition: (order: Stage.CompletionOrder, isLate: Bool), _ page: (index: Int, distance: CGFloat)) {
    let (order, isLate) = condition
    let stage = HeaderStage(completions: order, conditions: Self.conditions(isLate))
    stage.show(page.index, animated: false)
    stage.page(page.index).scrolled = page.distance
    stage.settle()
    let header = stage.headerBottom
    for hides in [true, false] {
      let rows = Self.record(stage) { hide(hides, animated: true, in: stage) }
      let heights = rows.map { $0.contents[0] - header }
      #expect(Set(heights).count > 10 && heights == (hides ? heights.sorted(by: >) : heights.sorted()))
      #expect(heights.last == (hides ? 0 : 49))
      for row in rows {
        let bottom = row.bar?.upperBound ?? row.header
        #expect(row.header == header && row.bar?.lowerBound ?? header == header && abs(row.contents[0] - bottom) < 0.01)
      }
    }
    #expect(stage.issues == [])
  }

  @Test(
    "moves with a page that a finger holds: the content stays, and the header follows it", arguments: Contract.orders)
  func held(_ order: Stage.CompletionOrder) {
    let stage = HeaderStage(completions: order)
    stage.pull(from: 600, by: -100, hold: 0.1, release: false)
    let top = stage.page(0).contentTop
    #expect(top < 240 && stage.barBottom == top)
    let rows = Self.record(stage) {
      stage.container.setTabBarHidden(true, animated: true)
      stage.run(for: 0.5)
    }
    for row in rows {
      #expect(abs(row.contents[0] - top) < 0.01 && abs((row.bar?.upperBound ?? row.header) - top) < 0.01)
    }
    #expect(Set(rows.map(\.header)).count > 8 && stage.headerBottom == top)
    stage.touch(.ended, at: CGPoint(x: 300, y: 500))
    stage.settle()
    #expect(stage.controller.headerHeight == stage.expectedHeight && stage.issues == [])
  }

  enum Scenario: CaseIterable { case tap, finish, cancel, grabbed, back, jump }

  @Test(
    "by a page slides with the transition, while each page keeps its insets", arguments: Contract.orders,
    Scenario.allCases)
  func page(_ order: Stage.CompletionOrder, _ scenario: Scenario) {
    let stage = HeaderStage(rows: [300, 300, 40], completions: order)
    stage.pages[1].hidesContainerTabBarWhenSelected = true
    if scenario == .back { stage.show(1, animated: false) }
    let before = (stage.page(0).scrolled, stage.selected!.title)
    var insets: [Set<CGFloat>] = [[], []]
    var hidden: [(shown: CGFloat, expected: CGFloat)] = []
    stage.onFrame = { [unowned stage] _ in
      for index in 0...1 where stage.pages[index].viewIfLoaded?.window != nil {
        insets[index].insert(stage.page(index).list.adjustedContentInset.top)
        #expect(abs(stage.page(index).contentTop - (index == 0 ? 299 : 250)) < 0.01)
      }
      @MainActor func hides(_ page: UIViewController) -> CGFloat { page === stage.pages[1] ? 1 : 0 }
      let snapshot = stage.container.transitionSnapshot
      let fraction =
        snapshot.map { hides($0.from) + (hides($0.to) - hides($0.from)) * $0.percentComplete }
        ?? hides(stage.container.selectedViewController!)
      let row = Self.row(stage)
      #expect(row.header == 250 && row.bar?.lowerBound ?? 250 == 250)
      hidden.append(((row.bar?.upperBound ?? 250) - 250, 49 * (1 - fraction)))
    }
    switch scenario {
    case .tap: stage.select(1)
    case .finish: stage.dragPages(by: -300)
    case .cancel: stage.dragPages(by: -100)
    case .grabbed:
      stage.select(1)
      stage.run(for: 0.1)
      stage.dragPages(by: 200)
    case .back: stage.select(0)
    case .jump: stage.select(1, animated: false)
    }
    stage.run(for: 2)
    stage.settle()
    for row in hidden { #expect(abs(row.shown - row.expected) < 0.01) }
    if scenario != .jump { #expect(hidden.contains { $0.shown > 5 && $0.shown < 44 }) }
    #expect(insets[0].isSubset(of: [299]) && insets[1].isSubset(of: [250]))
    let index = [.tap: 1, .finish: 1, .cancel: 0, .grabbed: 0, .back: 0, .jump: 1][scenario]
    #expect(stage.container.selectedIndex == index && stage.container.tabBar.isHidden == (index == 1))
    #expect(before.0 == stage.page(0).scrolled && !stage.container.isTabBarHidden && stage.issues == [])
  }

  @Test("by a page does not move a collapsed header", arguments: Contract.orders)
  func collapsed(_ order: Stage.CompletionOrder) {
    let stage = HeaderStage(rows: [300, 3, 40], completions: order)
    stage.pages[1].hidesContainerTabBarWhenSelected = true
    stage.page(0).scrolled = 400
    var heights: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in heights.insert(stage.controller.headerHeight) }
    stage.dragPages(by: -300)
    stage.settle()
    #expect(stage.container.selectedIndex == 1 && stage.page(1).contentTop == stage.headerBottom)
    stage.dragPages(by: 100)
    stage.settle()
    #expect(stage.container.selectedIndex == 1 && stage.container.tabBar.isHidden)
    stage.dragPages(by: 300)
    stage.settle()
    #expect(stage.container.selectedIndex == 0 && stage.page(0).scrolled == 400 && stage.barTop == stage.headerBottom)
    #expect(heights == [44] && stage.issues == [])
  }

  @Test(
    "may be hidden in the middle of a transition, which arrives as before, and the header has not moved",
    arguments: Contract.orders, [-300, -100])
  func during(_ order: Stage.CompletionOrder, _ distance: CGFloat) {
    let stage = HeaderStage(rows: [300, 3, 40], completions: order)
    stage.page(0).scrolled = 60
    stage.dragPages(by: distance, release: false)
    let rows = Self.record(stage) {
      stage.container.setTabBarHidden(true, animated: true)
      stage.run(for: 0.4)
      #expect((0...1).allSatisfy { stage.page($0).list.adjustedContentInset.top == 250 })
      #expect((0...1).allSatisfy { stage.page($0).scrolled == 60 })
      stage.touch(.ended, at: CGPoint(x: 370 + distance, y: 600))
      stage.settle()
    }
    #expect(rows.allSatisfy { $0.header == 190 && $0.bar?.lowerBound ?? 190 == 190 })
    #expect(stage.container.selectedIndex == (distance == -300 ? 1 : 0) && stage.selected!.scrolled == 60)
    #expect(stage.selected!.contentTop == stage.headerBottom && stage.container.tabBar.isHidden && stage.issues == [])
  }

  @Test("by its own `isHidden`, or that of a bar of the app's, leaves no space", arguments: [false, true])
  func byItself(_ isCustom: Bool) {
    let (stage, plain) = (HeaderStage(), PlainBar())
    if isCustom { stage.container.customTabBar = plain }
    stage.settle()
    let bar: UIView = isCustom ? plain : stage.container.tabBar
    let height: CGFloat = isCustom ? 30 : 49
    #expect(stage.page(0).contentTop == 250 + height)
    for hides in [true, false] {
      bar.isHidden = hides
      // A change of the app's own bar is noticed in the next layout.
      if isCustom { bar.superview?.setNeedsLayout() }
      stage.frame()
      #expect(stage.page(0).list.adjustedContentInset.top == (hides ? 250 : 250 + height))
      #expect(stage.page(0).contentTop == (hides ? 250 : 250 + height) && bar.isHidden == hides)
    }
    #expect(!stage.container.isTabBarHidden && stage.issues == [])
  }

  @Test("from the start takes no space, also if another bar is set, and the header's controller is made later")
  func early() {
    let container = ContainerViewController(viewControllers: HeaderStage.lists([300, 3]))
    container.isTabBarHidden = true
    let stage = ContainerStage(container: container)
    #expect(container.tabBar.isHidden)
    let header = PlainHeader()
    let controller = ContainerHeaderViewController(headerView: header, container: container)
    stage.window.rootViewController = controller
    stage.settle()
    let list = container.viewControllers[0] as! RowsPage
    func top() -> CGFloat { list.contentTop - header.convert(header.bounds, to: nil).maxY }
    #expect(container.tabBar.isHidden && container.isTabBarHidden && top() == 0)
    let other = PlainBar()
    container.customTabBar = other
    stage.settle()
    #expect(other.isHidden && !container.tabBar.isHidden && top() == 0)
    container.isTabBarHidden = false
    stage.settle()
    #expect(!other.isHidden && top() == 30 && other.convert(other.bounds, to: nil).maxY == list.contentTop)
  }

  @Test("moves by the fraction that the app sets, and lays out the pages only at its ends")
  func fraction() {
    let stage = HeaderStage()
    let (list, container) = (stage.page(0), stage.container)
    list.scrolled = 1000
    stage.settle()
    var rows: [CGFloat] = []
    for fraction in [0.25, 0.5, 1, 0.5, 0] as [CGFloat] {
      let layouts = list.layouts
      container.tabBarHiddenFraction = fraction
      stage.frame()
      let row = Self.row(stage)
      #expect(row.header == 94 && abs((row.bar?.upperBound ?? 94) - 94 - 49 * (1 - fraction)) < 0.01)
      #expect(fraction.rounded() == fraction || list.layouts == layouts)
      rows.append(list.list.adjustedContentInset.top)
    }
    #expect(rows == [299, 299, 250, 250, 299] && list.scrolled == 1000 && stage.issues == [])
  }

  @Test("leaves a refresh control above the header", arguments: Contract.orders)
  func refresh(_ order: Stage.CompletionOrder) {
    let (stage, control) = (HeaderStage(completions: order), UIRefreshControl())
    stage.controller.refreshControl = control
    stage.settle()
    stage.pull(from: 350, by: 450, hold: 0.1)
    stage.run(for: 1.5)
    #expect(control.isRefreshing && stage.controller.headerHeight == 260)
    // The position in a frame does not contain the transform that shows the control above the header.
    func wheel() -> CGFloat {
      let shift = (control.layer.presentation() ?? control.layer).sublayerTransform.m42
      return stage.presentation(of: control.subviews[0]).frame.midY + shift
    }
    let shown = wheel()
    var wheels: [CGFloat] = []
    let rows = Self.record(stage) {
      let record = stage.onFrame
      stage.onFrame = {
        record?($0)
        wheels.append(wheel())
      }
      stage.container.setTabBarHidden(true, animated: true)
      stage.run(for: 0.5)
    }
    #expect(shown > 50 && shown < 110 && wheels.allSatisfy { abs($0 - shown) < 0.01 })
    #expect(rows.allSatisfy { $0.header == 310 } && stage.page(0).contentTop == 310)
    control.endRefreshing()
    stage.settle()
    #expect(stage.headerBottom == 250 && stage.page(0).contentTop == 250 && stage.issues == [])
  }

  @Test("receives touches beyond its bounds at rest, and none above its place while it leaves")
  func touches() {
    final class Raised: PlainBarView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -20).contains(point)
      }
    }
    let (stage, bar) = (HeaderStage(), Raised())
    stage.container.customTabBar = bar
    stage.settle()
    func hit(_ y: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: 200, y: y), with: nil) }
    #expect(hit(235) === bar && hit(255) === bar)
    stage.container.tabBarHiddenFraction = 0.5
    #expect(hit(235) !== bar && hit(255) === bar)
    stage.container.isTabBarHidden = true
    #expect(hit(255) !== bar)
  }
}

@MainActor private class PlainBarView: UIView, ContainerTabBar {
  var items: [ContainerTabItem] = []
  var onSelect: ((Int) -> Void)?
  func update(_ state: ContainerTabBarState) {}
}
