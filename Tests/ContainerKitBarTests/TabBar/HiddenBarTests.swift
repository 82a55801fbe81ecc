import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A hidden bar", .serialized) struct HiddenBarTests {
  final class Page: UIViewController {
    var safeAreaChanges = 0
    let box = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
    }
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      safeAreaChanges += 1
    }
    /// Places the box at the lower edge of the safe area.
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      box.frame = CGRect(x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - 20, width: 100, height: 20)
    }
  }

  private func stage(_ placement: ContainerTabBarPlacement = .bottom) -> ContainerStage {
    let stage = ContainerStage { _ in Page() }
    stage.container.tabBarPlacement = placement
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    return stage
  }

  private func shown(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minY }

  @Test(
    "slides beyond its edge in 0.2 seconds, and the page's content with it",
    arguments: [ContainerTabBarPlacement.bottom, .top])
  func slides(_ placement: ContainerTabBarPlacement) {
    let stage = stage(placement)
    let (bar, page) = (stage.container.tabBar, stage.pages[0] as! Page)
    let changes = page.safeAreaChanges
    let rest = (placement == .bottom ? 844 - 83 : 0) as CGFloat
    let out: CGFloat = placement == .bottom ? 844 : -96
    stage.container.setTabBarHidden(true, animated: true)
    #expect(stage.container.isTabBarHidden && !bar.isHidden)
    #expect(page.safeAreaChanges == changes + 1)
    #expect(page.view.safeAreaInsets == stage.container.view.safeAreaInsets)
    var rows: [(bar: CGFloat, box: CGFloat)] = []
    stage.onFrame = { _ in rows.append((shown(bar), shown(page.box))) }
    stage.run(for: 0.19)
    let movements = rows.map { abs($0.bar - rest) }
    #expect(movements.count > 9 && zip(movements, movements.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(movements[0] < 2 && movements.contains { $0 > 20 && $0 < 60 } && !bar.isHidden)
    if placement == .bottom {
      for row in rows { #expect(abs((row.bar - rest) / 83 - (row.box - 741) / 49) < 1e-6) }
    }
    stage.run(for: 0.1)
    #expect(shown(bar) == out && bar.isHidden)
    #expect(bar.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
    stage.container.setTabBarHidden(false, animated: true)
    #expect(!bar.isHidden && page.safeAreaChanges == changes + 2)
    stage.run(for: 0.3)
    #expect(shown(bar) == rest && !bar.isHidden && page.safeAreaChanges == changes + 2)
    #expect(stage.faults == [])
  }

  enum Hider: CaseIterable { case call, page, selection }

  @Test("slides with the page's content if layout is pending", arguments: Hider.allCases)
  func pendingLayout(_ hider: Hider) {
    let stage = stage()
    let (bar, page) = (stage.container.tabBar, stage.pages[0] as! Page)
    if hider == .selection { stage.pages[1].hidesContainerTabBarWhenSelected = true }
    stage.container.view.setNeedsLayout()
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      switch hider {
      case .call: stage.container.setTabBarHidden(true, animated: true)
      case .page: page.hidesContainerTabBarWhenSelected = true
      case .selection: stage.container.selectedIndex = 1
      }
    }
    stage.frame()
    stage.run(for: 0.1)
    #expect(abs(shown(bar) - (761 + 41.5)) < 8)
    if hider != .selection { #expect(abs(shown(page.box) - (741 + 24.5)) < 5) }
    stage.run(for: 0.2)
    #expect(shown(bar) == 844 && bar.isHidden)
    #expect(stage.faults == [])
  }

  @Test("reverses from its current position", arguments: Contract.orders)
  func turns(_ order: Stage.CompletionOrder) {
    let stage = ContainerStage(completions: order)
    let bar = stage.container.tabBar
    var positions: [CGFloat] = []
    stage.container.setTabBarHidden(true, animated: true)
    stage.onFrame = { _ in positions.append(shown(bar)) }
    stage.run(for: 0.1)
    stage.container.setTabBarHidden(false, animated: true)
    stage.run(for: 0.5)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { abs($0 - $1) < 12 })
    #expect(
      positions.max()! > 815 && positions.last == 795 && !bar.isHidden && stage.container.bar.runningAnimations == 0)
    // Hides, shows and hides it again.
    for (hidden, time) in [(true, 0.05), (false, 0.05), (true, 0.5)] {
      stage.container.setTabBarHidden(hidden, animated: true)
      stage.run(for: time)
    }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { abs($0 - $1) < 12 })
    #expect(positions.last == 844 && bar.isHidden)
  }

  @Test("is out of view at once if nothing is animated", arguments: 0...3)
  func atOnce(_ scenario: Int) {
    let stage = stage()
    let container = scenario == 3 ? ContainerViewController(viewControllers: [UIViewController()]) : stage.container
    switch scenario {
    case 0: container.isTabBarHidden = true
    case 1: container.setTabBarHidden(true, animated: false)
    case 2: UIView.performWithoutAnimation { container.setTabBarHidden(true, animated: true) }
    default:
      container.loadViewIfNeeded()
      container.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      container.view.layoutIfNeeded()
      container.setTabBarHidden(true, animated: true)
    }
    let bar = container.tabBar
    #expect(bar.isHidden && bar.frame.minY == container.view.bounds.height)
    #expect(bar.layer.animationKeys() ?? [] == [] && container.bar.runningAnimations == 0)
    #expect(container.selectedViewController!.additionalSafeAreaInsets == .zero)
  }

  @Test("is hidden from the start if it was hidden before the view was loaded, and so is a bar that is set later")
  func early() {
    let pages = [UIViewController(), UIViewController()]
    let container = ContainerViewController(viewControllers: pages)
    container.setTabBarHidden(true, animated: true)
    #expect(!container.isViewLoaded)
    pages[0].loadViewIfNeeded()
    container.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    container.view.layoutIfNeeded()
    #expect(container.tabBar.isHidden && pages[0].additionalSafeAreaInsets == .zero)
    let other = ButtonTabBar()
    container.customTabBar = other
    #expect(other.isHidden && !container.tabBar.isHidden)
    container.isTabBarHidden = false
    container.view.layoutIfNeeded()
    #expect(!other.isHidden && other.frame.minY == 351 && pages[0].additionalSafeAreaInsets.bottom == 49)
  }

  @Test("takes part in an animation of the app's, with its duration, whatever `animated` is", arguments: [true, false])
  func joins(_ animated: Bool) {
    let stage = stage()
    let bar = stage.container.tabBar
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.container.setTabBarHidden(true, animated: animated)
    }
    stage.frame()
    stage.run(for: 0.5)
    #expect(abs(shown(bar) - (761 + 41.5)) < 1.5 && !bar.isHidden)
    stage.run(for: 0.6)
    #expect(bar.isHidden)
  }

  enum Scenario: CaseIterable { case tap, finish, cancel }

  @Test(
    "can be hidden during a transition and across its end, without affecting the transition",
    arguments: Scenario.allCases,
    [0.02, 0.2, 0.5])
  func during(_ scenario: Scenario, _ time: TimeInterval) {
    var positions: [[CGFloat]] = [[], []]
    var ends: [Int] = []
    for hides in [false, true] {
      let stage = stage()
      switch scenario {
      case .tap: stage.tap(tab: 1)
      case .finish: stage.drag(by: -300)
      case .cancel: stage.drag(by: -100)
      }
      stage.onFrame = { _ in positions[hides ? 1 : 0].append(stage.shownX(0)) }
      stage.run(for: time)
      if hides { stage.container.setTabBarHidden(true, animated: true) }
      stage.run(for: 2.5)
      ends.append(stage.container.selectedIndex)
      #expect(stage.faults == [])
      if hides {
        let page = stage.container.selectedViewController as! Page
        #expect(stage.container.tabBar.isHidden && page.additionalSafeAreaInsets == .zero)
        #expect(shown(page.box) == 790)
      }
      stage.tearDown()
    }
    #expect(positions[0] == positions[1] && positions[0].count > 100 && ends[0] == ends[1])
  }

  @Test(
    "by its own `isHidden` leaves no space, at rest and in a transition",
    arguments: [ContainerTabBarPlacement.bottom, .top])
  func byItself(_ placement: ContainerTabBarPlacement) {
    let stage = stage(placement)
    let (bar, container) = (stage.container.tabBar, stage.container)
    func inset(_ index: Int = 0) -> CGFloat {
      let insets: UIEdgeInsets = stage.pages[index].view.safeAreaInsets
      return placement == .top ? insets.top : insets.bottom
    }
    let (with, without): (CGFloat, CGFloat) = placement == .top ? (96, 47) : (83, 34)
    #expect(inset() == with)
    (bar as UIView).isHidden = true
    #expect(inset() == without && !container.isTabBarHidden)
    stage.frame()
    #expect(inset() == without && bar.isHidden)
    stage.drag(by: -300)
    stage.finish()
    #expect(container.selectedIndex == 1 && inset(1) == without && bar.isHidden)
    stage.tap(at: bar.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.frame()
    #expect(container.transition == nil)
    bar.isHidden = false
    #expect(inset(1) == with && !bar.isHidden)
    stage.finish()
    #expect(stage.faults == [])
  }

  @Test("by its own `isHidden` stays hidden when the container shows it, and returns after that")
  func byItselfAndContainer() {
    let stage = stage()
    let (bar, container) = (stage.container.tabBar, stage.container)
    func look() -> String { "\(bar.isHidden) \(stage.pages[0].view.safeAreaInsets.bottom)" }
    var looks: [String] = []
    func add() {
      stage.frame()
      looks.append(look())
    }
    container.isTabBarHidden = true
    add()
    bar.isHidden = true
    add()
    container.isTabBarHidden = false
    add()
    bar.isHidden = false
    add()
    stage.pages[0].hidesContainerTabBarWhenSelected = true
    bar.isHidden = false
    add()
    stage.pages[0].hidesContainerTabBarWhenSelected = false
    add()
    #expect(looks == ["true 34.0", "true 34.0", "true 34.0", "false 83.0", "true 34.0", "false 83.0"])
    #expect(stage.faults == [])
  }

  @Test("by its own `isHidden` is gone at once, and the content takes part in an animation of the app's")
  func byItselfAnimated() {
    let stage = stage()
    let page = stage.pages[0] as! Page
    var rows: [CGFloat] = []
    stage.onFrame = { _ in rows.append(shown(page.box)) }
    UIView.animate(withDuration: 0.3) { stage.container.tabBar.isHidden = true }
    stage.run(for: 0.5)
    #expect(stage.container.tabBar.isHidden && rows == rows.sorted() && Set(rows).count > 8 && rows.last == 790)
  }
}
