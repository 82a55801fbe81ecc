import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A page that hides the bar while it is selected", .serialized) struct HidingPageTests {
  /// Makes a stage whose second page hides the bar.
  private func stage(_ order: Stage.CompletionOrder = .afterFrame) -> ContainerStage {
    let stage = ContainerStage(completions: order)
    stage.pages[1].hidesContainerTabBarWhenSelected = true
    stage.frame()
    return stage
  }

  private func shown(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minY }

  enum Scenario: CaseIterable { case tap, finish, cancel, grabbed, back, toOther, jump }

  @Test("hides and shows the bar with the transition, frame by frame", arguments: Contract.orders, Scenario.allCases)
  func follows(_ order: Stage.CompletionOrder, _ scenario: Scenario) {
    let stage = stage(order)
    let bar = stage.container.tabBar
    if scenario == .back || scenario == .toOther { stage.container.selectedIndex = 1 }
    stage.frame()
    #expect(bar.isHidden == (scenario == .back || scenario == .toOther))
    var (layouts, rows): (Int, [(position: CGFloat, expected: CGFloat)]) = (0, [])
    stage.onFrame = { _ in
      let hides = { (page: UIViewController) in page === stage.pages[1] ? 1 : 0 as CGFloat }
      let snapshot = stage.container.transitionSnapshot
      let fraction =
        snapshot.map { hides($0.from) + (hides($0.to) - hides($0.from)) * $0.percentComplete }
        ?? hides(stage.container.selectedViewController!)
      rows.append((shown(bar), 795 + 49 * fraction))
      #expect(bar.isHidden == (fraction == 1))
    }
    switch scenario {
    case .tap: stage.container.selectViewController(stage.pages[1], animated: true)
    case .finish: stage.drag(by: -300)
    case .cancel: stage.drag(by: -100)
    case .grabbed:
      stage.container.selectViewController(stage.pages[1], animated: true)
      stage.run(for: 0.1)
      stage.drag(by: 200)
    case .back: stage.container.selectViewController(stage.pages[0], animated: true)
    case .toOther: stage.drag(by: -300)
    case .jump: stage.container.selectedIndex = 1
    }
    stage.run(for: 2)
    layouts = rows.count
    #expect(layouts > 100)
    for row in rows { #expect(abs(row.position - row.expected) < 1e-9) }
    if scenario != .jump { #expect(rows.contains { $0.position > 800 && $0.position < 840 }) }
    let here = stage.container.selectedIndex
    #expect(here == [.tap: 1, .finish: 1, .cancel: 0, .grabbed: 0, .back: 0, .toOther: 2, .jump: 1][scenario])
    #expect(stage.container.selectedViewController!.additionalSafeAreaInsets.bottom == (here == 1 ? 0 : 49))
    #expect(stage.faults == [])
  }

  @Test("costs no layout, neither of the bar nor of the pages", arguments: [ContainerTabBarPlacement.bottom, .top])
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
    let stage = ContainerStage { _ in Page() }
    let bar = Bar()
    stage.pages[1].hidesContainerTabBarWhenSelected = true
    stage.container.tabBarPlacement = placement
    stage.container.customTabBar = bar
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    stage.drag(by: -300, release: false)
    stage.run(for: 0.15)
    let views = [stage.pages[0].view, stage.pages[1].view].map { $0 as! Counting }
    let before = (bar.layouts, views.map(\.layouts))
    let position = shown(bar)
    stage.run(for: 0.15)
    #expect(abs(shown(bar) - position) > 20)
    #expect(before == (bar.layouts, views.map(\.layouts)))
    #expect(views.map(\.safeAreaInsets.bottom) == (placement == .bottom ? [83, 34] : [34, 34]))
    #expect(views.map(\.safeAreaInsets.top) == (placement == .top ? [96, 47] : [47, 47]))
  }

  @Test("hides it at once, or with the app's animation, if the property changes while the page is selected")
  func notified() {
    let stage = stage()
    let bar = stage.container.tabBar
    stage.pages[0].hidesContainerTabBarWhenSelected = true
    #expect(bar.isHidden && !stage.container.isTabBarHidden)
    #expect(stage.pages[0].additionalSafeAreaInsets.bottom == 0)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      stage.pages[0].hidesContainerTabBarWhenSelected = false
    }
    stage.frame()
    stage.run(for: 0.2)
    #expect(!bar.isHidden && abs(shown(bar) - 819) < 3)
    stage.run(for: 0.3)
    #expect(shown(bar) == 795)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { stage.container.selectedIndex = 1 }
    stage.frame()
    stage.run(for: 0.2)
    #expect(!bar.isHidden && abs(shown(bar) - 819) < 3)
    stage.run(for: 0.3)
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
    let stage = ContainerStage { $0 == "B" ? Late() : UIViewController() }
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.tabBar.isHidden && stage.pages[1].additionalSafeAreaInsets == .zero)
    stage.container.selectedIndex = 2
    #expect(!stage.container.tabBar.isHidden)
    #expect(stage.faults == [])
  }

  @Test("has no effect while the bar is hidden for all pages")
  func both() {
    let stage = stage()
    stage.container.isTabBarHidden = true
    stage.container.selectedIndex = 1
    stage.drag(by: 300)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.container.tabBar.isHidden)
    stage.container.selectedIndex = 1
    stage.container.isTabBarHidden = false
    #expect(stage.container.tabBar.isHidden)
    stage.container.selectedIndex = 0
    #expect(!stage.container.tabBar.isHidden)
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
