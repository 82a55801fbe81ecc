import ContainerKitTesting
import Foundation
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

/// A bar that looks as those of iOS 26 do: a capsule of glass above the pages.
@MainActor @Suite("A bar that floats above the pages", .serialized) struct FloatingAppearanceTests {
  /// A page with stripes, so that what is behind the capsule matters.
  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple].enumerated() {
        let stripe = UIView(frame: CGRect(x: 78 * CGFloat(index), y: 0, width: 78, height: 844))
        stripe.backgroundColor = color
        view.addSubview(stripe)
      }
    }
  }

  private func stage(
    _ count: Int = 3, _ placement: ContainerTabBarPlacement = .bottom,
    insets: UIEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16),
    order: Stage.CompletionOrder = .afterFrame
  ) -> ContainerStage {
    let stage = ContainerStage((0..<count).map { "Tab \($0 + 1)" }, completions: order) { _ in Page() }
    stage.container.tabBarPlacement = placement
    stage.container.tabBar.appearance.floating = ButtonTabBar.Floating(insets: insets)
    stage.container.tabBar.appearance.configureWithDefaultBackground()
    stage.frame()
    return stage
  }

  private func png(_ stage: ContainerStage) -> Data? { UIImage(cgImage: stage.image()).pngData() }

  private func background(_ stage: ContainerStage) -> UIView { stage.container.tabBar.subviews[0] }

  @Test("is as wide as its tabs, at most as wide as the container allows, and its height is in the safe area")
  func frames() {
    for (count, width) in [(2, 144), (3, 216), (4, 288), (20, 358)] as [(Int, CGFloat)] {
      let stage = stage(count)
      let bar = stage.container.tabBar
      let capsule = CGRect(x: (390 - width) / 2, y: 8, width: width, height: 49)
      #expect(bar.frame == CGRect(x: 0, y: 844 - 65, width: 390, height: 65))
      #expect(background(stage).frame == capsule && bar.scroller.frame == capsule)
      #expect(bar.backgroundColor == nil && bar.separator.isHidden && bar.barHeight == 65)
      #expect(stage.pages[0].view.safeAreaInsets.bottom == 65)
      #expect(bar.scroller.isScrollEnabled == (count == 20))
    }
  }

  @Test("keeps its insets to the safe area, at the bottom and at the top")
  func placements() {
    let insets = UIEdgeInsets(top: 6, left: 20, bottom: 10, right: 30)
    for (placement, y) in [(.bottom, 844 - 34 - 10 - 49), (.top, 47 + 6)]
      as [(ContainerTabBarPlacement, CGFloat)]
    {
      let stage = stage(20, placement, insets: insets)
      stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      stage.frame()
      let bar = stage.container.tabBar
      let shown = bar.convert(bar.scroller.frame, to: stage.container.view)
      #expect(shown == CGRect(x: 20, y: y, width: 340, height: 49))
      let safe = stage.pages[0].view.safeAreaInsets
      #expect(placement == .top ? safe.top == 47 + 65 : safe.bottom == 34 + 65)
    }
  }

  @Test("goes back to a bar along the edge")
  func edge() {
    let stage = stage()
    let bar = stage.container.tabBar
    bar.appearance = ButtonTabBar.Appearance()
    stage.frame()
    #expect(bar.frame == CGRect(x: 0, y: 795, width: 390, height: 49) && bar.scroller.frame == bar.bounds)
    #expect(bar.backgroundColor == .systemBackground && !bar.separator.isHidden)
    #expect(bar.subviews.count == 2 && bar.scroller.layer.cornerRadius == 0)
    #expect(stage.pages[0].view.safeAreaInsets.bottom == 49)
  }

  @Test("leaves the touches beside the capsule to the page, and lets it be dragged there", arguments: [true, false])
  func touches(_ isBeside: Bool) {
    let stage = stage()
    let start = CGPoint(x: isBeside ? 360 : 290, y: 800)
    let hit = stage.window.hitTest(start, with: nil)
    #expect(hit?.isDescendant(of: stage.container.tabBar) == !isBeside)
    stage.drag(from: start, to: CGPoint(x: start.x - 250, y: 800), duration: 0.2)
    stage.finish()
    #expect(stage.container.selectedIndex == (isBeside ? 1 : 0) && stage.faults == [])
  }

  @Test("looks as before after a cancelled drag, pixel by pixel", arguments: Contract.orders)
  func cancelled(_ order: Stage.CompletionOrder) {
    let stage = stage(order: order)
    stage.container.tabBar.appearance.indicator = .line()
    stage.run(for: 0.1)
    let before = png(stage)
    stage.drag(by: -150)
    stage.finish()
    stage.run(for: 0.1)
    #expect(png(stage) == before && stage.faults == [])
  }
}
