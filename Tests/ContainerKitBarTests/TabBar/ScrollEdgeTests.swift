import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("The bar at the scroll edge", .serialized) struct ScrollEdgeTests {
  /// A red page with a list, which it names for both edges.
  final class Page: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(list)
      for edge in [.top, .bottom] as [NSDirectionalRectEdge] { setContentScrollView(list, for: edge) }
    }

    /// Scrolls the content by a distance under the bar.
    func scroll(under placement: ContainerTabBarPlacement, by distance: CGFloat) {
      let insets = list.adjustedContentInset
      let end = list.contentSize.height + insets.bottom - list.bounds.height
      list.contentOffset.y = placement == .top ? distance - insets.top : end - distance
    }
  }

  private func stage(
    _ placement: ContainerTabBarPlacement = .bottom, order: Stage.CompletionOrder = .afterFrame
  ) -> ContainerStage {
    let stage = ContainerStage(["A", "B", "C"], completions: order) { $0 == "C" ? UIViewController() : Page() }
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.container.tabBarPlacement = placement
    stage.container.tabBar.appearance.scrollEdgeBackgroundColor = .clear
    stage.container.tabBar.appearance.indicator = nil
    stage.frame()
    return stage
  }

  private func page(_ stage: ContainerStage, _ index: Int = 0) -> Page { stage.pages[index] as! Page }

  /// Returns the green part of the color behind the tabs, beside the titles: 0 if it is red, 255 if it is white.
  private func shown(_ stage: ContainerStage) -> Int {
    Int(stage.image().pixel(x: 5, y: stage.container.tabBarPlacement == .top ? 80 : 790).g)
  }

  @Test(
    "is clear, and its look changes within the first 16 points under it",
    arguments: [ContainerTabBarPlacement.bottom, .top])
  func distances(_ placement: ContainerTabBarPlacement) {
    let stage = stage(placement)
    let bar = stage.container.tabBar
    var rows: [[CGFloat]] = []
    var pictures: [Int] = []
    for distance in [-30, 0, 4, 8, 16, 500] as [CGFloat] {
      page(stage).scroll(under: placement, by: distance)
      rows.append([bar.scrollEdgeFraction, bar.separator.alpha])
      stage.frame()
      pictures.append(shown(stage))
    }
    #expect(rows == [[1, 0], [1, 0], [0.75, 0.25], [0.5, 0.5], [0, 1], [0, 1]])
    #expect(zip(pictures, [0, 0, 64, 128, 255, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(pictures)")
    #expect(bar.backgroundColor == .systemBackground && stage.faults == [])
  }

  @Test("has no effect there, and any color")
  func effect() {
    let stage = stage()
    let bar = stage.container.tabBar
    bar.appearance.configureWithDefaultBackground()
    bar.appearance.scrollEdgeBackgroundColor = .green
    stage.frame()
    let background = bar.subviews[0]
    func looks(_ distance: CGFloat) -> [String] {
      page(stage).scroll(under: .bottom, by: distance)
      stage.frame()
      let (effect, color) = (background.subviews[0], background.subviews[1])
      return ["\(effect.isHidden) \(effect.alpha)", color.backgroundColor == .green ? "green" : "other"]
    }
    #expect(looks(0) == ["true 0.0", "green"])
    #expect(looks(8) == ["false 0.5", "other"])
    #expect(looks(16) == ["false 1.0", "other"] && background.subviews[1].backgroundColor == nil)
    bar.appearance.scrollEdgeBackgroundColor = nil
    #expect(looks(0) == ["false 1.0", "other"])
  }

  @Test("follows content that arrives later, and keeps its background for a page without a scroll view")
  func content() {
    let stage = stage()
    let bar = stage.container.tabBar
    #expect(bar.scrollEdgeFraction == 0)
    page(stage).list.contentSize.height = 100
    #expect(bar.scrollEdgeFraction == 1)
    page(stage).list.contentSize.height = 5000
    #expect(bar.scrollEdgeFraction == 0)
    page(stage).list.contentSize.height = 100
    stage.container.selectedIndex = 2
    #expect(bar.scrollEdgeFraction == 0)
    // The list of a page that is not selected is not followed.
    stage.container.selectedIndex = 1
    stage.frame()
    page(stage).list.contentSize.height = 100
    #expect(bar.scrollEdgeFraction == 0 && stage.faults == [])
  }

  @Test("keeps its background while it floats, while it is external, and without the color")
  func unused() {
    let stage = stage()
    let bar = stage.container.tabBar
    var rows: [UIColor?] = []
    func add() {
      stage.frame()
      page(stage).scroll(under: .bottom, by: 0)
      stage.frame()
      rows.append(bar.backgroundColor)
    }
    add()
    bar.appearance.scrollEdgeBackgroundColor = nil
    add()
    bar.appearance.scrollEdgeBackgroundColor = .clear
    add()
    stage.container.tabBarPlacement = .external
    add()
    stage.container.tabBarPlacement = .bottom
    add()
    bar.appearance.floating = .init()
    add()
    #expect(rows == [.clear, .systemBackground, .clear, .systemBackground, .clear, nil])
    #expect(bar.subviews[0].subviews[1].backgroundColor == .systemBackground)
  }

  enum Scenario: CaseIterable { case tapped, dragged, cancelled }

  @Test(
    "changes with the progress of a transition to a page with content under it, without a flash",
    arguments: Contract.orders, Scenario.allCases)
  func transition(_ order: Stage.CompletionOrder, _ scenario: Scenario) {
    let stage = stage(order: order)
    // There is nothing of another color between two pages.
    stage.container.pageSpacing = 0
    stage.container.view.backgroundColor = .red
    page(stage).scroll(under: .bottom, by: 0)
    stage.frame()
    #expect(shown(stage) == 0)
    var rows: [(progress: CGFloat, shown: Int)] = []
    stage.onFrame = { [unowned stage] _ in
      rows.append((stage.container.transitionSnapshot?.percentComplete ?? -1, shown(stage)))
    }
    switch scenario {
    case .tapped: stage.tap(tab: 1)
    case .dragged: stage.drag(by: -300)
    case .cancelled: stage.drag(by: -150)
    }
    stage.finish()
    stage.run(for: 0.1)
    let moving = rows.filter { $0.progress >= 0 }
    #expect(moving.allSatisfy { abs(CGFloat($0.shown) - $0.progress * 255) <= 1.5 })
    #expect(Set(moving.map(\.shown)).count > 8)
    #expect(rows.last?.shown == (scenario == .cancelled ? 0 : 255) && stage.faults == [])
    // At rest there is one look before, and one after.
    let resting = rows.filter { $0.progress < 0 }.map(\.shown)
    #expect(Set(resting).isSubset(of: [0, 255]) && resting == resting.sorted())
  }

  private final class OwnDelegate: NSObject, UINavigationControllerDelegate {}

  @Test("follows a push and a pop in a navigation controller whose delegate reports them", arguments: [true, false])
  func navigation(_ isReported: Bool) {
    let (root, pushed) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let delegate = OwnDelegate()
    if !isReported { navigation.delegate = delegate }
    let container = ContainerViewController(viewControllers: [navigation, UIViewController()])
    container.tabBar.appearance.scrollEdgeBackgroundColor = .clear
    let stage = ContainerStage(container: container)
    stage.frame()
    root.scroll(under: .bottom, by: 0)
    stage.frame()
    var looks = [container.tabBar.scrollEdgeFraction]
    var alphas: [CGFloat] = []
    stage.onFrame = { _ in
      let layer = container.tabBar.layer
      alphas.append((layer.presentation() ?? layer).backgroundColor?.alpha ?? 0)
    }
    navigation.pushViewController(pushed, animated: true)
    stage.settle()
    looks.append(container.tabBar.scrollEdgeFraction)
    #expect(alphas == alphas.sorted())
    if isReported { #expect(Set(alphas).count > 5) }
    alphas = []
    navigation.popViewController(animated: true)
    stage.settle()
    looks.append(container.tabBar.scrollEdgeFraction)
    #expect(alphas == alphas.sorted(by: >) && looks == (isReported ? [1, 0, 1] : [0, 0, 0]) && stage.faults == [])
  }

  @Test("follows the selected page of a container inside")
  func nested() {
    let inner = ContainerViewController(viewControllers: [Page(), Page()])
    inner.tabBarPlacement = .top
    let container = ContainerViewController(viewControllers: [inner])
    container.tabBar.appearance.scrollEdgeBackgroundColor = .clear
    let stage = ContainerStage(container: container)
    stage.frame()
    (inner.viewControllers[0] as? Page)?.scroll(under: .bottom, by: 0)
    var looks = [container.tabBar.scrollEdgeFraction]
    for index in [1, 0] {
      inner.selectedIndex = index
      stage.frame()
      looks.append(container.tabBar.scrollEdgeFraction)
    }
    #expect(looks == [1, 0, 1] && stage.faults == [])
  }

  @Test("keeps no page, and does not follow one under a bar of the app's")
  func released() {
    let stage = stage()
    weak var gone: UIViewController?
    autoreleasepool {
      let page = Page()
      gone = page
      stage.container.viewControllers.append(page)
      stage.container.selectedViewController = page
      stage.frame()
      stage.container.viewControllers.removeLast()
      stage.frame()
    }
    stage.finish()
    stage.run(for: 0.1)
    stage.removeAllCalls()
    #expect(gone == nil)
    page(stage).scroll(under: .bottom, by: 0)
    stage.container.selectedIndex = 0
    stage.container.customTabBar = BarControllerTests.Bar()
    stage.frame()
    #expect(stage.container.tabBar.scrollEdgeFraction == 0)
  }
}
