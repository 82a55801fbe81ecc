import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A long press of a tab", .serialized) struct LongPressTests {
  private final class Listener: ContainerViewControllerDelegate {
    var handles = false
    var pressed: [String] = []

    func containerViewController(
      _ container: ContainerViewController, didLongPressTabOf viewController: UIViewController
    ) -> Bool {
      pressed.append(viewController.title ?? "-")
      return handles
    }
  }

  private let listener = Listener()

  private func stage(_ titles: [String] = ["A", "B", "C", "D"]) -> ContainerStage {
    let stage = ContainerStage(titles)
    stage.container.delegate = listener
    return stage
  }

  private func middle(_ stage: ContainerStage, _ index: Int) -> CGPoint {
    let tab = stage.container.tabBar.buttons[index]
    return tab.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), to: nil)
  }

  @Test(
    "is reported while the finger is down, and its release selects the tab unless it was handled, requested in react-native-bottom-tabs#66",
    arguments: [false, true])
  func release(_ handles: Bool) {
    let stage = stage()
    listener.handles = handles
    stage.touch(.began, at: middle(stage, 2))
    stage.run(for: 0.4)
    #expect(listener.pressed == [] && stage.container.tabBar.buttons[2].isHighlighted)
    stage.run(for: 0.2)
    #expect(listener.pressed == ["C"] && stage.container.tabBar.buttons[2].isHighlighted == !handles)
    stage.touch(.moved, at: middle(stage, 2))
    stage.run(for: 1)
    stage.touch(.ended, at: middle(stage, 2))
    stage.finish()
    #expect(stage.container.selectedIndex == (handles ? 0 : 2) && listener.pressed == ["C"])
    #expect(!stage.container.tabBar.buttons[2].isHighlighted)
    // The next tap selects the tab.
    stage.tap(tab: 2)
    stage.finish()
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && listener.pressed == ["C"] && stage.faults == [])
  }

  @Test("is recorded as a call of the delegate")
  func recorded() {
    let stage = stage()
    stage.touch(.began, at: middle(stage, 1))
    stage.run(for: 0.7)
    #expect(stage.callLines == ["didLongPressTabOf B"])
  }

  @Test("is not reported for a disabled tab, a short tap, or a finger that scrolls")
  func none() {
    let stage = stage((0..<20).map { "T\($0)" })
    stage.pages[1].containerTabItem.isEnabled = false
    stage.touch(.began, at: middle(stage, 1))
    stage.run(for: 0.7)
    stage.touch(.ended, at: middle(stage, 1))
    stage.finish()
    stage.tap(tab: 2)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
    stage.drag(from: CGPoint(x: 300, y: 820), to: CGPoint(x: 200, y: 820), duration: 0.3, steps: 18, hold: 1)
    stage.finish()
    #expect(listener.pressed == [] && stage.container.tabBar.scroller.contentOffset.x > 50)
  }

  @Test("leaves the tabs scrollable")
  func scrolls() {
    let stage = stage((0..<20).map { "T\($0)" })
    let start = middle(stage, 3)
    stage.touch(.began, at: start)
    stage.run(for: 0.7)
    #expect(listener.pressed == ["T3"])
    for step in 1...10 {
      stage.touch(.moved, at: CGPoint(x: start.x - 10 * CGFloat(step), y: start.y))
      stage.frame()
    }
    stage.touch(.ended, at: CGPoint(x: start.x - 100, y: start.y))
    stage.finish()
    #expect(stage.container.tabBar.scroller.contentOffset.x > 50 && stage.container.selectedIndex == 0)
  }

  @Test("is left to the large content viewer at the accessibility sizes")
  func viewer() {
    let stage = stage()
    listener.handles = true
    stage.settings.preferredContentSizeCategory = .accessibilityMedium
    stage.frame()
    let before = stage.window.subviews.count
    stage.touch(.began, at: middle(stage, 2))
    stage.run(for: 0.7)
    #expect(listener.pressed == [] && stage.window.subviews.count == before + 1)
    stage.touch(.ended, at: middle(stage, 2))
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
    stage.settings.preferredContentSizeCategory = .large
    stage.frame()
    stage.touch(.began, at: middle(stage, 1))
    stage.run(for: 0.7)
    #expect(listener.pressed == ["B"])
  }

  @Test("is reported by an app's bar, which a bar that does not need it ignores")
  func own() {
    let stage = stage()
    let bar = PressedBar()
    stage.container.customTabBar = bar
    #expect(bar.onLongPress?(1) == false && listener.pressed == ["B"])
    listener.handles = true
    stage.pages[3].containerTabItem.isEnabled = false
    #expect([1, 3, 7].map { bar.onLongPress?($0) } == [true, false, false])
    stage.container.customTabBar = nil
    #expect(bar.onLongPress == nil && listener.pressed == ["B", "B"])
  }
}

private final class PressedBar: UIView, ContainerTabBar {
  var onSelect: ((Int) -> Void)?
  var onLongPress: ((Int) -> Bool)?
  var items: [ContainerTabItem] = []
  func update(_ state: ContainerTabBarState) {}
}
