import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A page that hides the bar while it is selected", .serialized) struct HidingPageTests {
  /// Makes a rig whose second page hides the bar.
  private func rig(_ order: EndReports = .afterFrame) -> Rig {
    let rig = Rig(endReports: order)
    rig.page(1).hidesContainerTabBarWhenSelected = true
    rig.stage.frame()
    return rig
  }

  private func shown(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minY }

  enum Scenario: CaseIterable { case tap, finish, cancel, grabbed, back, toOther, jump }

  @Test("hides and shows the bar with the transition, frame by frame", arguments: Contract.orders, Scenario.allCases)
  func follows(_ order: EndReports, _ scenario: Scenario) {
    let rig = rig(order)
    let bar = rig.container.tabBar
    if scenario == .back || scenario == .toOther { rig.container.selectedIndex = 1 }
    rig.stage.frame()
    #expect(bar.isHidden == (scenario == .back || scenario == .toOther))
    var (layouts, rows): (Int, [(position: CGFloat, expected: CGFloat)]) = (0, [])
    rig.stage.onFrame = { _ in
      let hides = { (page: UIViewController) in page === rig.page(1) ? 1 : 0 as CGFloat }
      let snapshot = rig.container.transitionSnapshot
      let fraction =
        snapshot.map { hides($0.from) + (hides($0.to) - hides($0.from)) * $0.percentComplete }
        ?? hides(rig.container.selectedViewController!)
      rows.append((shown(bar), 795 + 49 * fraction))
      #expect(bar.isHidden == (fraction == 1))
    }
    switch scenario {
    case .tap: rig.container.selectViewController(rig.page(1), animated: true)
    case .finish: rig.drag(by: -300)
    case .cancel: rig.drag(by: -100)
    case .grabbed:
      rig.container.selectViewController(rig.page(1), animated: true)
      rig.stage.run(for: 0.1)
      rig.drag(by: 200)
    case .back: rig.container.selectViewController(rig.page(0), animated: true)
    case .toOther: rig.drag(by: -300)
    case .jump: rig.container.selectedIndex = 1
    }
    rig.stage.run(for: 2)
    layouts = rows.count
    #expect(layouts > 100)
    for row in rows { #expect(abs(row.position - row.expected) < 1e-9) }
    if scenario != .jump { #expect(rows.contains { $0.position > 800 && $0.position < 840 }) }
    let here = rig.container.selectedIndex
    #expect(here == [.tap: 1, .finish: 1, .cancel: 0, .grabbed: 0, .back: 0, .toOther: 2, .jump: 1][scenario])
    #expect(rig.container.selectedViewController!.additionalSafeAreaInsets.bottom == (here == 1 ? 0 : 49))
    #expect(rig.faults == [])
  }

  @Test(
    "costs no layout, neither of the bar nor of the pages",
    arguments: [ContainerTabBarPlacement.bottom, .top])
  func layout(_ placement: ContainerTabBarPlacement) {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    final class Page: UIViewController {
      let counting = Counting()
      override func loadView() { view = counting }
    }
    final class Bar: UIView, ContainerTabBar {
      var items: [ContainerTabItem] = []
      var onSelect: ((Int) -> Void)?
      var layouts = 0
      func update(_ state: ContainerTabBarState) {}
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let rig = Rig { _ in Page() }
    let bar = Bar()
    rig.page(1).hidesContainerTabBarWhenSelected = true
    rig.container.tabBarPlacement = placement
    rig.container.customTabBar = bar
    rig.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    rig.stage.frame()
    rig.drag(by: -300, release: false)
    rig.stage.run(for: 0.15)
    let views = [rig.page(0).view, rig.page(1).view].map { $0 as! Counting }
    let before = (bar.layouts, views.map(\.layouts))
    let position = shown(bar)
    rig.stage.run(for: 0.15)
    #expect(abs(shown(bar) - position) > 20)
    #expect(before == (bar.layouts, views.map(\.layouts)))
    #expect(views.map(\.safeAreaInsets.bottom) == (placement == .bottom ? [83, 34] : [34, 34]))
    #expect(views.map(\.safeAreaInsets.top) == (placement == .top ? [96, 47] : [47, 47]))
  }

  @Test("hides it at once, or with the app's animation, if the property changes while the page is selected")
  func notified() {
    let rig = rig()
    let bar = rig.container.tabBar
    rig.page(0).hidesContainerTabBarWhenSelected = true
    #expect(bar.isHidden && !rig.container.isTabBarHidden)
    #expect(rig.page(0).additionalSafeAreaInsets.bottom == 0)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      rig.page(0).hidesContainerTabBarWhenSelected = false
    }
    rig.stage.frame()
    rig.stage.run(for: 0.2)
    #expect(!bar.isHidden && abs(shown(bar) - 819) < 3)
    rig.stage.run(for: 0.3)
    #expect(shown(bar) == 795)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { rig.container.selectedIndex = 1 }
    rig.stage.frame()
    rig.stage.run(for: 0.2)
    #expect(!bar.isHidden && abs(shown(bar) - 819) < 3)
    rig.stage.run(for: 0.3)
    #expect(bar.isHidden)
  }

  @Test("can set the property in viewWillAppear")
  func late() {
    final class Late: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hidesContainerTabBarWhenSelected = true
      }
    }
    let rig = Rig { $0 == "B" ? Late() : UIViewController() }
    rig.drag(by: -300)
    rig.finish()
    #expect(rig.container.tabBar.isHidden && rig.page(1).additionalSafeAreaInsets == .zero)
    rig.container.selectedIndex = 2
    #expect(!rig.container.tabBar.isHidden)
    #expect(rig.faults == [])
  }

  @Test("has no effect while the bar is hidden for all pages")
  func both() {
    let rig = rig()
    rig.container.isTabBarHidden = true
    rig.container.selectedIndex = 1
    rig.drag(by: 300)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && rig.container.tabBar.isHidden)
    rig.container.selectedIndex = 1
    rig.container.isTabBarHidden = false
    #expect(rig.container.tabBar.isHidden)
    rig.container.selectedIndex = 0
    #expect(!rig.container.tabBar.isHidden)
  }

  @Test("keeps the property with another item, and in another container")
  func item() {
    let page = UIViewController()
    #expect(!page.hidesContainerTabBarWhenSelected)
    page.hidesContainerTabBarWhenSelected = true
    page.containerTabItem = ContainerTabItem(title: "X")
    #expect(page.hidesContainerTabBarWhenSelected)
    let container = ContainerViewController(viewControllers: [page])
    container.loadViewIfNeeded()
    #expect(container.tabBar.isHidden)
    container.viewControllers = [UIViewController()]
    #expect(!container.tabBar.isHidden)
  }
}
