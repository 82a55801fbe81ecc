import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("Tabs whose pages are made when they are needed", .serialized) struct LazyTabsTests {
  @Test("make the selected page only, requested in Pageboy#87, Tabman#507, XLPagerTabStrip#401")
  func start() {
    let tabs = TabsStage()
    #expect(tabs.drainCalls().filter { $0.hasPrefix("make") } == ["make A"])
    #expect(tabs.made == "A" && tabs.container.selectedIndex == 0)
    #expect(tabs.container.tabBar.items.map(\.title) == ["A", "B", "C", "D", "E"])
    #expect(tabs.container.selectedTab === tabs.container.tabs[0])
    #expect(tabs.container.children == tabs.container.viewControllers)
    let other = TabsStage().container
    #expect(other.tabs.map { $0.viewController == nil } == [false, true, true, true, true])
    #expect(tabs.faults == [])
  }

  @Test("can start with any of them: no other page is made")
  func initializer() {
    let tabs = TabsStage()
    tabs.removeAllCalls()
    let container = ContainerViewController(tabs: ["A", "B", "C"].map(tabs.tab), selectedIdentifier: "C")
    #expect(tabs.drainCalls() == [] && container.selectedIndex == 2 && container.viewControllers == [])
    #expect(container.selectedViewController?.title == "C" && tabs.drainCalls() == ["make C"])
    #expect(container.selectedIndex == 2 && container.viewControllers.map(\.title) == ["C"])
    #expect(ContainerViewController(tabs: ["A", "B"].map(tabs.tab), selectedIdentifier: "X").selectedIndex == 0)
    #expect(ContainerViewController(tabs: []).selectedIndex == NSNotFound)
  }

  @Test("make a page before shouldSelect, and once, when its tab is tapped")
  func tap() {
    let tabs = TabsStage()
    tabs.removeAllCalls()
    tabs.tap(tab: 3)
    tabs.finish()
    #expect(
      tabs.drainCalls() == ["make D", "shouldSelect D"] + Contract.asked(to: "D") + Contract.began(from: "A", to: "D")
        + ["animateTransition D"] + Contract.completed(from: "A", to: "D"))
    #expect(tabs.made == "AD" && tabs.container.selectedIndex == 3)
    tabs.tap(tab: 0)
    tabs.finish()
    tabs.delegate.allowsSelection = false
    tabs.removeAllCalls()
    for _ in 0..<2 {
      tabs.tap(tab: 1)
      tabs.run(for: 0.1)
    }
    #expect(tabs.drainCalls() == ["make B", "shouldSelect B", "shouldSelect B"])
    #expect(tabs.made == "ABD" && tabs.container.viewControllers[1].viewIfLoaded == nil)
    #expect(tabs.faults == [])
  }

  @Test("make a neighbor before the pan begins, and keep it", arguments: [-300.0, -150])
  func drag(_ distance: Double) {
    let tabs = TabsStage()
    tabs.removeAllCalls()
    tabs.drag(by: distance)
    tabs.finish()
    let isCompleted = distance < -200
    let turned = isCompleted ? [] : Contract.turned(from: "A", to: "B")
    let end = isCompleted ? Contract.ended(from: "A", to: "B") : Contract.cancelled(from: "A", to: "B")
    #expect(
      tabs.drainCalls() == ["make B", "shouldBeginPanFrom A", "shouldSelect B"] + Contract.asked + Contract.began
        + ["startInteractiveTransition B", "animateTransition B"]
        + ["\(isCompleted ? "finish" : "cancel")InteractiveTransition B"] + turned + ["completeTransition B"] + end)
    tabs.drag(by: distance)
    tabs.finish()
    #expect(tabs.drainCalls().filter { $0.hasPrefix("make") } == (isCompleted ? ["make C"] : []))
    #expect(tabs.faults == [])
  }

  @Test("make no page for a drag that is more vertical, that begins on the bar, or in a container inside")
  func noDrag() {
    let tabs = TabsStage()
    tabs.removeAllCalls()
    tabs.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 270, y: 200), duration: 0.2)
    tabs.run(for: 0.4)
    tabs.drag(from: CGPoint(x: 300, y: 820), to: CGPoint(x: 100, y: 820), duration: 0.2)
    tabs.run(for: 0.4)
    let inner = ContainerViewController(viewControllers: [UIViewController()])
    tabs.container.tabs.append(ContainerTab(title: "I", identifier: "I") { inner })
    tabs.container.selectTab(identifier: "I", animated: false) { _ in }
    tabs.removeAllCalls()
    // The inner container only asks whether the outer one could move.
    #expect(inner.pan.allowedTarget(at: CGPoint(x: 100, y: 300), towardLeft: false) == nil)
    #expect(tabs.drainCalls() == [] && tabs.made == "A" + "?")
  }

  @Test("make the page on the other side when a drag goes back through its start, and the one beyond when it goes on")
  func turn() {
    let tabs = TabsStage(selectedIdentifier: "C")
    #expect(tabs.made == "AC")
    tabs.drag(through: [200, 180, 150, 100, 150, 200, 300, 380, 385])
    #expect(tabs.made == "ABCD")
    #expect(tabs.container.transitionSnapshot?.to.title == "B")
    tabs.touch(.ended, at: CGPoint(x: 385, y: 300), time: tabs.nextTime + 0.3)
    tabs.finish()
    #expect(tabs.container.selectedIndex == 1 && tabs.faults == [])
    tabs.container.selectTab(identifier: "D", animated: true) { _ in }
    tabs.run(for: 0.1)
    tabs.drag(through: [300, 280, 200, 100, 0, -100, -200, -300])
    #expect(tabs.made == "ABCDE" && tabs.container.transitionSnapshot?.to.title == "E")
    tabs.touch(.ended, at: CGPoint(x: -300, y: 300), time: tabs.nextTime + 0.3)
    tabs.finish()
    #expect(tabs.container.selectedIndex == 4 && tabs.faults == [])
  }

  @Test("are selected by identifier, also if the page does not exist yet: a deep link")
  func link() async {
    let tabs = TabsStage()
    #expect(await tabs.container.selectTab(identifier: "D", animated: false) == .selected)
    #expect(tabs.made == "AD" && tabs.container.selectedIndex == 3)
    #expect(await tabs.container.selectTab(identifier: "nowhere", animated: true) == .cancelled)
    #expect(tabs.container.selectedIndex == 3)
    var outcomes: [String] = []
    tabs.container.selectTab(identifier: "B", animated: true) { outcomes.append("B \($0)") }
    tabs.container.selectTab(identifier: "C", animated: true) { outcomes.append("C \($0)") }
    tabs.container.selectTab(identifier: "E", animated: true) { outcomes.append("E \($0)") }
    tabs.finish()
    #expect(outcomes == ["C superseded", "B selected", "E selected"])
    tabs.container.selectedIndex = 0
    #expect(tabs.container.selectedTab?.identifier == "A" && tabs.faults == [])
  }

  @Test("have badges before their pages exist, which the pages take over, requested in Parchment#275, Tabman#571")
  func badge() throws {
    let tabs = TabsStage()
    let tab = try #require(tabs.container.tab(forIdentifier: "C"))
    tab.item.badgeValue = "3"
    #expect(tabs.container.tabBar.tabs[2].content.badge == "3" && tabs.made == "A")
    tabs.container.selectTab(identifier: "C", animated: false) { _ in }
    let page = try #require(tab.viewController)
    #expect(page.containerTabItem === tab.item && page.containerTabItem.badgeValue == "3")
    page.containerTabItem.badgeValue = nil
    #expect(tabs.container.tabBar.tabs[2].content.badge == nil)
    page.containerTabItem = ContainerTabItem(title: "own")
    #expect(tab.item.title == "own" && tabs.container.tabBar.tabs[2].content.title == "own")
    #expect(tabs.container.tab(forIdentifier: "X") == nil)
  }

  @Test("are restored by identifier, also if the page does not exist yet")
  func restoration() {
    let (old, new) = (TabsStage(selectedIdentifier: "D"), TabsStage(["E", "D", "X"]))
    #expect(old.container.selectionState as? [String: String] == ["ContainerKit.selection": "D"])
    #expect(new.container.restoreSelection(from: old.container.selectionState))
    #expect(new.container.selectedIndex == 1 && new.made == "ED")
    #expect(new.container.restoreSelection(from: ["ContainerKit.selection": 2]) && new.container.selectedIndex == 2)
    for bad: Any in ["old", 3, -1, [1]] {
      #expect(!new.container.restoreSelection(from: ["ContainerKit.selection": bad]))
    }
    #expect(new.container.selectedIndex == 2)
  }

  @Test("that are set again keep the selection and the pages of the same identifiers")
  func change() throws {
    let tabs = TabsStage(selectedIdentifier: "C")
    let (first, third) = (tabs.container.viewControllers[0], tabs.container.viewControllers[1])
    tabs.removeAllCalls()
    tabs.container.setTabs(["X", "C", "A", "Y"].map(tabs.tab), animated: true)
    #expect(tabs.drainCalls() == [] && tabs.container.viewControllers == [third, first])
    #expect(tabs.container.selectedIndex == 1 && tabs.container.tabs[1].viewController === third)
    #expect(tabs.container.tabBar.items.map(\.title) == ["X", "C", "A", "Y"])
    // The tab that is now at the index is selected, and its page is made.
    tabs.container.setTabs(["X", "A", "Y"].map(tabs.tab), animated: true)
    #expect(tabs.container.transition?.to === first)
    tabs.finish()
    tabs.container.tabs = ["X", "Y"].map(tabs.tab)
    #expect(tabs.container.selectedIndex == 1 && tabs.made == "Y")
    #expect(first.parent == nil && third.parent == nil)
    tabs.container.tabs = []
    #expect(tabs.container.selectedViewController == nil && tabs.container.selectedIndex == NSNotFound)
    tabs.container.tabs = [tabs.tab("Z")]
    #expect(tabs.made == "" && tabs.container.selectedIndex == 0)
    tabs.frame()
    #expect(tabs.made == "Z" && tabs.container.selectedIndex == 0)
    #expect(tabs.faults == [])
  }

  @Test("that are set in a transition let it go on if both of its identifiers stay, and otherwise end it")
  func changeInTransition() {
    let tabs = TabsStage()
    tabs.tap(tab: 2)
    tabs.run(for: 0.1)
    tabs.removeAllCalls()
    tabs.container.tabs = ["C", "B", "A"].map(tabs.tab)
    #expect(tabs.container.transition?.to.title == "C" && tabs.made == "CA" && tabs.drainCalls() == [])
    tabs.container.tabs = ["C", "B"].map(tabs.tab)
    #expect(tabs.container.transition == nil && tabs.container.selectedTab?.identifier == "C")
    #expect(tabs.made == "C" && !tabs.drainCalls().contains { $0.hasPrefix("make") })
    tabs.tap(tab: 1)
    tabs.run(for: 0.1)
    tabs.container.tabs = ["E", "D"].map(tabs.tab)
    #expect(tabs.container.transition == nil && tabs.container.selectedTab?.identifier == "E" && tabs.made == "E")
    tabs.frame()
    #expect(tabs.faults == [])
  }

  @Test("make a page while the page of a removed tab leaves, which goes on leaving")
  func makeWhileLeaving() {
    let tabs = TabsStage()
    tabs.container.setTabs(Array(tabs.container.tabs.dropFirst()), animated: true)
    tabs.run(for: 0.1)
    tabs.removeAllCalls()
    tabs.container.selectTab(identifier: "D", animated: true) { _ in }
    #expect(tabs.drainCalls() == ["make D"])
    #expect(tabs.container.transitionSnapshot.map { [$0.from.title, $0.to.title] } == ["A", "B"])
    tabs.finish()
    let ends = tabs.callLines.filter { $0.hasPrefix("didSelect") || $0.contains("removeFromParent") }
    #expect(ends == ["didSelect B", "removeFromParent A", "didSelect D"])
    #expect(tabs.faults == [])
  }

  @Test("are replaced by viewControllers")
  func replaced() {
    let tabs = TabsStage()
    let page = tabs.container.viewControllers[0]
    let other = UIViewController()
    tabs.container.viewControllers = [other, page]
    #expect(tabs.container.tabs.isEmpty && tabs.container.selectedIndex == 1)
    #expect(tabs.container.tabBar.items.count == 2 && tabs.container.selectedTab == nil)
  }

  @Test("whose page is given away stay, and make another page", arguments: [false, true])
  func departure(_ wasSelected: Bool) throws {
    let tabs = TabsStage(selectedIdentifier: wasSelected ? "A" : "B")
    let page = try #require(tabs.container.tabs[0].viewController)
    tabs.removeAllCalls()
    let lines = Misuse.messages {
      page.removeFromParent()
      page.view.removeFromSuperview()
      tabs.run(for: 0.1)
      #expect(tabs.drainCalls().filter { $0.hasPrefix("make") } == (wasSelected ? ["make A"] : []))
      tabs.container.selectedIndex = 0
    }
    #expect(lines.count == 1)
    #expect(tabs.container.tabBar.items.count == 5)
    #expect(tabs.container.selectedViewController !== page && tabs.container.selectedViewController?.title == "A")
    #expect(tabs.faults == [])
  }

  @Test("whose page another container takes make another page in a callback about that")
  func departureInCallback() throws {
    let tabs = TabsStage(selectedIdentifier: "B")
    let page = try #require(tabs.container.selectedViewController)
    tabs.container.callObserver = { [unowned tabs] call, _ in
      guard call == "willSelect" else { return }
      tabs.container.callObserver = nil
      tabs.container.selectTab(identifier: "B", animated: false) { _ in }
    }
    let other = ContainerViewController()
    _ = Misuse.messages { other.viewControllers = [page] }
    #expect(page.parent === other)
    #expect(tabs.container.selectedTab?.identifier == "B" && tabs.container.selectedViewController !== page)
    tabs.run(for: 0.1)
    #expect(tabs.faults == [])
  }

  @Test("that are disabled are an end for the finger, are skipped by keys, and make no page")
  func disabled() {
    let tabs = TabsStage()
    for identifier in ["B", "D"] { tabs.container.tab(forIdentifier: identifier)?.item.isEnabled = false }
    tabs.drag(by: -300)
    tabs.run(for: 1)
    tabs.tap(tab: 1)
    tabs.run(for: 0.1)
    tabs.press(.command(1))
    tabs.container.tabBar.onSelect?(1)
    #expect(tabs.made == "A" && tabs.container.selectedIndex == 0)
    #expect(
      ([.command(4), .right, .right, .right, .controlTab] as [TestKey]).map { tabs.press($0) } == [0, 2, 4, 4, 0])
    #expect(tabs.made == "ACE" && tabs.faults == [])
  }

  @Test("are selected by keys, and spoken with their number among all of them")
  func keysAndVoice() {
    let tabs = TabsStage()
    #expect(tabs.container.keyCommands?.compactMap(\.discoverabilityTitle) == ["A", "B", "C", "D", "E"])
    #expect(
      ([.command(4), .right, .controlTab, .controlShiftTab] as [TestKey]).map { tabs.press($0) } == [3, 4, 0, 4])
    #expect(tabs.made == "ADE")
    #expect(tabs.container.spokenPosition == "E, page 5 of 5")
    #expect(!tabs.container.accessibilityScroll(.left) && tabs.container.accessibilityScroll(.right))
    tabs.finish()
    tabs.removeAllCalls()
    #expect(tabs.container.accessibilityScroll(.previous) && tabs.drainCalls().first == "make C")
    tabs.finish()
    #expect(tabs.container.selectedIndex == 2)
  }

  @Test("select, or set other tabs, inside a provider")
  func reentrant() {
    let tabs = TabsStage()
    var outcomes: [ContainerSelectionOutcome] = []
    let container = tabs.container
    let link = ContainerTab(title: "L", identifier: "L") { [unowned container] in
      container.selectTab(identifier: "L", animated: false) { outcomes.append($0) }
      container.selectTab(identifier: "B", animated: false) { outcomes.append($0) }
      return UIViewController()
    }
    let own = container.tabs
    container.tabs = own + [link]
    container.selectTab(identifier: "L", animated: false) { outcomes.append($0) }
    #expect(outcomes == [.cancelled, .selected, .selected] && container.selectedIndex == 5)
    container.selectTab(identifier: "A", animated: false, completion: nil)
    let bad = ContainerTab(title: "X", identifier: "X") { [unowned container] in
      container.tabs = own
      return UIViewController()
    }
    container.tabs = own + [bad]
    container.selectTab(identifier: "X", animated: false) { outcomes.append($0) }
    #expect(outcomes.last == .cancelled && container.tabs.count == 5)
    tabs.frame()
    #expect(tabs.faults == [])
  }

  @Test("are deallocated with their pages")
  func leak() {
    weak var page: UIViewController?
    weak var tab: ContainerTab?
    do {
      let tabs = TabsStage()
      (page, tab) = (tabs.container.viewControllers[0], tabs.container.tabs[0])
      tabs.drag(by: -300)
      tabs.finish()
      tabs.tearDown()
    }
    #expect(page == nil && tab == nil)
  }
}
