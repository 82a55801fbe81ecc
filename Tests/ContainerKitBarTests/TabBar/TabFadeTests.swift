import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Tabs that fade at the ends", .serialized) struct TabFadeTests {
  private let stage = ContainerStage(["A"])

  private func bar(_ count: Int = 8, mirrored: Bool = false) -> ButtonTabBar {
    stage.addBar(titles: (0..<count).map { "T\($0)" }, mirrored: mirrored) {
      ($0.tabWidth, $0.fadesEnds) = (.fixed(100), true)
    }
  }

  private func colors(_ bar: ButtonTabBar) -> [CGFloat] {
    ((bar.scroller.mask?.layer as? CAGradientLayer)?.colors as? [CGColor] ?? []).map(\.alpha)
  }

  @Test("do so by the distance to each end, wherever the first tab is", arguments: [false, true])
  func ends(_ mirrored: Bool) {
    let bar = bar(mirrored: mirrored)
    var rows: [[CGFloat]] = []
    for offset in [-30, 0, 12, 24, 200, 388, 400, 430] as [CGFloat] {
      bar.scroller.contentOffset.x = offset
      stage.frame()
      #expect(bar.scroller.mask?.frame == bar.scroller.bounds)
      rows.append([colors(bar)[0], colors(bar)[3]])
      #expect(Array(colors(bar)[1...2]) == [1, 1])
    }
    #expect(rows == [[1, 0], [1, 0], [0.5, 0], [0, 0], [0, 0], [0, 0.5], [0, 1], [0, 1]])
  }

  @Test("lose their color over 24 points at that end")
  func pixels() {
    let bar = bar()
    bar.backgroundColor = .white
    bar.appearance.indicator = .pill(color: .red)
    bar.appearance.indicator?.width = .tab
    bar.appearance.indicator?.insets = .init()
    bar.appearance.indicator?.cornerRadius = 0
    bar.update(ContainerTabBarState(selectedIndex: 3))
    bar.frame.origin.x = -10
    func greens() -> [Int] {
      stage.frame()
      let image = stage.image()
      return [310, 365, 378, 389].map { Int(image.pixel(x: $0, y: 105).g) }
    }
    bar.scroller.contentOffset.x = 0
    let faded = greens()
    #expect(faded[0] == 0 && faded[1] == 0 && abs(faded[2] - 128) < 10 && faded[3] > 240)
    bar.appearance.fadesEnds = false
    #expect(greens() == [0, 0, 0, 0] && bar.scroller.mask == nil)
  }

  @Test("have no mask while they all fit")
  func fitting() {
    let bar = bar(4)
    #expect(bar.scroller.mask == nil)
    bar.items.append(ContainerTabItem(title: "T4"))
    stage.frame()
    #expect(bar.scroller.mask != nil && colors(bar) == [1, 1, 1, 0])
    bar.items.removeLast()
    stage.frame()
    #expect(bar.scroller.mask == nil)
  }

  @Test("follow a transition that scrolls them, in each frame")
  func transition() {
    let stage = ContainerStage((0..<20).map { "T\($0)" })
    let bar = stage.container.tabBar
    bar.appearance.fadesEnds = true
    stage.container.selectedIndex = 2
    stage.frame()
    var rows: [(offset: CGFloat, fade: CGFloat)] = []
    stage.onFrame = { _ in rows.append((bar.scroller.contentOffset.x, colors(bar)[0])) }
    stage.drag(by: -300)
    stage.finish()
    stage.tap(tab: 2)
    stage.finish()
    stage.drag(by: 300)
    stage.finish()
    #expect(rows.allSatisfy { abs($0.fade - (1 - min($0.offset / 24, 1))) < 1e-6 })
    #expect(Set(rows.map(\.fade)).count > 5 && stage.faults == [])
  }
}
