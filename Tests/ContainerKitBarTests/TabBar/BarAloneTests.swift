import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A bar without a container", .serialized) struct BarAloneTests {
  private func stage() -> (Stage, ButtonTabBar) {
    let controller = UIViewController()
    let bar = ButtonTabBar()
    bar.items = ["Day", "Week", "Month"].map { ContainerTabItem(title: $0) }
    bar.appearance.indicator = .pill()
    bar.onSelect = { [unowned bar] index in
      UIView.animate(withDuration: 0.3) { bar.update(ContainerTabBarState(selectedIndex: index)) }
    }
    bar.update(ContainerTabBarState(selectedIndex: 0))
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: bar.barHeight)
    controller.view.addSubview(bar)
    let stage = Stage(rootViewController: controller)
    stage.frame()
    return (stage, bar)
  }

  @Test("calls the app for a tap, and animates its pill inside an animation of the app's")
  func animated() {
    let (stage, bar) = stage()
    func shown() -> CGFloat { (bar.indicator.layer.presentation() ?? bar.indicator.layer).frame.midX }
    #expect(abs(shown() - 65) <= 1 && bar.tabs.map(\.isSelected) == [true, false, false])
    stage.tap(at: CGPoint(x: 325, y: 125))
    var rows: [CGFloat] = []
    stage.onFrame = { _ in rows.append(shown()) }
    stage.run(for: 0.5)
    #expect(rows == rows.sorted() && Set(rows).count > 10 && rows.first! < 80 && abs(rows.last! - 325) <= 1)
    #expect(bar.tabs.map(\.isSelected) == [false, false, true])
    #expect(bar.tabs.map(\.title.textColor) == [.systemGray, .systemGray, .systemBlue])
  }

  @Test("shows a change of an item at once")
  func items() {
    let (stage, bar) = stage()
    bar.items[1].badgeValue = "4"
    bar.items[2].title = "Year"
    bar.items[0].isEnabled = false
    stage.frame()
    #expect(bar.tabs.map(\.title.text) == ["Day", "Week", "Year"] && bar.tabs[1].badge?.text == "4")
    #expect(bar.tabs.map(\.isEnabled) == [false, true, true])
    #expect(bar.tabs.map(\.accessibilityLabel) == ["Day", "Week", "Year"])
  }

  @Test("shows the pages of a container that has no tabs for them")
  func page() {
    let (_, bar) = stage()
    let page = UIViewController()
    page.title = "A"
    bar.items = [page.containerTabItem]
    page.title = "B"
    #expect(bar.tabs[0].title.text == "B")
  }

  @Test("is not kept by its items")
  func released() {
    let item = ContainerTabItem(title: "A")
    weak var gone: ButtonTabBar?
    autoreleasepool {
      let bar = ButtonTabBar()
      bar.items = [item]
      gone = bar
    }
    item.title = "B"
    #expect(gone == nil)
  }
}
