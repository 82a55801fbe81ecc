import Stage
import Testing
import UIKit

/// A view that logs accessibility calls, and returns `answers` from them.
@MainActor private final class Asked: UIView {
  var name = ""
  var log: (String) -> Void = { _ in }
  var answers = false

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    log("\(name) scroll \(direction)")
    return answers
  }
  override func accessibilityPerformEscape() -> Bool {
    log("\(name) escape")
    return answers
  }
  override func accessibilityPerformMagicTap() -> Bool {
    log("\(name) magic")
    return answers
  }
  override func accessibilityActivate() -> Bool {
    log("\(name) activate")
    return answers
  }
  override func accessibilityElementDidBecomeFocused() { log("\(name) focused") }
  override func accessibilityElementDidLoseFocus() { log("\(name) left") }
}

@MainActor private final class AskedController: UIViewController {
  var log: (String) -> Void = { _ in }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    log("controller scroll \(direction)")
    return true
  }
  override func accessibilityPerformEscape() -> Bool {
    log("controller escape")
    return true
  }
}

@MainActor @Suite("VoiceOver", .serialized) struct VoiceOverTests {
  private let scene = Scene()

  @MainActor private final class Scene {
    let stage = Stage()
    let controller = AskedController()
    let (outer, inner, other) = (Asked(), Asked(), Asked())
    var log: [String] = []
    let voice: VoiceOver

    init() {
      voice = VoiceOver(stage)
      stage.window.rootViewController = controller
      for (view, name) in [(outer, "outer"), (inner, "inner"), (other, "other")] {
        view.name = name
        view.log = { [weak self] in self?.log.append($0) }
      }
      controller.log = { [weak self] in self?.log.append($0) }
      outer.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
      inner.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
      other.frame = CGRect(x: 10, y: 110, width: 100, height: 50)
      controller.view.addSubview(outer)
      for view in [inner, other] {
        view.isAccessibilityElement = true
        view.accessibilityLabel = view.name
        outer.addSubview(view)
      }
    }

    isolated deinit { voice.stop() }
  }

  @Test("sends an action to the element and up its responder chain until one returns true")
  func chain() {
    #expect(scene.voice.focus("inner"))
    scene.log = []
    #expect(scene.voice.scroll(.left))
    #expect(scene.log == ["inner scroll left", "outer scroll left", "controller scroll left"])
    scene.log = []
    scene.outer.answers = true
    #expect(scene.voice.escape())
    #expect(scene.log == ["inner escape", "outer escape"])
    (scene.outer.answers, scene.log) = (false, [])
    #expect(!scene.voice.magicTap())
    #expect(scene.log == ["inner magic", "outer magic"])
  }

  @Test("moves the focus between elements and notifies them")
  func focus() {
    var notes: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      let keys = [UIAccessibility.unfocusedElementUserInfoKey, UIAccessibility.focusedElementUserInfoKey]
      let elements = keys.map { note.userInfo?[$0] as? Asked }
      MainActor.assumeIsolated { notes.append(elements.map { $0?.name ?? "-" }.joined(separator: " > ")) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(scene.voice.focus == nil)
    scene.voice.focus("inner")
    scene.voice.focus("other")
    #expect(!scene.voice.focus("nobody"))
    #expect(scene.voice.focus?.label == "other" && scene.other.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? Asked === scene.other)
    scene.voice.stop()
    #expect(!UIAccessibility.isVoiceOverRunning && UIAccessibility.focusedElement(using: nil) == nil)
    #expect(scene.log == ["inner focused", "inner left", "other focused", "other left"])
    #expect(notes == ["- > inner", "inner > other", "other > -"])
  }

  @Test("activates an element, or taps it if it does not handle the activation")
  func activate() {
    scene.other.answers = true
    let button = UIButton(frame: CGRect(x: 10, y: 200, width: 100, height: 40))
    button.setTitle("Button", for: .normal)
    button.addAction(UIAction { _ in scene.log.append("tapped") }, for: .touchUpInside)
    let toggle = UISwitch(frame: CGRect(x: 150, y: 200, width: 0, height: 0))
    toggle.accessibilityLabel = "Switch"
    for view in [button, toggle] { scene.outer.addSubview(view) }
    for name in ["other", "Button", "Switch"] {
      #expect(scene.voice.activate(name))
      scene.stage.run(for: 0.5)
    }
    #expect(scene.log == ["other focused", "other activate", "other left", "tapped"])
    #expect(toggle.isOn)
    #expect(!scene.voice.activate("nobody"))
  }

  @Test("adjusts a slider by a tenth of its range, within its limits")
  func adjust() {
    let slider = UISlider(frame: CGRect(x: 10, y: 200, width: 200, height: 34))
    slider.accessibilityLabel = "Volume"
    slider.value = 0.85
    slider.addAction(UIAction { _ in scene.log.append(slider.accessibilityValue ?? "") }, for: .valueChanged)
    scene.outer.addSubview(slider)
    scene.voice.focus("Volume")
    for _ in 0..<3 { #expect(scene.voice.increment()) }
    #expect(scene.voice.decrement())
    #expect(scene.log == ["95%", "100%", "90%"])
    scene.voice.focus("inner")
    #expect(!scene.voice.increment())
  }

  @Test("performs an element's custom actions by name")
  func actions() {
    scene.inner.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        scene.log.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Refuse", image: nil) { _ in false },
    ]
    #expect(!scene.voice.perform("Delete"))
    scene.voice.focus("inner")
    #expect(["Delete", "Refuse", "Nothing"].map { scene.voice.perform($0) } == [true, false, false])
    #expect(scene.log == ["inner focused", "Delete"])
  }

  @Test("receives posted notifications in order, and moves the focus to a notification's element")
  func posts() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
    UIAccessibility.post(notification: .layoutChanged, argument: scene.other)
    #expect(scene.voice.focus?.label == "other")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(scene.voice.focus?.label == "other")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(scene.voice.focus?.label == "inner")
    #expect(
      scene.voice.posts == [
        .init(name: "announcement", text: "Saved"), .init(name: "pageScrolled", text: "Page 2 of 5"),
        .init(name: "layoutChanged", element: "other"), .init(name: "layoutChanged"), .init(name: "screenChanged"),
      ])
    scene.voice.stop()
    UIAccessibility.post(notification: .announcement, argument: "Nobody hears it")
    #expect(scene.voice.posts.count == 5)
  }

  @Test("scrolls a scroll view by a page, announces the position, and passes the scroll up the chain at an end")
  func scroll() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 300, height: 500)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    scroller.addSubview(label)
    scene.controller.view.addSubview(scroller)
    scene.voice.focus("Text")
    var offsets: [CGFloat] = []
    for direction in [UIAccessibilityScrollDirection.up, .next, .up, .left, .down, .previous] {
      #expect(scene.voice.scroll(direction))
      offsets.append(scroller.contentOffset.y)
    }
    #expect(offsets == [200, 300, 300, 300, 100, 0])
    #expect(scene.voice.posts.map(\.text) == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3", "Page 1 of 3"])
    #expect(scene.log == ["controller scroll up", "controller scroll left"])
  }
}
