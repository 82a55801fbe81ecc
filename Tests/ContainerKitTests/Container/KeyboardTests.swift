import Stage
import Testing
import UIKit

@testable import ContainerKit

@MainActor @Suite("The keyboard", .serialized) struct KeyboardTests {
  typealias Keys = [TestKey]

  @Test(
    "selects the next or previous tab, cyclically with Control-Tab, and a tab by its number",
    arguments: [
      ([.right, .right, .left, .left, .left], [1, 2, 1, 0, 0]),
      ([.controlTab, .controlShiftTab, .controlShiftTab, .controlTab, .controlTab], [1, 0, 3, 0, 1]),
      ([.command(4), .command(2), .command(9), .command(2), .right, .right, .right], [3, 1, 1, 1, 2, 3, 3]),
    ] as [(Keys, [Int])])
  func selects(_ keys: Keys, _ expected: [Int]) {
    let rig = Rig()
    #expect(keys.map { rig.press($0) } == expected)
    #expect(rig.faults == [])
  }

  @Test("follows the arrows' direction in a right-to-left layout, and the tabs' order with Control-Tab")
  func mirrored() {
    let rig = Rig()
    rig.container.view.semanticContentAttribute = .forceRightToLeft
    let keys: Keys = [.left, .left, .right, .controlTab, .controlShiftTab, .command(4)]
    #expect(keys.map { rig.press($0) } == [1, 2, 1, 2, 1, 3])
    UIApplication.shared.configure(layoutDirection: .rightToLeft)
    defer { UIApplication.shared.configure(layoutDirection: .leftToRight) }
    #expect(([.right, .left] as Keys).map { rig.press($0) } == [2, 3])
  }

  @Test("has numbers for the first nine tabs, and titles for these commands alone")
  func commands() {
    let rig = Rig((1...11).map { "T\($0)" })
    rig.page(1).containerTabItem.title = "Two"
    #expect(
      rig.container.keyCommands?.map {
        "\($0.input ?? "-") \($0.modifierFlags.rawValue >> 17) \($0.discoverabilityTitle ?? "-")"
      }
        == [
          "UIKeyInputLeftArrow 0 -", "UIKeyInputRightArrow 0 -", "\t 3 -", "\t 2 -", "1 8 T1", "2 8 Two", "3 8 T3",
          "4 8 T4", "5 8 T5", "6 8 T6", "7 8 T7", "8 8 T8", "9 8 T9",
        ])
    #expect(rig.press(.command(9)) == 8)
  }

  @Test("animates, and asks the delegate as a tap does")
  func asks() {
    let rig = Rig()
    rig.send(.right)
    rig.stage.run(for: 0.1)
    #expect(rig.container.selectedIndex == 0 && rig.container.transition != nil)
    #expect(rig.calls.first == "shouldSelect B")
    rig.finish()
    rig.calls = []
    rig.delegate.allows = false
    #expect(rig.press(.right) == 1)
    #expect(rig.calls == ["shouldSelect C"])
    #expect(rig.press(.command(2)) == 1 && rig.calls == ["shouldSelect C"])
  }

  @Test(
    "continues from the page to which the running transition leads",
    arguments: [
      ([.right, .right, .right], 3), ([.right, .right, .left], 1), ([.right, .left], 0),
      ([.controlShiftTab, .left], 2),
    ]
      as [(Keys, Int)])
  func inARow(_ keys: Keys, _ expected: Int) {
    let rig = Rig()
    for key in keys {
      rig.send(key)
      rig.stage.run(for: 0.1)
    }
    rig.finish()
    #expect(rig.container.selectedIndex == expected)
    #expect(rig.faults == [])
  }

  @Test("continues from the page that a tap selects, and from the page to which a cancelled drag returns")
  func afterOthers() {
    let rig = Rig()
    rig.tapTab(2)
    rig.stage.run(for: 0.1)
    #expect(rig.press(.right) == 3)
    rig.drag(by: 60)
    rig.stage.run(for: 0.55)
    #expect(rig.container.transitionCoordinator?.isCancelled == true)
    #expect(rig.press(.left) == 2)
  }

  @Test("does nothing if it is not allowed, with one tab, or with none")
  func nothing() {
    for count in 0...1 { #expect(Rig((0..<count).map { "T\($0)" }).container.keyCommands?.isEmpty == true) }
    let rig = Rig()
    rig.container.allowsKeyboardSelection = false
    #expect(rig.press(.right) == 0 && rig.press(.command(3)) == 0 && rig.container.keyCommands?.isEmpty == true)
    rig.container.allowsKeyboardSelection = true
    #expect(rig.press(.right) == 1)
  }

  @Test("does nothing while something is presented over the container", arguments: [false, true])
  func presented(_ isChilds: Bool) {
    let rig = Rig()
    let sheet = UIViewController()
    (isChilds ? rig.page(0) : rig.container).present(sheet, animated: false)
    rig.stage.settle()
    #expect(rig.press(.right) == 0 && rig.press(.command(3)) == 0)
    sheet.dismiss(animated: false)
    rig.stage.settle()
    #expect(rig.press(.command(3)) == 2)
  }

  @Test("leaves an arrow key to a first responder that handles it, and handles the other keys")
  func responder() {
    let rig = Rig()
    let field = ArrowField()
    rig.page(0).view.addSubview(field)
    field.becomeFirstResponder()
    #expect(rig.press(.right) == 0 && field.count == 1)
    #expect(rig.press(.command(2)) == 1)
  }
}

@MainActor @Suite("The keyboard with nested containers", .serialized) struct NestedKeyboardTests {
  /// Makes an inner container with two tabs, which is the second page of four.
  private func rig() -> (Rig, ContainerViewController) {
    let inner = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    let rig = Rig { $0 == "B" ? inner : UIViewController() }
    rig.container.selectedIndex = 1
    rig.stage.settle()
    return (rig, inner)
  }

  private func press(_ keys: [TestKey], _ rig: Rig, _ inner: ContainerViewController) -> [[Int]] {
    keys.map {
      rig.press($0)
      rig.stage.settle()
      return [rig.container.selectedIndex, inner.selectedIndex]
    }
  }

  @Test("controls the inner one, and the outer one if the inner one has no such tab")
  func inner() {
    let (rig, inner) = rig()
    let keys: [TestKey] = [
      .right, .left, .controlShiftTab, .controlTab, .command(2), .right, .command(2), .left, .left,
    ]
    #expect(
      press(keys, rig, inner) == [[1, 1], [1, 0], [1, 1], [1, 0], [1, 1], [2, 1], [1, 1], [1, 0], [0, 0]])
    #expect(press([.command(2), .command(4)], rig, inner) == [[1, 0], [3, 0]])
  }

  @Test("controls the outer one if the inner one does not allow it")
  func outer() {
    let (rig, inner) = rig()
    inner.allowsKeyboardSelection = false
    #expect(press([.right, .left, .command(1)], rig, inner) == [[2, 0], [1, 0], [0, 0]])
  }

  @Test("controls a presented container, and not the one below")
  func presented() {
    let (rig, _) = rig()
    let sheet = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    rig.container.present(sheet, animated: false)
    rig.stage.settle()
    #expect(press([.right, .right, .command(1), .command(4)], rig, sheet) == [[1, 1], [1, 1], [1, 0], [1, 0]])
  }
}

enum TestKey {
  case left, right, controlTab, controlShiftTab
  case command(Int)
}

extension Rig {
  func send(_ key: TestKey) {
    switch key {
    case .left: stage.press(.keyboardLeftArrow)
    case .right: stage.press(.keyboardRightArrow)
    case .controlTab: stage.press(.keyboardTab, modifiers: .control)
    case .controlShiftTab: stage.press(.keyboardTab, modifiers: [.control, .shift])
    case .command(let digit):
      stage.press(UIKeyboardHIDUsage(rawValue: 0x1d + digit)!, "\(digit)", modifiers: .command)
    }
  }

  /// Presses a key, and returns the selected index after all transitions have ended.
  @discardableResult func press(_ key: TestKey) -> Int {
    send(key)
    finish()
    return container.selectedIndex
  }
}

private final class ArrowField: UIView {
  var count = 0

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: Selector(ArrowField.forward(_:)))]
  }

  func forward(_ command: UIKeyCommand) { count += 1 }
}
