import Stage
import Testing
import UIKit

@_spi(Recording) @testable import ContainerKit

@MainActor @Suite("A disabled tab", .serialized) struct DisabledTabTests {
  private func rig(_ disabled: Int...) -> Rig {
    let rig = Rig()
    for index in disabled { rig.page(index).containerTabItem.isEnabled = false }
    rig.stage.frame()
    rig.calls = []
    return rig
  }

  @Test("is dimmed in color and in speech, and again enabled at once")
  func shown() {
    let spoken = SpokenRig()
    let item = spoken.container.viewControllers[1].containerTabItem
    item.image = TabItemTests.image(20)
    item.isEnabled = false
    let tree = SpokenRig.tree(page: "A", selected: 0)
    var dimmed = tree
    dimmed[3] = "B, tab, 2 of 4, dimmed"
    #expect(spoken.voice.spoken == dimmed)
    let tabs = spoken.container.tabBar.tabs
    #expect(tabs.map(\.isEnabled) == [true, false, true, true])
    #expect(tabs.map(\.title.textColor) == [.systemBlue, .tertiaryLabel, .systemGray, .systemGray])
    #expect(tabs[1].imageView?.tintColor == .tertiaryLabel)
    spoken.rig.stage.frame()
    #expect(tabs[1].imageView?.alpha == 1)
    spoken.container.tabBar.appearance.disabledColor = .brown
    #expect(tabs[1].title.textColor == .brown)
    item.isEnabled = true
    #expect(spoken.voice.spoken == tree && tabs[1].title.textColor == .systemGray)
  }

  @Test("does not react to a tap, in the container's bar and in one of the app's")
  func tap() {
    let rig = rig(1)
    rig.tapTab(1)
    rig.finish()
    let bar = PlainBar()
    rig.container.customTabBar = bar
    bar.onSelect?(1)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && rig.calls == [])
    rig.container.selectedIndex = 1
    rig.calls = []
    bar.onSelect?(1)
    #expect(rig.calls == [])
    bar.onSelect?(2)
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
  }

  @Test(
    "is an end for the pan, which pulls the page with resistance: a wish of XLPagerTabStrip#812",
    arguments: [false, true])
  func pan(_ mirrored: Bool) {
    let rig = rig(1)
    if mirrored { rig.container.view.semanticContentAttribute = .forceRightToLeft }
    rig.drag(by: mirrored ? 200 : -200, release: false)
    rig.stage.run(for: 0.5)
    let offset = rig.container.pan.overscrollOffset
    #expect(rig.container.transition == nil && (mirrored ? offset : -offset) > 20 && abs(offset) < 200)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    rig.finish()
    rig.stage.run(for: 1)
    #expect(rig.container.pan.overscrollOffset == 0 && rig.container.selectedIndex == 0)
    #expect(rig.calls == ["shouldBeginPanFrom A"] && rig.faults == [])
  }

  @Test("is an end for a drag that passes a page, too")
  func passing() {
    let rig = rig(2)
    rig.stage.drag(
      from: CGPoint(x: 380, y: 300), to: CGPoint(x: -300, y: 300), duration: 0.5, steps: 30, hold: 0.2, release: false)
    rig.stage.run(for: 0.8)
    #expect(rig.container.transition?.to === rig.page(1) && rig.container.pan.overscrollOffset < -10)
    rig.stage.touch(.ended, at: CGPoint(x: -300, y: 300))
    rig.finish()
    rig.stage.run(for: 1)
    #expect(rig.container.selectedIndex == 1 && !rig.calls.contains("shouldSelect C") && rig.faults == [])
  }

  @Test("is skipped by keys, and has none of its own")
  func keys() {
    let rig = rig(1, 2)
    let keys: [TestKey] = [.right, .left, .controlTab, .controlTab, .controlShiftTab, .command(2), .command(1), .left]
    #expect(keys.map { rig.press($0) } == [3, 0, 3, 0, 3, 3, 0, 0])
    #expect(rig.container.keyCommands?.compactMap(\.discoverabilityTitle) == ["A", "D"])
    rig.page(3).containerTabItem.isEnabled = false
    #expect(([.right, .controlTab, .controlShiftTab] as [TestKey]).map { rig.press($0) } == [0, 0, 0])
    rig.page(1).containerTabItem.isEnabled = true
    #expect(rig.press(.right) == 1 && rig.faults == [])
  }

  @Test("is skipped by VoiceOver's three-finger swipe", arguments: [false, true])
  func swipe(_ mirrored: Bool) {
    let spoken = SpokenRig(mirrored: mirrored)
    for index in [1, 3] { spoken.container.viewControllers[index].containerTabItem.isEnabled = false }
    spoken.voice.focus("A first")
    #expect(spoken.voice.scroll(mirrored ? .right : .left))
    spoken.rig.finish()
    #expect(spoken.container.selectedIndex == 2 && spoken.posts == ["pageScrolled C, page 3 of 4"])
    spoken.voice.focus("C first")
    #expect(!spoken.voice.scroll(.next) && spoken.voice.scroll(.previous))
    spoken.rig.finish()
    #expect(spoken.container.selectedIndex == 0 && spoken.rig.faults == [])
  }

  @Test("can be selected by code, and left by the user")
  func code() {
    let rig = rig(1, 3)
    rig.container.selectedIndex = 1
    #expect(rig.container.selectedIndex == 1)
    #expect(rig.container.tabBar.tabs.map(\.title.textColor)[1] == .tertiaryLabel)
    rig.drag(by: -300)
    rig.finish()
    #expect(rig.container.selectedIndex == 2)
    rig.container.selectViewController(rig.page(3), animated: true)
    rig.finish()
    #expect(rig.container.selectedIndex == 3)
    rig.page(2).containerTabItem.isEnabled = false
    rig.tapTab(0)
    rig.finish()
    #expect(rig.container.selectedIndex == 0 && rig.faults == [])
  }

  @Test("does not end a transition that is running")
  func running() {
    let rig = Rig()
    rig.drag(by: -300, release: false)
    rig.stage.run(for: 0.5)
    rig.page(1).containerTabItem.isEnabled = false
    rig.stage.touch(.ended, at: CGPoint(x: 80, y: 300))
    rig.finish()
    #expect(rig.container.selectedIndex == 1 && rig.faults == [])
  }
}
