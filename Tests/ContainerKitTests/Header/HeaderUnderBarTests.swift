import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A header under the transparent bar of a navigation controller, which is 44 points high and below the status bar of 50 points.
@MainActor private final class UnderBarStage: HeaderStage {
  static let bar: CGFloat = 94
  let navigation = UINavigationController()

  init(_ pages: [UIViewController], minimum: CGFloat = 0, height: CGFloat = 300) {
    let navigation = navigation
    super.init(pages, minimum: minimum, height: height) {
      let controller = ContainerHeaderViewController(headerView: $0, container: $1)
      controller.extendsHeaderUnderTopSafeArea = true
      return controller
    } root: { controller in
      navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
      navigation.navigationBar.shadowImage = UIImage()
      navigation.pushViewController(controller, animated: false)
      return navigation
    }
  }

  convenience init(rows: [Int] = [300, 3, 40], minimum: CGFloat = 0, height: CGFloat = 300) {
    self.init(Self.lists(rows), minimum: minimum, height: height)
  }

  var headerTop: CGFloat { header.convert(header.bounds, to: nil).minY }
}

@MainActor @Suite("A header under a transparent navigation bar", .serialized) struct HeaderUnderBarTests {
  @Test(
    "begins at the top of the view, and collapses until the tabs are below the bar by the minimum height",
    arguments: [0, 44] as [CGFloat])
  func collapse(_ minimum: CGFloat) {
    let stage = UnderBarStage(minimum: minimum)
    let (page, bar) = (stage.page(0), stage.container.tabBar.barHeight)
    #expect(stage.headerTop == 0 && stage.header.bounds.height == 300)
    #expect(page.list.adjustedContentInset.top == 300 + bar)
    for (offset, height) in [(0, 206), (30, 176), (206 - minimum, minimum), (5000, minimum), (10, 196), (-80, 206)] {
      page.scrolled = offset
      #expect(stage.controller.headerHeight == height, "at \(offset)")
      #expect(stage.barTop == UnderBarStage.bar + height && stage.headerBottom == stage.barTop, "at \(offset)")
      #expect(page.contentTop == stage.barBottom || offset < 0 || offset > 206 - minimum, "at \(offset)")
    }
    #expect(stage.issues == [])
  }

  @Test("has tabs at the same positions as one below the bar that is lower by the bar")
  func positions() {
    let positions = [true, false].map { extends -> [CGFloat] in
      let stage = UnderBarStage(minimum: 20, height: extends ? 300 : 206)
      stage.controller.extendsHeaderUnderTopSafeArea = extends
      stage.settle()
      return [0, 40, 300, -20].flatMap { offset -> [CGFloat] in
        stage.page(0).scrolled = offset
        return [stage.barTop, stage.controller.headerHeight, stage.page(0).contentTop]
      }
    }
    #expect(positions[0] == positions[1] && Set(positions[0]).count > 6)
  }

  @Test("has a safe area below the bar, which is the same in each frame, and lays out nothing as it moves")
  func safeArea() {
    let stage = UnderBarStage()
    stage.controller.allowsHeaderOverscroll = true
    stage.settle()
    let before = stage.header.layouts
    var insets: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in insets.insert(stage.header.safeAreaInsets.top) }
    stage.pull(from: 600, by: -250)
    stage.settle()
    #expect(stage.controller.headerHeight == 0)
    stage.page(0).scrolled = 0
    stage.pull(from: 500, by: 200, hold: 0.1, release: false)
    #expect(stage.controller.headerHeight > 250)
    #expect(insets == [UnderBarStage.bar] && stage.header.layouts == before && stage.issues == [])
  }

  @Test("is at least as high as the safe area, measures itself with it, and follows it in a rotation")
  func rotation() {
    let (controllerHeader, page) = (CountingView(), RowsPage("A", rows: 300))
    let label = UILabel()
    label.text = "Mira"
    label.translatesAutoresizingMaskIntoConstraints = false
    controllerHeader.addSubview(label)
    let guide = controllerHeader.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor), label.heightAnchor.constraint(equalToConstant: 120),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    ])
    let stage = HeaderStage([page]) { _, container in
      let controller = ContainerHeaderViewController(headerView: controllerHeader, container: container)
      controller.extendsHeaderUnderTopSafeArea = true
      return controller
    }
    func check(_ top: CGFloat, _ height: CGFloat = 120) {
      #expect(controllerHeader.bounds.height == top + height && stage.controller.headerHeight == height)
      #expect(controllerHeader.safeAreaInsets.top == top && stage.barTop == top + height)
      #expect(label.convert(label.bounds, to: nil).minY == top && page.contentTop == stage.barBottom)
    }
    check(50)
    stage.safeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.settle()
    check(20)
    stage.safeAreaInsets = .zero
    stage.settle()
    check(0)
    // Collapsed, it stays as it is.
    page.scrolled = 1000
    stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    stage.resize(to: CGSize(width: 390, height: 844))
    stage.settle()
    #expect(stage.controller.headerHeight == 44 && stage.barTop == 94)
    page.scrolled = 0
    check(50)
    #expect(stage.issues == [])
  }

  @Test("that is lower than the bar covers it, and does not collapse")
  func low() {
    let stage = UnderBarStage(height: 30)
    for offset in [0, 100, 4000, -30] as [CGFloat] {
      stage.page(0).scrolled = offset
      #expect(stage.controller.headerHeight == 0 && stage.barTop == UnderBarStage.bar, "\(offset)")
      #expect(stage.headerTop == 0, "\(offset)")
    }
    #expect(stage.issues == [])
  }

  @Test("is met by short pages, with fingers and without, and stays in each frame while it is collapsed")
  func pages() {
    let stage = UnderBarStage()
    stage.page(0).scrolled = 2000
    var tops: Set<CGFloat> = []
    stage.onFrame = { [unowned stage] _ in tops.insert(stage.barTop) }
    stage.dragPages(by: -100)
    stage.settle()
    #expect(stage.container.selectedIndex == 0 && stage.page(0).scrolled == 2000)
    stage.dragPages(by: -300)
    stage.settle()
    #expect(stage.container.selectedIndex == 1 && stage.page(1).scrolled == 206)
    stage.show(2, animated: true)
    #expect(tops == [UnderBarStage.bar] && stage.page(2).contentTop == stage.barBottom)
    stage.pull(from: 600, by: 150, hold: 0.1)
    stage.settle()
    #expect(stage.barTop > UnderBarStage.bar + 100 && stage.page(2).contentTop == stage.barBottom)
    #expect(stage.issues == [])
  }

  @Test("is as it was when a pushed page is popped, also one that hides the bar", arguments: [false, true])
  func pushed(_ hidesBar: Bool) {
    let stage = UnderBarStage()
    for offset in [0, 100, 1000] as [CGFloat] {
      stage.page(0).scrolled = offset
      stage.settle()
      let before = [stage.barTop, stage.controller.headerHeight, stage.page(0).scrolled, stage.page(0).contentTop]
      let next = UIViewController()
      stage.navigation.setNavigationBarHidden(hidesBar, animated: true)
      stage.navigation.pushViewController(next, animated: true)
      stage.settle()
      #expect(stage.controller.view.window == nil)
      stage.navigation.setNavigationBarHidden(false, animated: true)
      stage.navigation.popViewController(animated: true)
      stage.settle()
      #expect(
        [stage.barTop, stage.controller.headerHeight, stage.page(0).scrolled, stage.page(0).contentTop] == before,
        "\(offset)")
    }
    #expect(stage.issues == [])
  }

  @Test("can be extended and shortened at any time")
  func toggled() {
    let stage = UnderBarStage()
    let frames = [false, true].map { extends -> [CGFloat] in
      stage.controller.extendsHeaderUnderTopSafeArea = extends
      stage.settle()
      stage.page(0).scrolled = 50
      return [
        stage.headerTop, stage.header.safeAreaInsets.top, stage.controller.headerHeight, stage.barTop,
        stage.page(0).scrolled,
      ]
    }
    #expect(frames == [[44, 0, 250, 344, 50], [-50, 94, 156, 250, 50]])
    #expect(stage.controller.children.count == 2 && stage.issues == [])
  }

  @Test("passes touches to its controls and to the page in the part above the safe area, too")
  func touches() {
    let stage = HeaderStage(minimum: 0)
    stage.controller.extendsHeaderUnderTopSafeArea = true
    stage.settle()
    stage.tap(at: CGPoint(x: 70, y: 42))
    stage.settle()
    #expect(stage.header.taps == 1)
    stage.pull(from: 160, by: -120, hold: 0.3)
    stage.settle()
    let scrolled = stage.page(0).scrolled
    #expect(scrolled > 100 && scrolled < 150)
    stage.pull(from: 20, by: 80, hold: 0.3)
    stage.settle()
    #expect(stage.page(0).scrolled < scrolled - 60 && stage.issues == [])
  }
}
