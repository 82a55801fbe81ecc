import Stage
import Testing
import UIKit

@MainActor @Suite("A key press that no command handles", .serialized) struct PressTests {
  private let scene = KeyScene()

  @Test("goes to the first responder, which passes it on; its end goes to the responder that got the beginning")
  func began() {
    scene.field.becomeFirstResponder()
    scene.stage.key(.keyboardA, isDown: true, "a")
    scene.stage.frame()
    scene.field.resignFirstResponder()
    scene.stage.key(.keyboardA, isDown: false, "a")
    scene.stage.frame()
    #expect(scene.log.lines == ["field began a of 1", "page began a of 1", "field ended a of 1"])
  }

  @Test("counts the keys that are down, and ignores repeated and unmatched events")
  func several() {
    for (usage, isDown) in [
      (.keyboardA, true), (.keyboardA, true), (.keyboardB, true), (.keyboardA, false), (.keyboardB, false),
      (.keyboardC, false),
    ]
      as [(UIKeyboardHIDUsage, Bool)]
    {
      scene.stage.key(usage, isDown: isDown, usage == .keyboardA ? "a" : "b")
    }
    scene.stage.frame()
    #expect(scene.log.lines == ["page began a of 1", "page began b of 2", "page ended a of 2", "page ended b of 1"])
  }

  @Test("is cancelled if the application will not receive its end")
  func cancelled() {
    scene.page.commands = [UIKeyCommand(input: "k", modifierFlags: [], action: Selector(KeyPage.act(_:)))]
    for (usage, text) in [(.keyboardA, "a"), (.keyboardK, "k")] as [(UIKeyboardHIDUsage, String)] {
      scene.stage.key(usage, isDown: true, text)
    }
    scene.stage.schedule { UIApplication.shared.cancelKeys(at: 1000) }
    scene.stage.key(.keyboardA, isDown: false, "a")
    scene.stage.frame()
    #expect(scene.log.lines == ["page began a of 1", "page does k", "page cancelled a of 2"])
  }

  @Test("starts at the front controller: the only visible child, or the presented controller")
  func front() {
    let child = KeyPage()
    (child.log, child.name) = (scene.log, "child")
    scene.page.addChild(child)
    scene.press(.keyboardA, "a")
    scene.page.view.addSubview(child.view)
    scene.press(.keyboardB, "b")
    let second = KeyPage()
    scene.page.addChild(second)
    scene.page.view.addSubview(second.view)
    scene.press(.keyboardC, "c")
    let sheet = KeyPage()
    (sheet.log, sheet.name) = (scene.log, "sheet")
    scene.page.present(sheet, animated: false)
    scene.stage.frame()
    scene.press(.keyboardD, "d")
    #expect(
      scene.log.lines.filter { $0.contains("began") }
        == ["page began a of 1", "child began b of 1", "page began c of 1", "sheet began d of 1"])
  }

  @Test("has its key, time, window and modifiers")
  func press() throws {
    let watcher = PressWatcher()
    scene.page.view.addSubview(watcher)
    watcher.becomeFirstResponder()
    scene.stage.key(.keyboardZ, isDown: true, "z", modifiers: .shift, time: 0.5)
    scene.stage.run(untilTime: 0.6)
    let press = try #require(watcher.press)
    #expect(press.key?.keyCode.rawValue == 0x1d && press.key?.modifierFlags == .shift)
    #expect(press.window === scene.stage.window && press.responder === watcher && press.force == 1)
    #expect(press.timestamp == Stage.mediaTimeAtStart + 0.5)
    #expect(watcher.event?.type == .presses && watcher.event?.allTouches?.isEmpty == true)
  }
}

private final class PressWatcher: UIView {
  var press: UIPress?
  var event: UIPressesEvent?

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    (press, self.event) = (presses.first, event)
  }
}
