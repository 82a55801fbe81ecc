import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A frame of a transition", .serialized) struct BarFrameTests {
  enum Kind: String, CaseIterable {
    case plain, images, contentViews, line, pill, chips, selectedFont, material, floating, external, twenty

    var count: Int { self == .twenty ? 20 : 4 }

    @MainActor func setUp(_ stage: ContainerStage, _ bar: ButtonTabBar) {
      var appearance = bar.appearance
      switch self {
      case .plain, .twenty: break
      case .images:
        for page in stage.container.viewControllers {
          page.containerTabItem = ContainerTabItem(title: page.title, image: TabItemTests.image(20))
          page.containerTabItem.badgeValue = "3"
        }
      case .contentViews:
        for page in stage.container.viewControllers {
          page.containerTabItem.contentView = ContentViewTests.Icon()
          page.containerTabItem.badgeValue = "3"
        }
      case .line:
        appearance.indicator = .line()
        appearance.indicator?.width = .fixed(20)
      case .pill:
        appearance.indicator = .pill()
      case .chips: (appearance.tabWidth, appearance.indicator) = (.title, .pill())
      case .selectedFont: appearance.selectedFont = .systemFont(ofSize: 15, weight: .bold)
      case .material: appearance.configureWithDefaultBackground()
      case .floating:
        appearance.configureWithDefaultBackground()
        (appearance.floating, appearance.indicator) = (.init(), .pill())
      case .external:
        stage.container.tabBarPlacement = .external
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 49)
        stage.container.view.addSubview(bar)
      }
      bar.appearance = appearance
    }
  }

  /// Records which of its views wait for a layout or for drawing when it has been updated.
  private final class WatchedBar: ButtonTabBar {
    var layouts = 0
    var waitingForLayout: Set<String> = []
    var waitingForDrawing: [Set<String>] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func update(_ state: ContainerTabBarState) {
      super.update(state)
      let views = Self.all(in: self)
      waitingForLayout.formUnion(views.filter { $0.layer.needsLayout() }.map { "\(type(of: $0))" })
      waitingForDrawing.append(Set(views.filter { $0.layer.needsDisplay() }.map(Self.name)))
    }

    private static func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }

    private static func name(_ view: UIView) -> String { (view as? UILabel)?.text ?? "\(type(of: view))" }
  }

  private final class Page: UIViewController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  @Test(
    "lays out nothing and draws only the two titles, with each kind of bar, also in a cancelled drag",
    arguments: Kind.allCases)
  func frames(_ kind: Kind) {
    let stage = ContainerStage((0..<kind.count).map { "Tab \($0)" }) { _ in Page() }
    let bar = WatchedBar()
    stage.container.customTabBar = bar
    kind.setUp(stage, bar)
    stage.container.selectedIndex = kind.count / 2
    stage.run(for: 0.1)
    // Past the middle, where fonts and images change.
    stage.drag(by: -300, hold: 0, release: false)
    stage.run(for: 0.1)
    // The transition has begun.
    let pages = stage.container.viewControllers.compactMap { $0 as? Page }
    for page in pages { page.layouts = 0 }
    (bar.layouts, bar.waitingForLayout, bar.waitingForDrawing) = (0, [], [])
    stage.run(for: 0.25)
    #expect(stage.isInTransition && pages.map(\.layouts) == Array(repeating: 0, count: kind.count))
    stage.touch(.cancelled, at: CGPoint(x: 80, y: 300))
    stage.run(until: { !stage.isInTransition })
    #expect(bar.layouts == 0)
    // An indicator whose size changes, and a scroll view that scrolls, ask for a layout, in which they have nothing to do.
    #expect(bar.waitingForLayout.isSubset(of: ["TabScrollView", "TabIndicator"]))
    let titles: Set = ["Tab \(kind.count / 2)", "Tab \(kind.count / 2 + 1)"]
    #expect(bar.waitingForDrawing.count > 20 && bar.waitingForDrawing.allSatisfy { $0.isSubset(of: titles) })
    #expect(bar.waitingForDrawing.contains(titles))
    stage.finish()
    #expect(stage.faults == [])
  }
}
