import ContainerKitTesting
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit
@testable import ContainerKitTestSupport

@MainActor @Suite("A disabled tab", .serialized) struct DisabledTabTests {
  private func stage(_ disabled: Int...) -> ContainerStage {
    let stage = ContainerStage()
    for index in disabled { stage.pages[index].containerTabItem.isEnabled = false }
    stage.frame()
    stage.removeAllCalls()
    return stage
  }

  @Test("is dimmed in color and in speech, and again enabled at once")
  func shown() {
    let spoken = SpokenContainer()
    let item = spoken.container.viewControllers[1].containerTabItem
    item.image = TabItemTests.image(20)
    item.isEnabled = false
    let tree = SpokenContainer.tree(page: "A", selected: 0)
    var dimmed = tree
    dimmed[3] = "B, tab, 2 of 4, dimmed"
    #expect(spoken.voice.spoken == dimmed)
    let tabs = spoken.container.tabBar.tabs
    #expect(tabs.map(\.isEnabled) == [true, false, true, true])
    #expect(tabs.map(\.title.textColor) == [.systemBlue, .tertiaryLabel, .systemGray, .systemGray])
    #expect(tabs[1].imageView?.tintColor == .tertiaryLabel)
    spoken.stage.frame()
    #expect(tabs[1].imageView?.alpha == 1)
    spoken.container.tabBar.appearance.disabledColor = .brown
    #expect(tabs[1].title.textColor == .brown)
    item.isEnabled = true
    #expect(spoken.voice.spoken == tree && tabs[1].title.textColor == .systemGray)
  }

  @Test("does not react to a tap, in the container's bar and in one of the app's")
  func tap() {
    let stage = stage(1)
    stage.tap(tab: 1)
    stage.finish()
    let bar = PlainBar()
    stage.container.customTabBar = bar
    bar.onSelect?(1)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.callLines == [])
    stage.container.selectedIndex = 1
    stage.removeAllCalls()
    bar.onSelect?(1)
    #expect(stage.callLines == [])
    bar.onSelect?(2)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
  }

  @Test(
    "is an end for the pan, which pulls the page with resistance, requested in XLPagerTabStrip#812",
    arguments: [false, true])
  func pan(_ mirrored: Bool) {
    let stage = stage(1)
    if mirrored { stage.container.view.semanticContentAttribute = .forceRightToLeft }
    stage.drag(by: mirrored ? 200 : -200, release: false)
    stage.run(for: 0.5)
    let offset = stage.container.pan.overscrollOffset
    #expect(stage.container.transition == nil && (mirrored ? offset : -offset) > 20 && abs(offset) < 200)
    stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    stage.finish()
    stage.run(for: 1)
    #expect(stage.container.pan.overscrollOffset == 0 && stage.container.selectedIndex == 0)
    #expect(stage.callLines == ["shouldBeginPanFrom A"] && stage.faults == [])
  }

  @Test("is an end for a drag that passes a page, too")
  func passing() {
    let stage = stage(2)
    stage.drag(
      from: CGPoint(x: 380, y: 300), to: CGPoint(x: -300, y: 300), duration: 0.5, steps: 30, hold: 0.2, release: false)
    stage.run(for: 0.8)
    #expect(stage.container.transition?.to === stage.pages[1] && stage.container.pan.overscrollOffset < -10)
    stage.touch(.ended, at: CGPoint(x: -300, y: 300))
    stage.finish()
    stage.run(for: 1)
    #expect(stage.container.selectedIndex == 1 && !stage.callLines.contains("shouldSelect C") && stage.faults == [])
  }

  @Test("is skipped by keys, and has none of its own")
  func keys() {
    let stage = stage(1, 2)
    let keys: [TestKey] = [.right, .left, .controlTab, .controlTab, .controlShiftTab, .command(2), .command(1), .left]
    #expect(keys.map { stage.press($0) } == [3, 0, 3, 0, 3, 3, 0, 0])
    #expect(stage.container.keyCommands?.compactMap(\.discoverabilityTitle) == ["A", "D"])
    stage.pages[3].containerTabItem.isEnabled = false
    #expect(([.right, .controlTab, .controlShiftTab] as [TestKey]).map { stage.press($0) } == [0, 0, 0])
    stage.pages[1].containerTabItem.isEnabled = true
    #expect(stage.press(.right) == 1 && stage.faults == [])
  }

  @Test("is skipped by VoiceOver's three-finger swipe", arguments: [false, true])
  func swipe(_ mirrored: Bool) {
    let spoken = SpokenContainer(mirrored: mirrored)
    for index in [1, 3] { spoken.container.viewControllers[index].containerTabItem.isEnabled = false }
    spoken.voice.focus("A first")
    #expect(spoken.voice.scroll(mirrored ? .right : .left))
    spoken.stage.finish()
    #expect(spoken.container.selectedIndex == 2 && spoken.posts == ["pageScrolled C, page 3 of 4"])
    spoken.voice.focus("C first")
    #expect(!spoken.voice.scroll(.next) && spoken.voice.scroll(.previous))
    spoken.stage.finish()
    #expect(spoken.container.selectedIndex == 0 && spoken.stage.faults == [])
  }

  @Test("can be selected by code, and left by the user")
  func code() {
    let stage = stage(1, 3)
    stage.container.selectedIndex = 1
    #expect(stage.container.selectedIndex == 1)
    #expect(stage.container.tabBar.tabs.map(\.title.textColor)[1] == .tertiaryLabel)
    stage.drag(by: -300)
    stage.finish()
    #expect(stage.container.selectedIndex == 2)
    stage.container.selectViewController(stage.pages[3], animated: true)
    stage.finish()
    #expect(stage.container.selectedIndex == 3)
    stage.pages[2].containerTabItem.isEnabled = false
    stage.tap(tab: 0)
    stage.finish()
    #expect(stage.container.selectedIndex == 0 && stage.faults == [])
  }

  @Test("does not end a transition that is running")
  func running() {
    let stage = ContainerStage()
    stage.drag(by: -300, release: false)
    stage.run(for: 0.5)
    stage.pages[1].containerTabItem.isEnabled = false
    stage.touch(.ended, at: CGPoint(x: 80, y: 300))
    stage.finish()
    #expect(stage.container.selectedIndex == 1 && stage.faults == [])
  }
}
