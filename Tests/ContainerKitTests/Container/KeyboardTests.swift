import ContainerKitTesting
import Testing
import UIKit

@testable import ContainerKit
@testable import ContainerKitTestSupport

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
    let stage = ContainerStage()
    #expect(keys.map { stage.press($0) } == expected)
    #expect(stage.faults == [])
  }

  @Test("follows the arrows' direction in a right-to-left layout, and the tabs' order with Control-Tab")
  func mirrored() {
    let stage = ContainerStage()
    stage.container.view.semanticContentAttribute = .forceRightToLeft
    let keys: Keys = [.left, .left, .right, .controlTab, .controlShiftTab, .command(4)]
    #expect(keys.map { stage.press($0) } == [1, 2, 1, 2, 1, 3])
    UIApplication.shared.configure(layoutDirection: .rightToLeft)
    defer { UIApplication.shared.configure(layoutDirection: .leftToRight) }
    #expect(([.right, .left] as Keys).map { stage.press($0) } == [2, 3])
  }

  @Test("has numbers for the first nine tabs, and titles for these commands alone")
  func commands() {
    let stage = ContainerStage((1...11).map { "T\($0)" })
    stage.pages[1].containerTabItem.title = "Two"
    #expect(
      stage.container.keyCommands?.map {
        "\($0.input ?? "-") \($0.modifierFlags.rawValue >> 17) \($0.discoverabilityTitle ?? "-")"
      }
        == [
          "UIKeyInputLeftArrow 0 -", "UIKeyInputRightArrow 0 -", "\t 3 -", "\t 2 -", "1 8 T1", "2 8 Two", "3 8 T3",
          "4 8 T4", "5 8 T5", "6 8 T6", "7 8 T7", "8 8 T8", "9 8 T9",
        ])
    #expect(stage.press(.command(9)) == 8)
  }

  @Test("animates, and asks the delegate as a tap does")
  func asks() {
    let stage = ContainerStage()
    stage.send(.right)
    stage.run(for: 0.1)
    #expect(stage.container.selectedIndex == 0 && stage.container.transition != nil)
    #expect(stage.callLines.first == "shouldSelect B")
    stage.finish()
    stage.removeAllCalls()
    stage.delegate.allowsSelection = false
    #expect(stage.press(.right) == 1)
    #expect(stage.callLines == ["shouldSelect C"])
    #expect(stage.press(.command(2)) == 1 && stage.callLines == ["shouldSelect C"])
  }

  @Test(
    "continues from the page to which the running transition leads",
    arguments: [
      ([.right, .right, .right], 3), ([.right, .right, .left], 1), ([.right, .left], 0),
      ([.controlShiftTab, .left], 2),
    ]
      as [(Keys, Int)])
  func inARow(_ keys: Keys, _ expected: Int) {
    let stage = ContainerStage()
    for key in keys {
      stage.send(key)
      stage.run(for: 0.1)
    }
    stage.finish()
    #expect(stage.container.selectedIndex == expected)
    #expect(stage.faults == [])
  }

  @Test("continues from the page that a tap selects, and from the page to which a cancelled drag returns")
  func afterOthers() {
    let stage = ContainerStage()
    stage.tap(tab: 2)
    stage.run(for: 0.1)
    #expect(stage.press(.right) == 3)
    stage.drag(by: 60)
    stage.run(for: 0.55)
    #expect(stage.container.transitionCoordinator?.isCancelled == true)
    #expect(stage.press(.left) == 2)
  }

  @Test("does nothing if it is not allowed, with one tab, or with none")
  func nothing() {
    for count in 0...1 { #expect(ContainerStage((0..<count).map { "T\($0)" }).container.keyCommands?.isEmpty == true) }
    let stage = ContainerStage()
    stage.container.allowsKeyboardSelection = false
    #expect(stage.press(.right) == 0 && stage.press(.command(3)) == 0 && stage.container.keyCommands?.isEmpty == true)
    stage.container.allowsKeyboardSelection = true
    #expect(stage.press(.right) == 1)
  }

  @Test("does nothing while something is presented over the container", arguments: [false, true])
  func presented(_ isChilds: Bool) {
    let stage = ContainerStage()
    let sheet = UIViewController()
    (isChilds ? stage.pages[0] : stage.container).present(sheet, animated: false)
    stage.settle()
    #expect(stage.press(.right) == 0 && stage.press(.command(3)) == 0)
    sheet.dismiss(animated: false)
    stage.settle()
    #expect(stage.press(.command(3)) == 2)
  }

  @Test("leaves an arrow key to a first responder that handles it, and handles the other keys")
  func responder() {
    let stage = ContainerStage()
    let field = ArrowField()
    stage.pages[0].view.addSubview(field)
    field.becomeFirstResponder()
    #expect(stage.press(.right) == 0 && field.count == 1)
    #expect(stage.press(.command(2)) == 1)
  }
}

@MainActor @Suite("The keyboard with nested containers", .serialized) struct NestedKeyboardTests {
  /// Makes an inner container with two tabs, which is the second page of four.
  private func stage() -> (ContainerStage, ContainerViewController) {
    let inner = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    let stage = ContainerStage { $0 == "B" ? inner : UIViewController() }
    stage.container.selectedIndex = 1
    stage.settle()
    return (stage, inner)
  }

  private func press(_ keys: [TestKey], _ stage: ContainerStage, _ inner: ContainerViewController) -> [[Int]] {
    keys.map {
      stage.press($0)
      stage.settle()
      return [stage.container.selectedIndex, inner.selectedIndex]
    }
  }

  @Test("controls the inner one, and the outer one if the inner one has no such tab")
  func inner() {
    let (stage, inner) = stage()
    let keys: [TestKey] = [
      .right, .left, .controlShiftTab, .controlTab, .command(2), .right, .command(2), .left, .left,
    ]
    #expect(
      press(keys, stage, inner) == [[1, 1], [1, 0], [1, 1], [1, 0], [1, 1], [2, 1], [1, 1], [1, 0], [0, 0]])
    #expect(press([.command(2), .command(4)], stage, inner) == [[1, 0], [3, 0]])
  }

  @Test("controls the outer one if the inner one does not allow it")
  func outer() {
    let (stage, inner) = stage()
    inner.allowsKeyboardSelection = false
    #expect(press([.right, .left, .command(1)], stage, inner) == [[2, 0], [1, 0], [0, 0]])
  }

  @Test("controls a presented container, and not the one below")
  func presented() {
    let (stage, _) = stage()
    let sheet = ContainerViewController(viewControllers: [UIViewController(), UIViewController()])
    stage.container.present(sheet, animated: false)
    stage.settle()
    #expect(press([.right, .right, .command(1), .command(4)], stage, sheet) == [[1, 1], [1, 1], [1, 0], [1, 0]])
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
