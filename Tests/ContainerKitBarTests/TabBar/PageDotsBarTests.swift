import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A bar of page dots", .serialized) struct PageDotsBarTests {
  private static let (current, other) = (UIColor.red, UIColor(red: 0, green: 0, blue: 1, alpha: 1))

  private func stage(
    _ count: Int = 4, fps: Double = 60, mirrored: Bool = false, width: CGFloat? = nil
  ) -> (stage: ContainerStage, bar: PageDotsBar) {
    let stage = ContainerStage((0..<count).map { "Page \($0)" }, fps: fps)
    let bar = PageDotsBar()
    (bar.currentPageIndicatorTintColor, bar.pageIndicatorTintColor) = (Self.current, Self.other)
    stage.settings.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    if let width {
      stage.container.tabBarPlacement = .external
      bar.frame = CGRect(x: 10, y: 100, width: width, height: 44)
      stage.container.view.addSubview(bar)
    }
    stage.container.customTabBar = bar
    stage.frame()
    return (stage, bar)
  }

  /// Returns the visible dots from left to right: their centers, their scales, and the fractions of the current color.
  private func dots(_ bar: PageDotsBar) -> [(x: CGFloat, scale: CGFloat, fraction: CGFloat)] {
    bar.subviews.filter { $0.transform.a > 1e-9 }.sorted { $0.center.x < $1.center.x }.map { dot in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      dot.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return (dot.center.x, dot.transform.a, red)
    }
  }

  @Test(
    "moves the current color with the progress, in each frame, and back at a cancel", arguments: ContentViewTests.rates,
    [false, true])
  func progress(fps: Double, mirrored: Bool) {
    let (stage, bar) = stage(fps: fps, mirrored: mirrored)
    let centers: [CGFloat] = [168, 186, 204, 222]
    func shown() -> [CGFloat] {
      let dots = dots(bar)
      #expect(dots.map(\.x) == centers && dots.map(\.scale) == [1, 1, 1, 1])
      return mirrored ? dots.map(\.fraction).reversed() : dots.map(\.fraction)
    }
    #expect(shown() == [1, 0, 0, 0])
    var (from, to, frames) = (0, 1, 0)
    stage.onFrame = { _ in
      guard let percent = stage.container.transitionSnapshot?.percentComplete else { return }
      frames += 1
      let expected = (0..<4).map { $0 == to ? percent : $0 == from ? 1 - percent : 0 }
      #expect(zip(shown(), expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(shown()) \(expected)")
    }
    let side: CGFloat = mirrored ? -1 : 1
    stage.drag(by: -250 * side)
    stage.finish()
    #expect(shown() == [0, 1, 0, 0])
    (from, to) = (1, 2)
    stage.drag(by: -120 * side, hold: 0.3, release: false)
    stage.run(for: 0.5)
    stage.touch(.cancelled, at: CGPoint(x: 195, y: 300))
    stage.finish()
    #expect(shown() == [0, 1, 0, 0] && frames > Int(fps / 2) && stage.faults == [])
  }

  @Test("passes the pages between on the way to a far one")
  func far() {
    let bar = PageDotsBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.semanticContentAttribute = .forceLeftToRight
    (bar.currentPageIndicatorTintColor, bar.pageIndicatorTintColor) = (Self.current, Self.other)
    bar.items = (0..<5).map { _ in ContainerTabItem() }
    bar.layoutIfNeeded()
    let rows = [0, 0.25, 0.5, 1].map { progress in
      bar.update(ContainerTabBarState(selectedIndex: 4, incomingIndex: 0, progress: progress))
      return dots(bar).map(\.fraction)
    }
    #expect(rows == [[0, 0, 0, 0, 1], [0, 0, 0, 1, 0], [0, 0, 1, 0, 0], [1, 0, 0, 0, 0]])
  }

  @Test(
    "selects the next page for a tap on the trailing half, the previous one on the leading half, and none beyond",
    arguments: [false, true])
  func taps(mirrored: Bool) {
    let (stage, bar) = stage(3, mirrored: mirrored)
    func tap(trailing: Bool) -> Int {
      stage.tap(at: bar.convert(CGPoint(x: trailing != mirrored ? 380 : 10, y: 22), to: nil))
      stage.finish()
      return stage.container.selectedIndex
    }
    #expect([false, true, true, true, false].map(tap) == [0, 1, 2, 2, 1])
    // A tap is an ordinary request, which the delegate can refuse.
    stage.delegate.allowsSelection = false
    #expect([true, false, true].map(tap) == [1, 1, 1] && stage.faults == [])
  }

  @Test("counts a second tap from the page for which the first one asked")
  func quickTaps() {
    let (stage, bar) = stage(5)
    for _ in 0..<3 {
      stage.tap(at: bar.convert(CGPoint(x: 380, y: 22), to: nil))
      stage.run(for: 0.1)
    }
    stage.finish()
    #expect(stage.container.selectedIndex == 3)
    // In a drag, the nearer page counts.
    var selected: [Int] = []
    bar.onSelect = { selected.append($0) }
    for (progress, step) in [(0.2, 2), (0.7, 3)] as [(CGFloat, Int)] {
      bar.update(ContainerTabBarState(selectedIndex: 1, incomingIndex: 2, progress: progress))
      bar.accessibilityIncrement()
      #expect(selected.last == step)
    }
  }

  @Test("is one adjustable element for VoiceOver, with the page's label and its number")
  func spoken() {
    let spoken = SpokenContainer(["A", "B", "C"])
    let bar = PageDotsBar()
    spoken.container.customTabBar = bar
    spoken.stage.frame()
    func last() -> String? { spoken.voice.spoken.last }
    #expect(last() == "A, Page 1 of 3, adjustable" && spoken.voice.spoken.count == 3)
    #expect(spoken.voice.focus("A"))
    spoken.voice.increment()
    spoken.stage.finish()
    #expect(last() == "B, Page 2 of 3, adjustable" && spoken.container.selectedIndex == 1)
    spoken.voice.focus("B")
    spoken.voice.decrement()
    spoken.stage.finish()
    #expect(last() == "A, Page 1 of 3, adjustable" && spoken.container.selectedIndex == 0)
    spoken.container.viewControllers[1].containerTabItem.isEnabled = false
    spoken.voice.focus("A")
    spoken.voice.increment()
    spoken.stage.finish()
    #expect(last() == "C, Page 3 of 3, adjustable")
    spoken.container.viewControllers[2].containerTabItem.title = ""
    #expect(last() == "Page 3 of 3, adjustable")
    (bar.accessibilityLabel, bar.accessibilityValue) = ("Pages", "three")
    #expect(last() == "Pages, three, adjustable")
    #expect(spoken.stage.faults == [])
    // Before the bar is updated to fewer items.
    (bar.accessibilityLabel, bar.accessibilityValue) = (nil, nil)
    bar.items.removeLast()
    #expect(bar.accessibilityLabel == nil && bar.accessibilityValue == nil)
    bar.accessibilityDecrement()
    #expect(spoken.container.selectedIndex == 2)
  }

  @Test("has no dot for a tab that acts, passes over a disabled one, and has none without tabs")
  func tabs() {
    var acted = 0
    let container = ContainerViewController(tabs: [
      ContainerTab(title: "A", identifier: "a") { UIViewController() },
      ContainerTab(title: "Act", identifier: "act", action: { acted += 1 }),
      ContainerTab(title: "B", identifier: "b") { UIViewController() },
      ContainerTab(title: "C", identifier: "c") { UIViewController() },
    ])
    let bar = PageDotsBar()
    container.customTabBar = bar
    let stage = ContainerStage(container: container)
    stage.run(for: 0.1)
    #expect(bar.subviews.count == 3 && bar.accessibilityValue == "Page 1 of 3")
    bar.accessibilityIncrement()
    stage.settle()
    #expect(container.selectedTab?.identifier == "b" && bar.accessibilityValue == "Page 2 of 3")
    container.tabs[0].item.isEnabled = false
    bar.accessibilityDecrement()
    stage.settle()
    #expect(container.selectedTab?.identifier == "b" && acted == 0)
    container.setTabs([], animated: false)
    stage.run(for: 0.1)
    #expect(bar.subviews.isEmpty && bar.accessibilityElementsHidden && bar.accessibilityValue == nil)
    bar.accessibilityIncrement()
    let source = SourceStage()
    let none = PageDotsBar()
    source.container.customTabBar = none
    source.container.isTabBarHidden = false
    source.run(for: 0.1)
    #expect(none.subviews.isEmpty && none.accessibilityElementsHidden)
  }

  @Test(
    "shows a part of 30 dots in 320 points, with smaller ones at the ends beyond which there are more",
    arguments: [false, true])
  func many(mirrored: Bool) {
    let (stage, bar) = stage(30, mirrored: mirrored, width: 320)
    let small: [CGFloat] = [0.5, 0.75]
    func row(_ start: [CGFloat], _ end: [CGFloat]) -> [CGFloat] {
      start + Array(repeating: 1, count: 15 - start.count - end.count) + end
    }
    // The selected page, the scales, and the position of the current color among the dots.
    let rows: [(page: Int, scales: [CGFloat], current: Int)] = [
      (0, row([], small.reversed()), 0), (7, row([], small.reversed()), 7), (8, row(small, small.reversed()), 7),
      (15, row(small, small.reversed()), 7), (21, row(small, small.reversed()), 7), (22, row(small, []), 7),
      (29, row(small, []), 14),
    ]
    for expected in rows {
      stage.container.selectedIndex = expected.page
      stage.frame()
      let dots = mirrored ? dots(bar).reversed() : dots(bar)
      let (scales, fractions, centers) = (dots.map(\.scale), dots.map(\.fraction), dots.map(\.x).sorted())
      let marked: [CGFloat] = (0..<15).map { $0 == expected.current ? 1 : 0 }
      let positions: [CGFloat] = (0..<15).map { 34 + 18 * CGFloat($0) }
      #expect(scales.count == 15 && zip(scales, expected.scales).allSatisfy { abs($0 - $1) < 1e-9 }, "\(expected)")
      #expect(fractions == marked, "\(expected)")
      #expect(centers == positions)
    }
    #expect(bar.subviews.count == 16 && bar.intrinsicContentSize == CGSize(width: 560, height: 44))
  }

  @Test(
    "moves many dots without a jump, wherever the current page is, also if only one or three fit",
    arguments: [1, 2, 3, 4, 5, 9, 29, 30, 31], [(40, 1), (90, 3), (160, 7)] as [(CGFloat, Int)])
  func steadily(count: Int, room: (width: CGFloat, dots: Int)) {
    let bar = PageDotsBar(frame: CGRect(x: 0, y: 0, width: room.width, height: 44))
    bar.items = (0..<count).map { _ in ContainerTabItem() }
    bar.layoutIfNeeded()
    var last: [(x: CGFloat, scale: CGFloat, fraction: CGFloat)] = []
    for step in 0...max(count - 1, 0) * 10 {
      let (page, progress) = (step / 10, CGFloat(step % 10) / 10)
      bar.update(
        ContainerTabBarState(selectedIndex: page, incomingIndex: progress > 0 ? page + 1 : nil, progress: progress))
      let shown = dots(bar)
      #expect(shown.allSatisfy { $0.x >= 0 && $0.x <= room.width && $0.scale <= 1 })
      #expect(shown.count <= room.dots + 1 && (progress > 0 || shown.map(\.scale).max() == 1))
      for dot in shown where !last.isEmpty && dot.scale > 0.2 {
        let nearest = last.min { abs($0.x - dot.x) < abs($1.x - dot.x) }!
        #expect(abs(nearest.x - dot.x) < 2 && abs(nearest.scale - dot.scale) < 0.2, "\(count) \(step)")
      }
      last = shown
    }
    #expect(last.count == min(count, room.dots))
  }

  @Test(
    "is at the edge that faces the pages, in the safe area, with dots that grow with the Dynamic Type size, up to twice"
  )
  func places() {
    let (stage, bar) = stage()
    stage.window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    #expect(bar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    func rows() -> [CGFloat] {
      let (first, second) = (bar.subviews[0], bar.subviews[1])
      return [first.center.y, first.bounds.width, second.center.x - first.center.x]
    }
    #expect(rows() == [22, 8, 18])
    stage.container.tabBarPlacement = .top
    stage.frame()
    #expect(rows() == [69, 8, 18])
    stage.settings.preferredContentSizeCategory = .extraSmall
    stage.frame()
    #expect(rows() == [69, 8, 18])
    stage.settings.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.frame()
    #expect(rows() == [69, 16, 36] && bar.subviews[0].layer.cornerRadius == 8)
    #expect(bar.barHeight == 44 && stage.faults == [])
  }

  @Test("has the label's colors, in dark mode, too")
  func colors() {
    let (stage, bar) = stage()
    (bar.currentPageIndicatorTintColor, bar.pageIndicatorTintColor) = (nil, nil)
    #expect(bar.subviews.map(\.backgroundColor) == [.label, .tertiaryLabel, .tertiaryLabel, .tertiaryLabel])
    stage.settings.userInterfaceStyle = .dark
    stage.frame()
    #expect(
      bar.subviews[0].layer.backgroundColor == UIColor.label.resolvedColor(with: stage.window.traitCollection).cgColor)
  }

  @Test("lays out nothing in a frame of a transition")
  func frames() {
    let (stage, bar) = stage(30, width: 320)
    stage.container.selectedIndex = 14
    stage.run(for: 0.1)
    stage.drag(by: -200, hold: 0, release: false)
    stage.run(for: 0.1)
    var waiting = 0
    stage.onFrame = { _ in waiting += ([bar] + bar.subviews).filter { $0.layer.needsLayout() }.count }
    let before = dots(bar).map(\.x)
    stage.run(for: 0.3)
    #expect(dots(bar).map(\.x) != before && waiting == 0)
  }
}
