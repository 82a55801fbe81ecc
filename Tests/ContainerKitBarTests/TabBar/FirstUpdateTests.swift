import ContainerKitTesting
import Stage
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

/// A bar computes frames in `update(_:)`, from its own bounds and from those of its subviews.
@MainActor @Suite("A custom bar is updated", .serialized) struct FirstUpdateTests {
  /// A line below the selected tab, whose frame is set in `update(_:)` only. Its tabs get theirs in a layout.
  private final class LineBar: UIView, ContainerTabBar {
    let line = UIView()
    var tabs: [UIView] = []
    var calls: [String] = []
    var barHeight: CGFloat = 40
    var onSelect: ((Int) -> Void)?
    var items: [ContainerTabItem] = [] {
      didSet {
        tabs.forEach { $0.removeFromSuperview() }
        tabs = items.map { _ in UIView() }
        tabs.forEach(addSubview)
        addSubview(line)
        setNeedsLayout()
        calls.append("items \(items.count)")
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width / CGFloat(max(tabs.count, 1))
      for (index, tab) in tabs.enumerated() {
        tab.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      }
      calls.append("layout \(bounds.width)")
    }

    func update(_ state: ContainerTabBarState) {
      if let selected = state.selectedIndex { line.frame = tabs[selected].frame.insetBy(dx: 0, dy: bounds.height / 4) }
      calls.append("update \(bounds.width) \(state.selectedIndex ?? -1)")
    }

    /// Returns the calls since the last time. An update that changes the size of the line is followed by another layout.
    func removeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func container() -> ContainerViewController {
    ContainerViewController(viewControllers: ["A", "B"].map { UIViewController().titled($0) })
  }

  private func stage(_ bar: LineBar) -> ContainerStage {
    let container = container()
    container.customTabBar = bar
    let stage = ContainerStage(container: container)
    stage.run(for: 0.1)
    return stage
  }

  @Test("after its first layout, whenever it is set")
  func first() {
    let bar = LineBar()
    let stage = stage(bar)
    #expect(bar.removeCalls() == ["items 2", "layout 390.0", "update 390.0 0", "layout 390.0"])
    #expect(bar.line.frame == CGRect(x: 0, y: 10, width: 195, height: 20))
    let second = LineBar()
    stage.container.selectedIndex = 1
    stage.container.customTabBar = second
    stage.run(for: 0.1)
    #expect(second.removeCalls() == ["items 2", "layout 390.0", "update 390.0 1", "layout 390.0"])
    #expect(second.line.frame == CGRect(x: 195, y: 10, width: 195, height: 20) && bar.items.isEmpty)
    #expect(stage.faults == [])
  }

  @Test("after its first layout if it replaces another one during a transition, and in each frame from then on")
  func duringTransition() {
    let stage = stage(LineBar())
    stage.container.selectViewController(stage.container.viewControllers[1], animated: true)
    stage.run(for: 0.1)
    let bar = LineBar()
    stage.container.customTabBar = bar
    stage.settle()
    let calls = bar.removeCalls()
    #expect(calls.prefix(3) == ["items 2", "layout 390.0", "update 390.0 0"] && calls.last == "update 390.0 1")
    #expect(calls.count > 10 && calls.filter { $0.hasPrefix("layout") }.count == 2)
    #expect(bar.line.frame.minX == 195 && stage.faults == [])
  }

  @Test("after each layout in another size or with other items, and not after others")
  func changes() {
    let bar = LineBar()
    let stage = stage(bar)
    bar.calls = []
    stage.resize(to: CGSize(width: 600, height: 400))
    stage.run(for: 0.1)
    #expect(bar.removeCalls() == ["layout 600.0", "update 600.0 0", "layout 600.0"] && bar.line.frame.width == 300)
    bar.barHeight = 60
    stage.container.view.setNeedsLayout()
    stage.run(for: 0.1)
    #expect(bar.removeCalls() == ["layout 600.0", "update 600.0 0", "layout 600.0"] && bar.line.frame.height == 30)
    stage.container.viewControllers.append(UIViewController())
    stage.run(for: 0.1)
    #expect(
      bar.removeCalls() == ["items 3", "layout 600.0", "update 600.0 0", "layout 600.0"] && bar.line.frame.width == 200)
    stage.container.viewControllers[0].containerTabItem.badgeValue = "1"
    stage.run(for: 0.1)
    #expect(bar.removeCalls() == ["items 3", "layout 600.0", "update 600.0 0"])
    stage.container.view.setNeedsLayout()
    stage.run(for: 0.1)
    bar.setNeedsLayout()
    stage.run(for: 0.1)
    #expect(bar.removeCalls() == ["layout 600.0"])
  }

  @Test(
    "after its first layout if it is in a view of the app's, however late that is laid out", arguments: [false, true])
  func external(_ isLate: Bool) {
    let bar = LineBar()
    let parent = UIViewController()
    let container = container()
    container.customTabBar = bar
    container.tabBarPlacement = .external
    parent.addChild(container)
    container.view.frame = CGRect(x: 0, y: 100, width: 390, height: 700)
    // The bar is laid out after the container, or before it.
    let header = Header(bar)
    for view in isLate ? [container.view!, header] : [header, container.view!] { parent.view.addSubview(view) }
    container.didMove(toParent: parent)
    let stage = Stage(rootViewController: parent)
    stage.run(for: 0.1)
    #expect(bar.removeCalls() == ["items 2", "layout 300.0", "update 300.0 0", "layout 300.0"])
    #expect(bar.line.frame == CGRect(x: 0, y: 11, width: 150, height: 22))
    container.selectedIndex = 1
    #expect(bar.removeCalls() == ["update 300.0 1"] && bar.line.frame.minX == 150)
  }

  /// A view that gives the bar its frame in its layout.
  private final class Header: UIView {
    private let bar: UIView

    init(_ bar: UIView) {
      self.bar = bar
      super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      bar.frame = CGRect(x: 45, y: 50, width: 300, height: 44)
    }
  }
}
