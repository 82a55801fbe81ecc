import Stage
import Testing
import UIKit

@MainActor @Suite("A key command", .serialized) struct KeyCommandTests {
  private let scene = KeyScene()
  private let ofPage = Selector(KeyPage.act(_:))
  private let ofField = Selector(KeyView.act(_:))

  @Test("of the first responder comes before those up the responder chain")
  func nearest() {
    scene.page.commands = [UIKeyCommand(input: "k", modifierFlags: [], action: ofPage)]
    scene.field.commands = [UIKeyCommand(input: "k", modifierFlags: [], action: ofField)]
    scene.field.becomeFirstResponder()
    scene.press(.keyboardK, "k")
    scene.field.resignFirstResponder()
    scene.press(.keyboardK, "k")
    #expect(scene.log.lines == ["field does k", "page does k"])
  }

  @Test("calls the first object in the responder chain that has the method, whichever object offers the command")
  func target() {
    scene.field.commands = [UIKeyCommand(input: "k", modifierFlags: [], action: ofPage)]
    scene.page.commands = [UIKeyCommand(input: "l", modifierFlags: [], action: ofField)]
    scene.field.becomeFirstResponder()
    scene.press(.keyboardK, "k")
    scene.press(.keyboardL, "l")
    #expect(scene.log.lines == ["page does k", "field does l"])
  }

  @Test("is skipped if it is disabled or no responder implements its action")
  func passedOver() {
    let lost = UIKeyCommand(input: "k", modifierFlags: [], action: Selector(KeySlider.act(_:)))
    let off = UIKeyCommand(title: "off", action: ofPage, input: "k", attributes: .disabled)
    scene.page.commands = [lost, off, UIKeyCommand(title: "on", action: ofPage, input: "k")]
    scene.press(.keyboardK, "k")
    #expect(scene.log.lines == ["page does on"])
  }

  @Test(
    "requires exactly its key and modifiers, ignoring caps lock and the keypad flag",
    arguments: [
      ([], [], true), (.command, .command, true), (.command, [], false), ([], .command, false),
      ([.control, .shift], [.control, .shift], true), (.control, [.control, .shift], false),
      (.command, [.command, .alphaShift], true), ([], .numericPad, true), (.alternate, .command, false),
    ] as [(UIKeyModifierFlags, UIKeyModifierFlags, Bool)])
  func modifiers(_ wanted: UIKeyModifierFlags, _ held: UIKeyModifierFlags, _ isTaken: Bool) {
    scene.page.commands = [UIKeyCommand(input: "K", modifierFlags: wanted, action: ofPage)]
    scene.press(.keyboardJ, "j", held)
    scene.press(.keyboardK, "k", held)
    let other = ["page began j of 1", "page ended j of 1"]
    #expect(scene.log.lines == other + (isTaken ? ["page does K"] : ["page began k of 1", "page ended k of 1"]))
  }

  @Test("has alternates for other modifiers")
  func alternates() {
    let alternate = UICommandAlternate(
      title: "other", action: Selector(KeyPage.other(_:)), modifierFlags: [.command, .shift])
    scene.page.commands = [UIKeyCommand(action: ofPage, input: "k", modifierFlags: .command, alternates: [alternate])]
    scene.press(.keyboardK, "k", .command)
    scene.press(.keyboardK, "k", [.command, .shift])
    #expect(scene.log.lines == ["page does k", "page does another"])
  }

  @Test("for an arrow or a bracket is mirrored in a right-to-left interface, unless it opts out")
  func mirrored() {
    UIApplication.shared.configure(layoutDirection: .rightToLeft)
    defer { UIApplication.shared.configure(layoutDirection: .leftToRight) }
    let left = UIKeyCommand(title: "left", action: ofPage, input: UIKeyCommand.inputLeftArrow)
    let right = UIKeyCommand(title: "right", action: ofPage, input: UIKeyCommand.inputRightArrow)
    let bracket = UIKeyCommand(title: "open", action: ofPage, input: "[")
    scene.page.commands = [left, right, bracket]
    scene.press(.keyboardLeftArrow)
    scene.press(.keyboardCloseBracket, "]")
    for command in scene.page.commands { command.allowsAutomaticMirroring = false }
    scene.press(.keyboardLeftArrow)
    scene.press(.keyboardOpenBracket, "[")
    #expect(scene.log.lines == ["right", "open", "left", "open"].map { "page does \($0)" })
  }

  @Test("matches stand-in modifiers, after the modifiers that are actually held")
  func standIn() {
    let command = UIKeyCommand(title: "command", action: ofPage, input: "1", modifierFlags: .command)
    let option = UIKeyCommand(title: "option", action: ofPage, input: "1", modifierFlags: .alternate)
    for commands in [[command], [command, option]] {
      scene.page.commands = commands
      for isDown in [true, false] {
        UIApplication.shared.send(
          KeyInput(
            isDown: isDown, usage: .keyboard1, plainCharacters: "1", modifiers: .alternate,
            standInModifiers: .command, timestamp: 1000))
      }
    }
    #expect(scene.log.lines == ["page does command", "page does option"])
  }
}

private final class KeySlider: UIView {
  func act(_ command: UIKeyCommand) {}
}
