import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A tab's badge", .serialized) struct TabBadgeTests {
  private let stage = ContainerStage(["A"])

  /// Returns a bar of three tabs as wide as their contents, the middle one with a badge.
  private func bar(_ image: UIImage?, titles: [String], mirrored: Bool) -> ButtonTabBar {
    stage.settings.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    let bar = stage.addBar(titles: titles, mirrored: mirrored) {
      ($0.tabWidth, $0.tabPadding, $0.tabInsets.leading) = (.title, 10, 5)
    }
    bar.items = titles.map { ContainerTabItem(title: $0, image: image) }
    bar.items[1].badgeValue = "3"
    stage.frame()
    return bar
  }

  /// Returns the ends of each tab's contents in the order of the tabs, as distances from the leading edge of the bar.
  private func ends(_ bar: ButtonTabBar, mirrored: Bool) -> [(start: CGFloat, end: CGFloat)] {
    bar.tabs.map { tab in
      let parts = [
        tab.content.title.isEmpty ? nil : tab.title.frame, tab.currentImage.flatMap { _ in tab.imageView?.frame },
      ]
      let all = (parts + [tab.badge?.frame]).compactMap { $0 }
      let whole = all.dropFirst().reduce(all[0]) { $0.union($1) }.offsetBy(dx: tab.frame.minX, dy: 0)
      return mirrored ? (400 - whole.maxX, 400 - whole.minX) : (whole.minX, whole.maxX)
    }
  }

  enum Kind: CaseIterable { case titles, images, both }

  @Test(
    "makes a tab as wide as its contents wider on its own side only: the gaps are equal", arguments: Kind.allCases,
    [false, true])
  func gaps(_ kind: Kind, _ mirrored: Bool) {
    let bar = bar(
      kind == .titles ? nil : TabItemTests.image(20),
      titles: kind == .images ? ["", "", ""] : ["News", "Info", "Wallet"],
      mirrored: mirrored)
    let ends = ends(bar, mirrored: mirrored)
    let gaps = zip(ends, ends.dropFirst()).map { $1.start - $0.end }
    // Everything is on whole pixels, which are points here.
    #expect(abs(ends[0].start - 15) <= 1 && gaps.allSatisfy { abs($0 - 20) <= 2 }, "\(ends) \(gaps)")
    let widths = bar.tabs.map(\.frame.width)
    bar.items[1].badgeValue = nil
    stage.frame()
    #expect(bar.tabs[1].frame.width < widths[1] && bar.tabs[0].frame.width == widths[0])
    #expect(abs(ends[1].start - self.ends(bar, mirrored: mirrored)[1].start) <= 1)
  }

  @Test("leaves the contents of tabs of equal width in the middle")
  func centered() {
    let bar = bar(nil, titles: ["News", "Info", "Wallet"], mirrored: false)
    bar.appearance.tabWidth = .equal
    stage.frame()
    #expect(bar.tabs.allSatisfy { abs($0.title.frame.midX - $0.bounds.midX) <= 1 })
  }

  @Test("has a color of its own, of its first page, or of the appearance")
  func color() {
    let root = UIViewController()
    let container = ContainerViewController(viewControllers: [
      UIViewController(), UINavigationController(rootViewController: root),
    ])
    let stage = ContainerStage(container: container)
    for page in [container.viewControllers[0], root] { page.containerTabItem.badgeValue = "1" }
    func colors() -> [UIColor?] { container.tabBar.tabs.map { $0.badge?.backgroundColor } }
    stage.frame()
    #expect(colors() == [.systemRed, .systemRed])
    container.viewControllers[0].containerTabItem.badgeColor = .systemGreen
    root.containerTabItem.badgeColor = .systemBlue
    #expect(colors() == [.systemGreen, .systemBlue])
    container.tabBar.appearance.badgeColor = .systemOrange
    container.viewControllers[0].containerTabItem.badgeColor = nil
    container.viewControllers[1].containerTabItem.badgeColor = .systemPink
    #expect(colors() == [.systemOrange, .systemPink] && stage.faults == [])
  }
}
