import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A custom bar", .serialized) struct OwnBarTests {
  private let stage = ContainerStage(["A", "B"])

  @Test("replaces the container's bar, with its own height, until it is removed")
  func place() {
    let bar = PlainBar()
    stage.container.customTabBar = bar
    stage.frame()
    let height = 30 + stage.container.view.safeAreaInsets.bottom
    #expect(bar.superview === stage.container.view && stage.container.tabBar.superview == nil)
    #expect(bar.frame == CGRect(x: 0, y: 844 - height, width: 390, height: height))
    #expect(stage.pages[0].view.safeAreaInsets.bottom == height)
    #expect(bar.items.map(\.title) == ["A", "B"] && bar.states == ["0 - 0.0"])
    stage.container.customTabBar = nil
    stage.frame()
    #expect(bar.superview == nil && bar.onSelect == nil && bar.items.isEmpty)
    #expect(stage.container.tabBar.tabs.map(\.title.text) == ["A", "B"])
    stage.tap(tab: 1)
    stage.finish()
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.faults == [])
  }

  @Test("is used from the start if it was set before the view was loaded")
  func early() {
    let container = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    let bar = PlainBar()
    container.customTabBar = bar
    #expect(!container.isViewLoaded && bar.items.count == 2)
    container.loadViewIfNeeded()
    #expect(bar.superview === container.view && container.customTabBar === bar)
  }

  @Test("replaces the standard bar during a transition, and shows that transition")
  func duringTransition() {
    let bar = PlainBar()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    stage.container.customTabBar = bar
    #expect(bar.states == [])
    stage.frame()
    #expect(bar.states.count == 1 && bar.states[0].hasPrefix("0 1 0.") && stage.container.tabBar.items.isEmpty)
    stage.finish()
    #expect(bar.states.last == "1 - 0.0" && bar.superview === stage.container.view)
    stage.container.customTabBar = nil
    #expect(bar.superview == nil && stage.container.tabBar.superview === stage.container.view)
    #expect(stage.faults == [])
  }

  @Test("is updated once for each step of a transition, and when items change")
  func progress() {
    let bar = PlainBar()
    stage.container.customTabBar = bar
    var percents: [CGFloat] = []
    stage.onFrame = { _ in
      if let percent = stage.container.transitionSnapshot?.percentComplete { percents.append(percent) }
    }
    bar.onSelect?(1)
    stage.finish()
    let shown = bar.states.filter { $0.hasPrefix("0 1 ") }
    #expect(bar.states.first == "0 - 0.0" && bar.states.last == "1 - 0.0")
    #expect(bar.states.count == shown.count + 2)
    // The slide's spring passes its end and comes back, so a state may return, but never at once.
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 != $1 } && shown.count > 8)
    #expect(Set(percents.map { "0 1 \($0)" }).isSubset(of: shown))
    bar.states = []
    bar.settings = 0
    stage.container.view.setNeedsLayout()
    stage.frame()
    #expect(bar.states == [] && bar.settings == 0)
    stage.pages[0].containerTabItem.badgeValue = "1"
    #expect(bar.states == [] && bar.settings == 1)
    stage.frame()
    #expect(bar.states == ["1 - 0.0"] && bar.settings == 1)
  }

  @Test("is given no progress to a page that is removed during the transition")
  func removedPage() {
    let bar = PlainBar()
    stage.container.customTabBar = bar
    bar.onSelect?(1)
    stage.run(for: 0.1)
    #expect(bar.states.last?.hasPrefix("0 1 0.") == true)
    bar.states = []
    stage.container.viewControllers.remove(at: 1)
    stage.finish()
    #expect(Set(bar.states) == ["0 - 0.0"] && stage.faults == [])
  }

  @Test("is not retained by a container from which it was removed, or by one that is deallocated")
  func leak() {
    weak var first: PlainBar?
    weak var second: PlainBar?
    do {
      let container = ContainerViewController(viewControllers: [UIViewController()])
      let (one, two) = (PlainBar(), PlainBar())
      (first, second) = (one, two)
      container.customTabBar = one
      container.customTabBar = two
    }
    #expect(first == nil && second == nil)
  }
}

@MainActor @Suite("A tab that is already selected", .serialized) struct ReselectionTests {
  private final class Listener: ContainerViewControllerDelegate {
    var received: [String] = []

    func containerViewController(_ container: ContainerViewController, didReselect viewController: UIViewController) {
      received.append(viewController.title ?? "?")
    }
  }

  @Test("is reported to the delegate when it is tapped, and nothing else happens")
  func again() {
    let stage = ContainerStage()
    let listener = Listener()
    stage.container.delegate = listener
    stage.tap(tab: 0)
    stage.finish()
    #expect(listener.received == ["A"] && stage.callLines == ["reselectionActionsFor A", "didReselect A"])
    stage.tap(tab: 2)
    stage.finish()
    stage.tap(tab: 2)
    stage.finish()
    #expect(listener.received == ["A", "C"])
  }

  @Test("reverses a transition away from it, which is not a reselection")
  func turned() {
    let stage = ContainerStage()
    let listener = Listener()
    stage.container.delegate = listener
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    stage.tap(tab: 0)
    stage.finish()
    #expect(listener.received == [] && stage.container.selectedIndex == 0)
  }
}
