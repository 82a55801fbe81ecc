import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A trackpad", .serialized) struct TrackpadTests {
  private let page = CGPoint(x: 200, y: 300)

  @Test("drags pages as a finger does, slowly or fast", arguments: [false, true])
  func drags(_ isFast: Bool) {
    let stage = ContainerStage()
    stage.scroll(
      by: CGPoint(x: isFast ? -80 : -300, y: 0), at: page, duration: isFast ? 0.05 : 0.3, hold: isFast ? 0 : 0.2)
    stage.run(for: isFast ? 0.05 : 0.15)
    #expect(stage.container.transition?.isInteractive == true && stage.shownX(0) < 0)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
    stage.scroll(by: CGPoint(x: 100, y: 0), at: page, duration: 0.3, hold: 0.2)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }

  @Test("moves the pages like a finger that moves the same distance", arguments: [-110, 140, -300])
  func place(_ movement: CGFloat) {
    let positions = [true, false].map { isFinger -> [CGFloat] in
      let stage = ContainerStage()
      stage.container.selectedIndex = 1
      if isFinger {
        let end = CGPoint(x: page.x + movement, y: page.y)
        stage.drag(from: page, to: end, duration: 0.3, release: false)
      } else {
        stage.scroll(by: CGPoint(x: movement, y: 0), at: page, duration: 0.3, release: false)
      }
      return (0..<24).map { _ in
        stage.frame()
        return stage.shownX(1).rounded()
      }
    }
    #expect(positions[0] == positions[1] && abs(positions[0].last!) > abs(movement) - 30)
  }

  @Test("does not move the pages by vertical scrolling, on the bar, or with a notched wheel")
  func others() {
    let stage = ContainerStage()
    stage.scroll(by: CGPoint(x: -60, y: -200), at: page, duration: 0.2)
    stage.run(for: 0.3)
    stage.scroll(by: CGPoint(x: -200, y: 0), at: CGPoint(x: 200, y: 820), duration: 0.2)
    stage.run(for: 0.3)
    stage.wheel(CGPoint(x: -300, y: 0), at: page)
    stage.run(for: 0.3)
    #expect(stage.callLines.isEmpty && stage.faults == [])
  }

  @Test("drags the pages of an inner container before those of the outer one")
  func nested() {
    let inner = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    let stage = ContainerStage { $0 == "A" ? inner : UIViewController() }
    let selected = (0..<2).map { _ in
      stage.scroll(by: CGPoint(x: -300, y: 0), at: page, duration: 0.3, hold: 0.2)
      stage.run(for: 2)
      return [stage.container.selectedIndex, inner.selectedIndex]
    }
    #expect(selected == [[0, 1], [1, 1]])
  }
}

@MainActor @Suite("The pointer on the bar", .serialized) struct BarPointerTests {
  @Test("highlights the tab that it is over")
  func highlight() {
    let stage = ContainerStage()
    let shown = [1, 2, nil].map { index in
      stage.hover(at: index.map { CGPoint(x: 49 + 97 * CGFloat($0), y: 820) })
      stage.run(for: 0.3)
      return stage.container.tabBar.buttons.map(\.isHovered)
    }
    let (isDark, isLit) = (false, true)
    #expect(
      shown == [[isDark, isLit, isDark, isDark], [isDark, isDark, isLit, isDark], [isDark, isDark, isDark, isDark]])
  }

  @Test("scrolls a bar with many tabs by a wheel, without selecting a tab")
  func wheel() {
    let stage = ContainerStage((0..<20).map { "T\($0)" })
    let scroller = stage.container.tabBar.scroller
    let offsets = [CGPoint(x: -48, y: 0), CGPoint(x: -5000, y: 0), CGPoint(x: 48, y: 0), CGPoint(x: 0, y: 48)].map {
      stage.wheel($0, at: CGPoint(x: 200, y: 820))
      stage.frame()
      return scroller.contentOffset.x
    }
    #expect(offsets == [48, 1050, 1002, 1002])
    stage.scroll(by: CGPoint(x: 110, y: 0), at: CGPoint(x: 200, y: 820), duration: 0.2, hold: 0.2)
    stage.settle()
    #expect(scroller.contentOffset.x == 902)
    #expect(stage.container.selectedIndex == 0 && stage.callLines.isEmpty)
  }
}
