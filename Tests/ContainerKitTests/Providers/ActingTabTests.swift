import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

// Tabs whose names start with a plus act (`TabsStage.tab(_:)`).
@MainActor @Suite("A tab that acts", .serialized) struct ActingTabTests {
  private typealias Keys = [TestKey]

  /// Returns the visible titles of the selected tabs.
  private func selected(_ stage: TabsStage) -> [String] { stage.tabs.filter(\.isSelected).map(\.title) }

  @Test("calls its action for each tap, and nothing else")
  func tap() {
    let stage = TabsStage(["A", "+", "B"])
    stage.container.playsSelectionHaptics = true
    stage.removeAllCalls()
    for _ in 0..<2 {
      stage.tap(tab: 1)
      stage.run(for: 0.1)
    }
    #expect(stage.callLines == ["act +", "act +"] && stage.feedback.isEmpty)
    #expect(stage.container.selectedIndex == 0 && stage.made == "A" && selected(stage) == ["A"])
    #expect(stage.container.tabs[1].viewController == nil && stage.faults == [])
  }

  @Test("is made by a closure that returns nothing, and a tab with a page by one that returns a controller")
  func closures() {
    var count = 0
    func page() -> UIViewController { UIViewController() }
    func act() {}
    let tabs = [
      ContainerTab(title: "1", identifier: "1") { UIViewController() },
      ContainerTab(title: "2", image: nil, identifier: "2") { page() },
      ContainerTab(title: "3", identifier: "3") {
        let page = UIViewController()
        page.title = "3"
        return page
      },
      ContainerTab(title: "4", identifier: "4") { count > 0 ? UIViewController() : page() },
      ContainerTab(title: "5", identifier: "5", viewControllerProvider: page),
      ContainerTab(title: "6", identifier: "6") { act() },
      ContainerTab(title: "7", image: nil, identifier: "7", action: act),
      ContainerTab(
        title: "8", identifier: "8",
        action: {
          count += 1
          act()
        }),
    ]
    #expect(tabs.map { $0.action != nil } == [false, false, false, false, false, true, true, true])
    tabs[7].action?()
    #expect(count == 1)
  }

  @Test("is passed over by a drag in either direction, with the calls of a drag to the page beyond")
  func drag() {
    let stage = TabsStage(["A", "+1", "+2", "B", "+3"])
    stage.removeAllCalls()
    stage.drag(by: -300)
    stage.finish()
    #expect(
      stage.drainCalls() == ["make B", "shouldBeginPanFrom A", "shouldSelect B"] + Contract.asked + Contract.began
        + ["startInteractiveTransition B", "animateTransition B", "finishInteractiveTransition B"]
        + ["completeTransition B"] + Contract.ended(from: "A", to: "B"))
    #expect(stage.container.selectedIndex == 3)
    // The last tab is not a page, so the page before it is at an end.
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 3 && stage.drainCalls() == ["shouldBeginPanFrom B"])
    stage.run(for: 1)
    stage.drag(by: 300)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.made == "AB" && stage.faults == [])
  }

  @Test("keeps its color while the indicator moves over it, in each frame of a drag", arguments: [false, true])
  func indicator(_ isMirrored: Bool) {
    let stage = TabsStage(["A", "+", "B"])
    stage.settings.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    stage.container.tabBar.appearance.indicator = .line(height: 3)
    stage.frame()
    let bar = stage.container.tabBar
    let (start, end) = (bar.buttons[0].frame.minX, bar.buttons[2].frame.minX)
    let color = bar.shownColor(at: 1)
    var states: [String] = []
    stage.watchForFlashes(scale: 1)
    stage.onFrame = { [unowned stage] _ in
      guard let progress = stage.container.transitionProgress?.fractionComplete else { return }
      let expected = start + (end - start) * progress
      let isRight = abs(bar.indicator.frame.minX - expected) < 0.01 && bar.shownColor(at: 1) == color
      if !isRight || bar.buttons[1].isSelected {
        states.append("\(bar.indicator.frame.minX) and not \(expected) at \(progress)")
      }
    }
    stage.drag(by: isMirrored ? 300 : -300, release: false)
    stage.run(for: 0.4)
    stage.touch(.ended, at: CGPoint(x: isMirrored ? 310 : 80, y: 300))
    stage.finish()
    #expect(states == [] && stage.container.selectedIndex == 2 && bar.indicator.frame.minX == end)
    #expect(stage.faults == [])
  }

  @Test("is passed over when a drag goes back through its start, and when it goes on past its end in a transition")
  func turn() {
    let stage = TabsStage(["A", "+1", "B", "+2", "C", "+3", "D"], selectedIdentifier: "B")
    stage.removeAllCalls()
    stage.drag(through: [200, 180, 150, 100, 150, 200, 300, 380, 385])
    #expect(
      stage.drainCalls().filter { $0.hasPrefix("make") || $0.hasPrefix("should") } == [
        "make C", "shouldBeginPanFrom B", "shouldSelect C", "shouldSelect A",
      ])
    stage.touch(.ended, at: CGPoint(x: 385, y: 300), time: stage.nextTime + 0.3)
    stage.finish()
    #expect(stage.container.selectedTab?.identifier == "A")
    stage.container.selectTab(identifier: "C", animated: true) { _ in }
    stage.run(for: 0.1)
    stage.removeAllCalls()
    stage.drag(through: [300, 280, 200, 100, 0, -100, -200, -300])
    #expect(
      stage.drainCalls().filter { $0.hasPrefix("make") || $0.hasPrefix("should") } == ["make D", "shouldSelect D"])
    stage.touch(.ended, at: CGPoint(x: -300, y: 300), time: stage.nextTime + 0.3)
    stage.finish()
    #expect(stage.container.selectedTab?.identifier == "D" && stage.made == "ABCD" && stage.faults == [])
  }

  @Test("is on the other side in a right-to-left layout, where drags and keys pass over it, too")
  func mirrored() {
    let stage = TabsStage(["+1", "A", "+2", "B", "C"])
    stage.settings.layoutDirection = .rightToLeft
    stage.frame()
    stage.drag(by: 300)
    stage.finish()
    #expect(stage.container.selectedIndex == 3)
    #expect(([.right, .right, .left, .left, .left] as Keys).map { stage.press($0) } == [1, 1, 3, 4, 4])
    #expect(([.controlTab, .controlShiftTab] as Keys).map { stage.press($0) } == [1, 4])
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 3 && stage.made == "ABC" && stage.faults == [])
  }

  @Test("is passed over by keys, and called by Command and its number, without a question")
  func keys() {
    let stage = TabsStage(["+1", "A", "B", "+2", "C", "+3"])
    stage.removeAllCalls()
    #expect(stage.container.keyCommands?.compactMap(\.discoverabilityTitle) == ["+1", "A", "B", "+2", "C", "+3"])
    #expect(([.right, .right, .right, .left, .left, .left] as Keys).map { stage.press($0) } == [2, 4, 4, 2, 1, 1])
    #expect(
      ([.controlTab, .controlTab, .controlTab, .controlShiftTab] as Keys).map { stage.press($0) } == [2, 4, 1, 4])
    stage.removeAllCalls()
    #expect(([.command(4), .command(1), .command(9)] as Keys).map { stage.press($0) } == [4, 4, 4])
    #expect(stage.callLines == ["act +2", "act +1"])
    stage.container.allowsKeyboardSelection = false
    #expect(stage.press(.command(4)) == 4 && stage.callLines == ["act +2", "act +1"] && stage.faults == [])
  }

  @Test("beside the only page of an inner container leaves the steps to the outer one, and has its own number")
  func innerKeys() {
    var count = 0
    let inner = ContainerViewController(tabs: [
      ContainerTab(title: "1", identifier: "1") { UIViewController() },
      ContainerTab(title: "2", identifier: "2", action: { count += 1 }),
    ])
    let stage = ContainerStage(["A", "B", "C"]) { $0 == "B" ? inner : UIViewController() }
    stage.container.selectedIndex = 1
    stage.settle()
    let keys: Keys = [.controlTab, .left, .command(2), .controlShiftTab]
    let selected = keys.map { key in
      stage.press(key)
      stage.settle()
      return stage.container.selectedIndex
    }
    #expect(selected == [2, 1, 1, 0] && count == 1 && inner.selectedIndex == 0 && stage.faults == [])
  }

  @Test("is passed over by selectPage, up to the ends")
  func step() {
    let stage = TabsStage(["+1", "A", "+2", "B", "+3"])
    var outcomes: [String] = []
    for step in [.next, .next, .previous, .previous] as [ContainerPageStep] {
      stage.container.selectPage(step, animated: false) { outcomes.append("\($0)") }
      outcomes.append(stage.container.selectedTab?.identifier ?? "-")
    }
    #expect(outcomes == ["selected", "B", "cancelled", "B", "selected", "A", "cancelled", "A"])
    #expect(stage.faults == [])
  }

  @Test("goes on with a running transition, and may select a page or set tabs")
  func inTransition() {
    let stage = TabsStage(["A", "+", "B"])
    stage.tap(tab: 2)
    stage.run(for: 0.1)
    stage.removeAllCalls()
    stage.tap(tab: 1)
    stage.finish()
    #expect(
      stage.drainCalls() == ["act +", "completeTransition B"] + Contract.ended(from: "A", to: "B"))
    let container = stage.container
    container.tabs.append(
      ContainerTab(
        title: "+2", identifier: "+2",
        action: { [unowned container, unowned stage] in
          container.tabs.insert(stage.tab("C"), at: 0)
          container.selectTab(identifier: "C", animated: true, completion: nil)
        }))
    stage.frame()
    stage.removeAllCalls()
    stage.tap(tab: 3)
    stage.finish()
    #expect(stage.drainCalls().first == "make C" && container.selectedIndex == 0 && stage.made == "CAB")
    #expect(stage.faults == [])
  }

  @Test("is a button that VoiceOver activates, and not one of the pages that it counts")
  func voice() {
    let stage = TabsStage(["+1", "A", "+2", "B", "C"])
    let voice = VoiceOver(stage)
    defer { voice.stop() }
    #expect(voice.elements.map { $0.traits.contains(.button) } == [true, true, true, true, true])
    #expect(voice.elements.map { $0.traits.contains(.selected) } == [false, true, false, false, false])
    #expect(stage.container.spokenPosition == "A, page 1 of 3")
    stage.removeAllCalls()
    #expect(voice.activate("+2"))
    stage.finish()
    #expect(stage.callLines == ["act +2"] && voice.posts.isEmpty)
    #expect(!stage.container.accessibilityScroll(.previous))
    for _ in 0..<2 {
      #expect(stage.container.accessibilityScroll(.next))
      stage.finish()
    }
    #expect(!stage.container.accessibilityScroll(.next))
    #expect(voice.posts.compactMap(\.text) == ["B, page 2 of 3", "C, page 3 of 3"])
    #expect(stage.made == "ABC" && stage.faults == [])
  }

  @Test("is not the tab that is selected at first, or in place of a removed one")
  func first() {
    let stage = TabsStage(["+1", "A", "+2", "B"])
    #expect(stage.container.selectedIndex == 1 && stage.made == "A")
    #expect(stage.tabs.map(\.isSelected) == [false, true, false, false])
    for identifier in [nil, "+2", "X"] {
      let tabs = ["+1", "A", "+2", "B"].map(stage.tab)
      #expect(ContainerViewController(tabs: tabs, selectedIdentifier: identifier).selectedIndex == 1)
    }
    stage.container.setTabs(["+1", "B", "A"].map(stage.tab), selectedIdentifier: "+1", animated: false)
    #expect(stage.container.selectedIndex == 2)
    // Acts at the index of the removed tab, and the page after it is selected; then the last one.
    stage.container.setTabs(["+1", "B", "+2", "C"].map(stage.tab), animated: false)
    #expect(stage.container.selectedIndex == 3)
    stage.container.setTabs(["+1", "B", "+2", "+3"].map(stage.tab), animated: false)
    #expect(stage.container.selectedIndex == 1 && stage.made == "B")
    stage.frame()
    #expect(stage.faults == [])
  }

  @Test("alone is in an empty container, until there is a tab with a page")
  func alone() {
    let stage = TabsStage(["+1", "+2"])
    #expect(stage.container.selectedIndex == NSNotFound && stage.container.selectedViewController == nil)
    #expect(stage.container.selectedTab == nil && stage.container.viewControllers.isEmpty)
    #expect(stage.container.spokenPosition == nil && stage.tabs.map(\.isSelected) == [false, false])
    stage.removeAllCalls()
    stage.tap(tab: 1)
    stage.drag(by: -300)
    stage.run(for: 1)
    for key in [.right, .controlTab, .command(1)] as Keys { stage.send(key) }
    stage.run(for: 0.1)
    #expect(stage.callLines == ["act +2", "act +1"] && stage.container.selectedIndex == NSNotFound)
    #expect(stage.container.selectionState.isEmpty)
    stage.container.tabs.append(stage.tab("A"))
    #expect(stage.container.selectedIndex == 2 && stage.made == "")
    stage.frame()
    #expect(stage.container.selectedIndex == 2 && stage.made == "A")
    stage.container.tabs = ["+1"].map(stage.tab)
    stage.frame()
    #expect(stage.container.selectedIndex == NSNotFound && stage.made == "" && stage.faults == ["nothing is selected"])
  }

  @Test("does not take over the page of a tab with its identifier, and a tab with a page replaces it")
  func identifiers() {
    let stage = TabsStage(["A", "B"], selectedIdentifier: "B")
    let acting = ContainerTab(title: "B", identifier: "B", action: {})
    stage.container.tabs = [stage.tab("A"), acting]
    #expect(stage.container.selectedIndex == 0 && stage.made == "A" && acting.viewController == nil)
    stage.container.tabs = ["A", "B"].map(stage.tab)
    stage.container.selectTab(identifier: "B", animated: false, completion: nil)
    #expect(stage.container.selectedIndex == 1 && stage.made == "AB")
    stage.frame()
    #expect(stage.faults == [])
  }

  @Test("that is disabled calls no action, and is passed over; a disabled page beyond it is an end")
  func disabled() {
    let stage = TabsStage(["A", "+", "B", "C"])
    for identifier in ["+", "B"] { stage.container.tab(forIdentifier: identifier)?.item.isEnabled = false }
    #expect(stage.container.tabBar.tabs.map(\.isEnabled) == [true, false, false, true])
    stage.removeAllCalls()
    stage.tap(tab: 1)
    stage.run(for: 0.1)
    stage.container.tabBar.onSelect?(1)
    stage.send(.command(2))
    stage.run(for: 0.1)
    #expect(stage.callLines == [] && stage.container.keyCommands?.compactMap(\.discoverabilityTitle) == ["A", "C"])
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.made == "A")
    #expect(([.right, .controlTab, .controlShiftTab, .left] as Keys).map { stage.press($0) } == [3, 0, 3, 0])
    stage.container.tab(forIdentifier: "B")?.item.isEnabled = true
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 2 && stage.faults == [])
  }

  @Test("does not change what a state restores, and is restored by none")
  func restoration() {
    let stage = TabsStage(["+1", "A", "+2", "B"], selectedIdentifier: "B")
    #expect(stage.container.selectionState as? [String: String] == ["ContainerKit.selection": "B"])
    stage.container.selectedIndex = 1
    for bad: Any in ["+2", 0, 2] {
      #expect(!stage.container.restoreSelection(from: ["ContainerKit.selection": bad]))
    }
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.container.restoreSelection(from: ["ContainerKit.selection": "B"]))
    #expect(stage.container.selectedIndex == 3 && stage.faults == [])
  }

  @Test("acts when a long press ends, and under the large content viewer, which asks nobody", arguments: [false, true])
  func longPress(_ isLarge: Bool) {
    let stage = TabsStage(["A", "+", "B"])
    stage.settings.preferredContentSizeCategory = isLarge ? .accessibilityMedium : .large
    stage.frame()
    stage.removeAllCalls()
    let tab = stage.container.tabBar.buttons[1]
    let point = tab.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), to: nil)
    stage.touch(.began, at: point)
    stage.run(for: 0.7)
    #expect(stage.callLines == [] && tab.largeContentTitle == "+")
    stage.touch(.ended, at: point)
    stage.finish()
    #expect(stage.callLines == ["act +"] && stage.container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("has a badge, and is deallocated with its container")
  func leak() {
    weak var tab: ContainerTab?
    do {
      let stage = TabsStage(["A", "+"])
      tab = stage.container.tabs[1]
      tab?.item.badgeValue = "2"
      #expect(stage.tabs.map(\.badge) == [nil, "2"])
      stage.tap(tab: 1)
      stage.finish()
      stage.tearDown()
    }
    #expect(tab == nil)
  }
}

@MainActor @Suite("The selection of a tab that acts stops a debug build", .serialized) struct ActingTabMisuseTests {
  private nonisolated static func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
  }

  /// Returns a container with a tab that acts at the index 1.
  private static func container() -> ContainerViewController {
    ContainerViewController(tabs: [
      ContainerTab(title: "a", identifier: "a") { UIViewController() },
      ContainerTab(title: "b", identifier: "b", action: {}),
    ])
  }

  @Test("by selectedIndex") func index() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.container().selectedIndex = 1 }
    }
    #expect(
      Self.says(result, "ContainerViewController: selectedIndex 1 is a tab that acts, and cannot be selected"))
  }

  @Test("by its index") func tab() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.container().selectTab(at: 1, animated: true, completion: nil) }
    }
    #expect(
      Self.says(result, "ContainerViewController: selectTab(at: 1) is a tab that acts, and cannot be selected"))
  }

  @Test("by its identifier") func identifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.container().selectTab(identifier: "b", animated: true, completion: nil) }
    }
    #expect(Self.says(result, "ContainerViewController: the tab \"b\" acts, and cannot be selected"))
  }
}
