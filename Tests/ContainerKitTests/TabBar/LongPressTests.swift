import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

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

  private func rig(_ titles: [String] = ["A", "B", "C", "D"]) -> Rig {
    let rig = Rig(titles)
    rig.container.delegate = listener
    return rig
  }

  private func middle(_ rig: Rig, _ index: Int) -> CGPoint {
    let tab = rig.container.tabBar.buttons[index]
    return tab.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), to: nil)
  }

  @Test(
    "is reported while the finger is down, and its release selects the tab unless it was handled: a wish of react-native-bottom-tabs#66",
    arguments: [false, true])
  func release(_ handles: Bool) {
    let rig = rig()
    listener.handles = handles
    rig.stage.touch(.began, at: middle(rig, 2))
    rig.stage.run(for: 0.4)
    #expect(listener.pressed == [] && rig.container.tabBar.buttons[2].isHighlighted)
    rig.stage.run(for: 0.2)
    #expect(listener.pressed == ["C"] && rig.container.tabBar.buttons[2].isHighlighted == !handles)
    rig.stage.touch(.moved, at: middle(rig, 2))
    rig.stage.run(for: 1)
    rig.stage.touch(.ended, at: middle(rig, 2))
    rig.finish()
    #expect(rig.container.selectedIndex == (handles ? 0 : 2) && listener.pressed == ["C"])
    #expect(!rig.container.tabBar.buttons[2].isHighlighted)
    // The next tap selects the tab.
    rig.tapTab(2)
    rig.finish()
    rig.tapTab(1)
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && listener.pressed == ["C"] && rig.faults == [])
  }

  @Test("is recorded as a call of the delegate")
  func recorded() {
    let rig = rig()
    rig.stage.touch(.began, at: middle(rig, 1))
    rig.stage.run(for: 0.7)
    #expect(rig.calls == ["didLongPressTabOf B"])
  }

  @Test("is not reported for a disabled tab, a short tap, or a finger that scrolls")
  func none() {
    let rig = rig((0..<20).map { "T\($0)" })
    rig.page(1).containerTabItem.isEnabled = false
    rig.stage.touch(.began, at: middle(rig, 1))
    rig.stage.run(for: 0.7)
    rig.stage.touch(.ended, at: middle(rig, 1))
    rig.finish()
    rig.tapTab(2)
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
    rig.stage.drag(
      from: CGPoint(x: 300, y: 820), to: CGPoint(x: 200, y: 820), duration: 0.3, steps: 18, hold: 1)
    rig.finish()
    #expect(listener.pressed == [] && rig.container.tabBar.scroller.contentOffset.x > 50)
  }

  @Test("leaves the tabs scrollable")
  func scrolls() {
    let rig = rig((0..<20).map { "T\($0)" })
    let start = middle(rig, 3)
    rig.stage.touch(.began, at: start)
    rig.stage.run(for: 0.7)
    #expect(listener.pressed == ["T3"])
    for step in 1...10 {
      rig.stage.touch(.moved, at: CGPoint(x: start.x - 10 * CGFloat(step), y: start.y))
      rig.stage.frame()
    }
    rig.stage.touch(.ended, at: CGPoint(x: start.x - 100, y: start.y))
    rig.finish()
    #expect(rig.container.tabBar.scroller.contentOffset.x > 50 && rig.container.selectedIndex == 0)
  }

  @Test("is left to the large content viewer at the accessibility sizes")
  func viewer() {
    let rig = rig()
    listener.handles = true
    rig.stage.settings.preferredContentSizeCategory = .accessibilityMedium
    rig.stage.frame()
    let before = rig.stage.window.subviews.count
    rig.stage.touch(.began, at: middle(rig, 2))
    rig.stage.run(for: 0.7)
    #expect(listener.pressed == [] && rig.stage.window.subviews.count == before + 1)
    rig.stage.touch(.ended, at: middle(rig, 2))
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
    rig.stage.settings.preferredContentSizeCategory = .large
    rig.stage.frame()
    rig.stage.touch(.began, at: middle(rig, 1))
    rig.stage.run(for: 0.7)
    #expect(listener.pressed == ["B"])
  }

  @Test("is reported by an app's bar, which a bar that does not need it ignores")
  func own() {
    let rig = rig()
    let bar = PressedBar()
    rig.container.customTabBar = bar
    #expect(bar.onLongPress?(1) == false && listener.pressed == ["B"])
    listener.handles = true
    rig.page(3).containerTabItem.isEnabled = false
    #expect([1, 3, 7].map { bar.onLongPress?($0) } == [true, false, false])
    rig.container.customTabBar = nil
    #expect(bar.onLongPress == nil && listener.pressed == ["B", "B"])
  }
}

private final class PressedBar: UIView, ContainerTabBar {
  var onSelect: ((Int) -> Void)?
  var onLongPress: ((Int) -> Bool)?
  var items: [ContainerTabItem] = []
  func update(_ state: ContainerTabBarState) {}
}
