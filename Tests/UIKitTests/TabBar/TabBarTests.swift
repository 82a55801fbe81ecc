import Stage
import Testing

@testable import UIKit

@Suite("A tab bar", .serialized) @MainActor struct TabBarTests {
  @MainActor private final class Listener: NSObject, UITabBarDelegate {
    var received: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      received.append("\(item.title ?? "") \(tabBar.selectedItem === item)")
    }
  }

  private func bar(on stage: Stage) -> UITabBar {
    let root = UIViewController()
    stage.window.rootViewController = root
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    bar.items = ["x", "y", "z"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    root.view.addSubview(bar)
    stage.run(for: 0.1)
    return bar
  }

  @Test("without a controller notifies its delegate of taps, but not of selection by code, and ignores disabled items")
  func alone() {
    let stage = Stage(endReports: .afterFrame)
    let (bar, listener) = (bar(on: stage), Listener())
    bar.delegate = listener
    #expect(bar.selectedItem == nil)
    stage.tap(at: CGPoint(x: 195, y: 720))
    stage.frame()
    #expect(bar.selectedItem === bar.items?[1] && listener.received == ["y true"])
    bar.selectedItem = bar.items?[0]
    #expect(listener.received == ["y true"])
    bar.items?[2].isEnabled = false
    stage.tap(at: CGPoint(x: 325, y: 720))
    stage.frame()
    #expect(bar.selectedItem === bar.items?[0] && listener.received == ["y true"])
    bar.items = Array(bar.items?.dropFirst() ?? [])
    #expect(bar.selectedItem == nil && bar.tabs.count == 2)
  }

  @Test("uses the tint color for the selected tab and unselectedItemTintColor for others, and updates badges at once")
  func looks() {
    let stage = Stage(endReports: .afterFrame)
    let bar = bar(on: stage)
    bar.tintColor = .red
    bar.unselectedItemTintColor = .green
    bar.selectedItem = bar.items?[0]
    let labels = bar.tabs.map { $0.subviews.compactMap { $0 as? UILabel } }
    #expect(labels.map { $0[0].textColor } == [.red, .green, .green])
    #expect(labels.map { $0[1].isHidden } == [true, true, true])
    bar.items?[1].badgeValue = "12"
    bar.items?[1].badgeColor = .blue
    #expect(!labels[1][1].isHidden && labels[1][1].text == "12" && labels[1][1].backgroundColor == .blue)
    #expect(bar.tabs.map(\.accessibilityLabel) == ["x", "y", "z"] && bar.tabs[1].accessibilityValue == "12")
    #expect(bar.tabs.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
    bar.unselectedItemTintColor = nil
    #expect(labels[1][0].textColor == .systemGray)
  }

  @Test("stops the program with UIKit's message if modified under a controller, or if an unknown one is selected")
  func errors() async {
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { withExtendedLifetime(TabScene()) { $0.tabs.tabBar.items = [] } }
    }
    #expect(text(items).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    let selected = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { withExtendedLifetime(TabScene()) { $0.tabs.tabBar.selectedItem = nil } }
    }
    #expect(text(selected).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { withExtendedLifetime(TabScene()) { $0.tabs.tabBar.delegate = nil } }
    }
    #expect(
      text(delegate).contains("Changing the delegate of a tab bar managed by a tab bar controller is not allowed."))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { withExtendedLifetime(TabScene()) { $0.tabs.selectedViewController = UIViewController() } }
    }
    #expect(text(stranger).contains("only a view controller in the tab bar controller's list of view controllers"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("with an index out of range, a nil controller, or a sixth tab is reported")
  func reports() {
    let scene = TabScene()
    scene.tabs.selectedIndex = 3
    scene.tabs.selectedViewController = nil
    scene.tabs.viewControllers = (0..<6).map { _ in UIViewController() }
    #expect(scene.stage.issues.count == 3 && scene.tabs.selectedIndex == 0)
    #expect(scene.stage.issues[0].hasSuffix("has 3 tabs: index 3 cannot be selected."))
    #expect(scene.stage.issues[1].hasSuffix("keeps its selection: nil cannot be selected."))
    #expect(scene.stage.issues[2].hasPrefix("moreNavigationController is not there: all 6 tabs of "))
  }

  @Test("without a controller deselects an item that is removed, even if the item is still referenced")
  func selectionGoes() {
    let stage = Stage(endReports: .afterFrame)
    let bar = bar(on: stage)
    let first = bar.items?[0]
    bar.selectedItem = first
    bar.items = Array(bar.items?.dropFirst() ?? [])
    #expect(first != nil && bar.selectedItem == nil)
  }
}
