import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The work of a collapsing header", .serialized) struct HeaderWorkTests {
  private final class MeasuredHeader: UIView {
    var fittings = 0

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      fittings += 1
      return CGSize(width: targetSize.width, height: 200)
    }
  }

  private final class Controller: ContainerHeaderViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  private final class Container: ContainerViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  @Test(
    "in a frame of a scroll is no measurement and no layout, also if UIKit lays out the area in which the header moves",
    arguments: [false, true])
  func scroll(_ isAreaLaidOut: Bool) throws {
    let (header, page) = (MeasuredHeader(), RowsPage("A", rows: 300))
    let container = Container(viewControllers: [page, RowsPage("B", rows: 300)])
    let controller = Controller(headerView: header, container: container)
    controller.minimumHeaderHeight = 44
    let stage = Stage(rootViewController: controller)
    stage.safeAreaInsets.top = 50
    stage.settle()
    var counts: [Int] { [header.fittings, controller.layouts, container.layouts, page.layouts] }
    let before = counts
    #expect(before.allSatisfy { $0 > 0 })
    let area = try #require(container.tabBar.superview)
    var seen: [CGFloat] = []
    stage.onFrame = { _ in
      seen.append(controller.headerHeight)
      if isAreaLaidOut { area.setNeedsLayout() }
    }
    stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 450), duration: 0.3, steps: 18)
    stage.run(for: 0.5)
    stage.onFrame = nil
    stage.settle()
    #expect(Set(seen).count > 10 && controller.headerHeight == 44)
    #expect(counts == before)
  }

  @Test("is one measurement for a change of the bar's height, of the bar or of the pages")
  func changes() {
    let (header, page) = (MeasuredHeader(), RowsPage("A", rows: 300))
    let container = Container(viewControllers: [page, RowsPage("B", rows: 300)])
    let controller = Controller(headerView: header, container: container)
    let stage = Stage(rootViewController: controller)
    stage.settle()
    let old = page.list.adjustedContentInset.top
    container.tabBar.appearance.floating = ButtonTabBar.Floating()
    stage.settle()
    #expect(page.list.adjustedContentInset.top > old && page.contentTop == 200 + container.tabBar.barHeight)
    let before = header.fittings
    container.viewControllers.removeLast()
    stage.settle()
    #expect(header.fittings == before + 1)
  }

  @Test("that snaps ends after two tries if the app scrolls the page back", arguments: [false, true])
  func snaps(_ isLater: Bool) {
    final class Pin: NSObject, UIScrollViewDelegate {
      var distance: CGFloat?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard let distance else { return }
        let y = distance - scrollView.adjustedContentInset.top
        if scrollView.contentOffset.y != y { scrollView.contentOffset.y = y }
      }
    }
    let (page, pin) = (RowsPage("A", rows: 300), Pin())
    let head = HeaderStage([page])
    head.controller.snapThreshold = 0.5
    page.list.delegate = pin
    head.settle()
    head.drag(
      from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 500), duration: 0.3, steps: 18, hold: 0.2, release: false)
    head.run(for: 0.6)
    let held = page.scrolled
    #expect(held > 80 && held < 120)
    if isLater {
      head.onFrame = { _ in if abs(page.scrolled - held) > 20 { page.scrolled = held } }
    } else {
      pin.distance = held
    }
    head.touch(.ended, at: CGPoint(x: 300, y: 500))
    #expect(head.settle(limit: 3))
    #expect(page.scrolled > 60 && page.scrolled < 140)
    (pin.distance, head.onFrame) = (nil, nil)
    // The next scroll snaps again.
    head.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 580), duration: 0.3, steps: 18, hold: 0.2)
    #expect(head.settle() && head.controller.headerHeight == 44)
  }
}
