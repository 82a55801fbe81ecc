import ContainerKit
import Testing
import UIKit

@MainActor @Suite("Tabs without a window", .serialized) struct TabTests {
  @Test("have the title of their controller, unless they have one of their own")
  func title() {
    let page = UIViewController().titled("Page")
    #expect(page.containerTabItem.title == "Page")
    page.containerTabItem.title = "Tab"
    #expect(page.containerTabItem.title == "Tab")
    page.containerTabItem.title = nil
    #expect(page.containerTabItem.title == "Page")
  }

  @Test("exist for each child, in the children's order")
  func items() {
    let pages = [UIViewController(), UIViewController()]
    let container = ContainerViewController(viewControllers: pages)
    #expect(container.tabBar.items.elementsEqual(pages.map(\.containerTabItem)) { $0 === $1 })
    #expect(container.tabBar.buttons.count == 2)
    container.viewControllers = pages.reversed()
    #expect(container.tabBar.items.elementsEqual(pages.reversed().map(\.containerTabItem)) { $0 === $1 })
  }

  @Test("show a badge that is set later")
  func badge() {
    let page = UIViewController()
    let container = ContainerViewController(viewControllers: [page])
    page.containerTabItem.badgeValue = "3"
    #expect(container.tabBar.items.map(\.badgeValue) == ["3"])
  }

  @Test("have the colors and the indicator of their bar's appearance, which is a value")
  func appearance() {
    let bar = ButtonTabBar(frame: .zero)
    #expect(bar.appearance == ButtonTabBar.Appearance())
    var appearance = bar.appearance
    appearance.selectedColor = .red
    appearance.indicator = .line(color: .green, height: 3, edge: .bottom)
    #expect(bar.appearance != appearance)
    bar.appearance = appearance
    #expect(bar.appearance.selectedColor == .red)
    #expect(bar.appearance.indicator == .line(color: .green, height: 3, edge: .bottom))
  }

  @Test("are at the bottom by default, and at the top if that is set")
  func placement() {
    let container = ContainerViewController(viewControllers: [UIViewController()])
    #expect(container.tabBarPlacement == .bottom)
    container.tabBarPlacement = .top
    container.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    container.view.layoutIfNeeded()
    #expect(container.tabBar.frame.minY == 0)
    container.tabBarPlacement = .bottom
    container.view.layoutIfNeeded()
    #expect(container.tabBar.frame.maxY == 480)
  }
}
