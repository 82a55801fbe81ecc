import ContainerKitTesting
import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// Text and images are blurred if they are between pixels.
@MainActor @Suite("Everything in a bar", .serialized) struct WholePixelTests {
  enum Kind: String, CaseIterable {
    case titles, images, imagesAlone, badges, imagesWithBadges, pill, line, selectedFont, oddSizes, floating
    case oddFloating, external, oddContainer
  }

  enum Width: CaseIterable {
    case equal, title, fixed

    var value: ButtonTabBar.TabWidth {
      switch self {
      case .equal: .equal
      case .title: .title
      case .fixed: .fixed(71.3)
      }
    }
  }

  private static let titles = ["Home", "Search", "Messages", "Me", "Settings", "Favorites", "Downloads"]

  /// Makes a stage with a bar. An odd one has sizes, or is at a place, that are not whole pixels.
  private func stage(
    _ kind: Kind, _ width: ButtonTabBar.TabWidth, count: Int, scale: CGFloat, isMirrored: Bool,
    _ category: UIContentSizeCategory = .large
  ) -> (Stage, ContainerViewController) {
    let pages = (0..<count).map { index in
      let page = UIViewController()
      let title = Self.titles[index % Self.titles.count] + (index < Self.titles.count ? "" : " \(index)")
      let image = TabItemTests.image(kind == .oddSizes ? 23.3 : 24)
      page.title = title
      switch kind {
      case .images, .oddSizes: page.containerTabItem = ContainerTabItem(title: title, image: image)
      case .imagesAlone: page.containerTabItem = ContainerTabItem(title: "", image: image)
      case .badges: page.containerTabItem.badgeValue = ["", "3", "12"][index % 3]
      case .imagesWithBadges:
        page.containerTabItem = ContainerTabItem(title: title, image: image)
        page.containerTabItem.badgeValue = ["3", "", "12"][index % 3]
      default: break
      }
      return page
    }
    let container = ContainerViewController(viewControllers: pages)
    var appearance = container.tabBar.appearance
    appearance.tabWidth = width
    switch kind {
    case .pill: appearance.indicator = .pill()
    case .line:
      appearance.indicator = .line()
      appearance.indicator?.width = .fixed(20)
    case .selectedFont: appearance.selectedFont = .systemFont(ofSize: 15, weight: .bold)
    case .oddSizes:
      (appearance.tabPadding, appearance.minimumTabWidth, appearance.tabAlignment) = (7.3, 61.3, .center)
      appearance.tabInsets = .init(top: 1.3, leading: 3.4, bottom: 2.3, trailing: 5.1)
    case .floating: appearance.floating = .init()
    case .oddFloating: appearance.floating = .init(insets: .init(top: 7.3, left: 15.4, bottom: 9.1, right: 12.2))
    default: break
    }
    container.tabBar.appearance = appearance
    let stage = Stage(rootViewController: kind == .oddContainer ? parent(of: container) : container, scale: scale)
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.settings.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.settings.preferredContentSizeCategory = category
    switch kind {
    case .external:
      container.tabBarPlacement = .external
      container.tabBar.frame = CGRect(x: 10.3, y: 100.2, width: 331.7, height: 60.4)
      container.view.addSubview(container.tabBar)
    default: break
    }
    stage.run(for: 0.1)
    return (stage, container)
  }

  /// Returns a controller whose child the container is, at a place between pixels.
  private func parent(of container: ContainerViewController) -> UIViewController {
    let parent = UIViewController()
    parent.addChild(container)
    container.view.frame = CGRect(x: 10.3, y: 20.2, width: 331.7, height: 700.4)
    parent.view.addSubview(container.view)
    container.didMove(toParent: parent)
    return parent
  }

  /// Returns the views in the bar that are between pixels, of the shown titles, images, badges, pills, lines and tabs.
  private func misplaced(_ container: ContainerViewController, _ scale: CGFloat, while what: String = "") -> [String] {
    var found: [String] = []
    func isBetweenPixels(_ points: CGFloat) -> Bool {
      let pixels = points * scale
      return abs(pixels - pixels.rounded()) > 1e-4
    }
    func visit(_ view: UIView) {
      if view.isHidden || view.alpha == 0 { return }
      let frame = view.convert(view.bounds, to: nil)
      // Of a line, the ends count. The sizes of images are their own, and those of labels are not seen.
      let isLine = view is TabIndicator && container.tabBar.appearance.indicator?.isPill == false
      let edges: [CGFloat]? =
        switch view {
        case is TabButton, is TabBadge: [frame.minX, frame.minY, frame.maxX, frame.maxY]
        case is TabIndicator: isLine ? [frame.minX, frame.maxX] : [frame.minX, frame.minY, frame.maxX, frame.maxY]
        case is UILabel, is UIImageView: [frame.minX, frame.minY]
        default: nil
        }
      if let edges, edges.contains(where: isBetweenPixels) {
        found.append("\(what)\((view as? UILabel)?.text ?? "\(type(of: view))") \(edges)")
      }
      view.subviews.forEach(visit)
    }
    visit(container.tabBar)
    return found
  }

  private func gaps(_ container: ContainerViewController, _ isMirrored: Bool) -> [String] {
    let frames = container.tabBar.tabs.map(\.frame)
    return zip(frames, frames.dropFirst()).filter { one, next in
      abs(isMirrored ? one.minX - next.maxX : next.minX - one.maxX) > 1e-9
    }.map { "gap between \($0) and \($1)" }
  }

  @Test(
    "is on whole pixels of the window, and its tabs are side by side without gaps", arguments: Kind.allCases,
    [2, 3] as [CGFloat])
  func rest(_ kind: Kind, _ scale: CGFloat) {
    for width in Width.allCases {
      for count in [3, 5, 7, 12] {
        for isMirrored in [false, true] {
          let (stage, container) = self.stage(kind, width.value, count: count, scale: scale, isMirrored: isMirrored)
          container.selectedIndex = count / 2
          stage.run(for: 0.05)
          #expect(
            misplaced(container, stage.scale) + gaps(container, isMirrored) == [],
            "\(width), \(count) tabs, mirrored \(isMirrored)")
          stage.tearDown()
        }
      }
    }
  }

  @Test(
    "stays there in every Dynamic Type size",
    arguments: [.extraSmall, .medium, .extraLarge, .extraExtraExtraLarge, .accessibilityLarge]
      as [UIContentSizeCategory])
  func sizes(_ category: UIContentSizeCategory) {
    for kind in [.titles, .images, .badges, .pill, .floating] as [Kind] {
      for scale in [2, 3] as [CGFloat] {
        let (stage, container) = self.stage(kind, .equal, count: 5, scale: scale, isMirrored: false, category)
        #expect(misplaced(container, stage.scale) + gaps(container, false) == [], "\(kind), scale \(scale)")
        stage.tearDown()
      }
    }
  }

  @Test(
    "stays there while the tabs scroll with a finger that drags pages, that scrolls them, and afterwards",
    arguments: [2, 3] as [CGFloat], [false, true])
  func scrolling(_ scale: CGFloat, _ isMirrored: Bool) {
    let (stage, container) = self.stage(.images, .equal, count: 12, scale: scale, isMirrored: isMirrored)
    let scroller = container.tabBar.scroller
    container.selectedIndex = 5
    var found: [String] = []
    var offsets: Set<CGFloat> = []
    stage.onFrame = { _ in
      offsets.insert(scroller.contentOffset.x)
      found += misplaced(container, stage.scale, while: "\(container.transitionSnapshot?.percentComplete ?? 0): ")
    }
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 83, y: 300), duration: 0.3)
    stage.run(for: 2)
    let y = scroller.convert(scroller.bounds, to: nil).midY
    stage.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 123, y: y), duration: 0.2)
    stage.run(for: 2)
    #expect(found == [] && offsets.count > 20)
  }

  @Test("fills the bar with tabs of equal width, with each number of them", arguments: [2, 3] as [CGFloat])
  func filled(_ scale: CGFloat) {
    for count in 1...5 {
      let (stage, container) = self.stage(.imagesAlone, .equal, count: count, scale: scale, isMirrored: false)
      let frames = container.tabBar.tabs.map(\.frame)
      #expect(frames[0].minX == 0 && abs(frames[count - 1].maxX - 390) < 1e-9)
      #expect(frames.allSatisfy { abs($0.width - 390 / CGFloat(count)) < 1 / scale + 1e-9 })
      stage.tearDown()
    }
  }
}
