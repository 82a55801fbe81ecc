import Film
import Foundation
import Testing

/// An invalid script and its error message of one line.
struct ScriptErrorCase: Sendable, CustomTestStringConvertible {
  let text: String
  let message: String
  var testDescription: String { message }

  init(_ text: String, _ message: String) {
    self.text = text
    self.message = message
  }
}

private let forms =
  "SECONDS and then one of down X Y, move X Y, up X Y, drag X Y X Y SECONDS, tap X Y, touchcancel, down2 X Y, move2 X Y, "
  + "up2 X Y, select INDEX, jump INDEX, insert I, replace I, remove I, move I J, reorder I J, disable I, enable I, "
  + "disappear, appear, rotate, size W H, background, foreground, bar hidden, bar shown, bar top, bar bottom, "
  + "bar external, bar fraction F, bar scrub on, bar scrub off, bar STYLE, animator KIND, refuse, allow, detach I, "
  + "give I, replaceroot, present, dismiss, cover I CONTEXT, uncover I, driver on, driver off, drive P finish, "
  + "drive P cancel, window hidden, window shown, animations off, animations on, appearagain, newview I, "
  + "on CALLBACK ACTION, end"
private let kinds =
  "one of slide, fade, basic, spring, keyframes, group, transition, interruptible, property, delay, snapshot, zero, phases, "
  + "atonce, late, twice, yes, never, starts, removes, readds, slides2, repeats, pulses, stops, frames, constraints, masks, "
  + "halts, turn, forwards, keyless, pauses, wraps, timed, no, vendedhalt, overdue after animator"
private let callbacks =
  "one of shouldSelect, willSelect, didSelect, didCancel, animationController, transitionDidUpdate, alongside, "
  + "viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, "
  + "interactionController, completion, alongsideCompletion, willMove, didMove, viewIsAppearing, "
  + "viewWillLayoutSubviews, viewDidLayoutSubviews, viewSafeAreaInsetsDidChange, viewWillTransition after on"
private let requests =
  "select, jump, insert, remove, reorder, replace, enable, disable, size, cover, uncover, detach, give, replaceroot, present, dismiss, driver, "
  + "drive, window, animations, appearagain or newview"
private let dragged = "X and Y of the start and the end in points, and a positive number of seconds, after drag"
private let movesOfChildren = "down before move, or I and J 0 to 3 after move"

private let positions =
  "hidden, shown, top, bottom, external, fraction, scrub on, scrub off, plain, floating, line, chips, wide after bar, "
  + "the first two perhaps with animated"

private let cases: [ScriptErrorCase] = [
  .init("1 bar\n2 end", "s:1: expected \(positions)"),
  .init("1 bar left\n2 end", "s:1: expected \(positions)"),
  .init("1 bar top animated\n2 end", "s:1: expected \(positions)"),
  .init("1 bar fraction 1.5\n2 end", "s:1: expected a number from 0 to 1 after bar fraction"),
  .init("", "s:1: expected SECONDS end as the last line"),
  .init("# nothing\n\n", "s:2: expected SECONDS end as the last line"),
  .init("0.2 tap 1 2\n", "s:1: expected SECONDS end as the last line"),
  .init("1 end\n2 end", "s:2: expected nothing after end"),
  .init("1 end\n2 tap 1 1", "s:2: expected nothing after end"),
  .init("1 end now", "s:1: expected nothing after end"),
  .init("end", "s:1: expected a time in seconds, not \"end\""),
  .init("soon end", "s:1: expected a time in seconds, not \"soon\""),
  .init("nan end", "s:1: expected a time in seconds, not \"nan\""),
  .init("inf end", "s:1: expected a time in seconds, not \"inf\""),
  .init("1e400 end", "s:1: expected a time in seconds, not \"1e400\""),
  .init("0x1 end", "s:1: expected a time in seconds, not \"0x1\""),
  .init("1,5 end", "s:1: expected a time in seconds, not \"1,5\""),
  .init("\u{1B}[31m end", "s:1: expected a time in seconds, not \"[31m\""),
  .init("-0.1 tap 1 1\n1 end", "s:1: expected a time of 0 or later, not -0.1"),
  .init("1e9 end", "s:1: expected a time of at most 3600 seconds, not 1e9"),
  .init("0.5 tap 1 1\n0.4 tap 1 1\n1 end", "s:2: expected a time no earlier than 0.5, not 0.4"),
  .init("0.5 tap 1 1\n0.4 end", "s:2: expected a time no earlier than 0.5, not 0.4"),
  .init("1", "s:1: expected \(forms)"),
  .init("1 hop 2 3\n2 end", "s:1: expected \(forms)"),
  .init("1 Down 2 3\n2 end", "s:1: expected \(forms)"),
  .init("1 down\n2 end", "s:1: expected X and Y in points after down"),
  .init("1 down 5\n2 end", "s:1: expected X and Y in points after down"),
  .init("1 down 5 6 7\n2 end", "s:1: expected X and Y in points after down"),
  .init("1 down 5 six\n2 end", "s:1: expected X and Y in points after down, not \"six\""),
  .init("1 down 5 nan\n2 end", "s:1: expected X and Y in points after down, not \"nan\""),
  .init("1 tap inf 5\n2 end", "s:1: expected X and Y in points after tap, not \"inf\""),
  .init("1 move 5 6\n2 end", "s:1: expected \(movesOfChildren)"),
  .init("1 up 5 6\n2 end", "s:1: expected down before up"),
  .init("1 touchcancel\n2 end", "s:1: expected down before touchcancel"),
  .init("1 down 5 6\n1 up 5 6\n1 up 5 6\n2 end", "s:3: expected down before up"),
  .init("1 down 5 6\n1 touchcancel\n1 move 5 6\n2 end", "s:3: expected \(movesOfChildren)"),
  .init("1 tap 5 6\n1 move 5 6\n2 end", "s:2: expected \(movesOfChildren)"),
  .init("1 down 5 6\n1 down 5 6\n2 end", "s:2: expected up or touchcancel before the next down"),
  .init("1 down 5 6\n1 tap 5 6\n2 end", "s:2: expected up or touchcancel before the next tap"),
  .init("1 drag 5 6\n2 end", "s:1: expected \(dragged)"),
  .init("1 drag 5 6 7 8\n2 end", "s:1: expected \(dragged)"),
  .init("1 drag 5 6 7 8 9 10\n2 end", "s:1: expected \(dragged)"),
  .init("1 drag 5 6 x 8 1\n2 end", "s:1: expected \(dragged), not \"x\""),
  .init("1 drag 5 6 7 8 0\n2 end", "s:1: expected \(dragged), not \"0\""),
  .init("1 drag 5 6 7 8 -1\n2 end", "s:1: expected \(dragged), not \"-1\""),
  .init("1 drag 5 6 7 8 nan\n2 end", "s:1: expected \(dragged), not \"nan\""),
  .init("1 drag 5 6 7 8 3600\n2 end", "s:1: expected a drag that ends within 3600 seconds"),
  .init("1 down 5 6\n1 drag 5 6 7 8 1\n2 end", "s:2: expected up or touchcancel before the next drag"),
  .init(
    "1 drag 5 6 7 8 0.5\n1.4 drag 5 6 7 8 1\n3 end", "s:2: expected a time of 1.5 or later for drag, when the drag ends"
  ),
  .init("1 drag 5 6 7 8 0.5\n1.4 tap 5 6\n2 end", "s:2: expected a time of 1.5 or later for tap, when the drag ends"),
  .init("1 drag 5 6 7 8 0.5\n1.4 up 5 6\n2 end", "s:2: expected a time of 1.5 or later for up, when the drag ends"),
  .init("1 drag 5 6 7 8 0.5\n1.4 end", "s:2: expected a time of 1.5 or later for end, when the drag ends"),
  .init("1 drag 5 6 7 8 0.5\n1.5 up 5 6\n2 end", "s:2: expected down before up"),
  .init("1 tap 1 1\n\u{FEFF}2 end", "s:2: expected a time in seconds, not \"\\u{FEFF}2\""),
  .init("1\u{200B} tap 1 1\n2 end", "s:1: expected a time in seconds, not \"1\\u{200B}\""),
  .init("1 down2 5\n2 end", "s:1: expected X and Y in points after down2"),
  .init("1 down 5 6\n1 up2 5 6\n2 end", "s:2: expected down2 before up2"),
  .init("1 move2 5 6\n2 end", "s:1: expected down2 before move2"),
  .init("1 down2 5 6\n1 down2 5 6\n2 end", "s:2: expected up2 before the next down2"),
  .init("1 down 5 6\n1 touchcancel 3\n2 end", "s:2: expected nothing after touchcancel"),
  .init("1 select\n2 end", "s:1: expected INDEX 0 to 3 after select"),
  .init("1 select 0 1\n2 end", "s:1: expected INDEX 0 to 3 after select"),
  .init("1 select 4\n2 end", "s:1: expected INDEX 0 to 3 after select, not \"4\""),
  .init("1 select -1\n2 end", "s:1: expected INDEX 0 to 3 after select, not \"-1\""),
  .init("1 select 1.0\n2 end", "s:1: expected INDEX 0 to 3 after select, not \"1.0\""),
  .init("1 jump\n2 end", "s:1: expected INDEX 0 to 3 after jump"),
  .init("1 jump 4\n2 end", "s:1: expected INDEX 0 to 3 after jump, not \"4\""),
  .init("1 insert\n2 end", "s:1: expected INDEX 0 to 4 after insert"),
  .init("1 insert 5\n2 end", "s:1: expected INDEX 0 to 4 after insert, not \"5\""),
  .init("1 insert 4\n1 insert 5\n1 insert 7\n2 end", "s:3: expected INDEX 0 to 6 after insert, not \"7\""),
  .init("1 insert 0 slowly\n2 end", "s:1: expected INDEX 0 to 4 after insert"),
  .init("1 remove 4\n2 end", "s:1: expected INDEX 0 to 3 after remove, not \"4\""),
  .init("1 remove 3\n1 select 3\n2 end", "s:2: expected INDEX 0 to 2 after select, not \"3\""),
  .init(
    "1 remove 0\n1 remove 0\n1 remove 0\n1 remove 0\n1 remove 0\n2 end",
    "s:5: expected no remove, as there are no children"),
  .init("1 replace x\n2 end", "s:1: expected INDEX 0 to 3 after replace, not \"x\""),
  .init("1 move 0 4\n2 end", "s:1: expected \(movesOfChildren)"),
  .init("1 move 0 1 2\n2 end", "s:1: expected \(movesOfChildren)"),
  .init("1 reorder 0\n2 end", "s:1: expected I and J 0 to 3 after reorder"),
  .init("1 reorder 0 4\n2 end", "s:1: expected INDEX 0 to 3 after reorder, not \"4\""),
  .init("1 appear\n2 end", "s:1: expected disappear before appear"),
  .init("1 disappear\n1 disappear\n2 end", "s:2: expected appear before the next disappear"),
  .init("1 disappear now\n2 end", "s:1: expected nothing after disappear"),
  .init("1 detach\n2 end", "s:1: expected INDEX 0 to 3 after detach"),
  .init("1 give 4\n2 end", "s:1: expected INDEX 0 to 3 after give, not \"4\""),
  .init("1 replaceroot now\n2 end", "s:1: expected nothing after replaceroot"),
  .init("1 present slowly\n2 end", "s:1: expected nothing after present"),
  .init("1 driver\n2 end", "s:1: expected on or off after driver"),
  .init("1 drive 2 finish\n2 end", "s:1: expected a number from 0 to 1, or nan, and finish or cancel, after drive"),
  .init("1 drive 0.5\n2 end", "s:1: expected a number from 0 to 1, or nan, and finish or cancel, after drive"),
  .init("1 rotate 90\n2 end", "s:1: expected nothing after rotate"),
  .init("1 background 1\n2 end", "s:1: expected nothing after background"),
  .init("1 size 5\n2 end", "s:1: expected W and H, 1 to 4096 points, after size"),
  .init("1 size 0 5\n2 end", "s:1: expected W and H, 1 to 4096 points, after size"),
  .init("1 size 5 high\n2 end", "s:1: expected W and H, 1 to 4096 points, after size, not \"high\""),
  .init("1 animator\n2 end", "s:1: expected \(kinds)"),
  .init("1 animator swift\n2 end", "s:1: expected \(kinds), not \"swift\""),
  .init("1 on\n2 end", "s:1: expected \(callbacks)"),
  .init("1 on tap select 1\n2 end", "s:1: expected \(callbacks), not \"tap\""),
  .init("1 on didSelect\n2 end", "s:1: expected \(requests) after on didSelect"),
  .init(
    "1 on didSelect tap 1 1\n2 end", "s:1: expected \(requests) after on didSelect"
  ),
  .init("1 on didSelect select 4\n2 end", "s:1: expected INDEX 0 to 3 after select, not \"4\""),
  .init("# a\r\n\r\n1 hop\r\n", "s:3: expected \(forms)"),
]

@Suite("An invalid script") struct ScriptErrorTests {
  @Test("is reported with its line and the expected text", arguments: cases)
  func message(_ row: ScriptErrorCase) {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: row.text, file: "s", childCount: 4)
    }
    #expect(error?.description == row.message)
  }

  @Test("cannot select if there are no children")
  func noChildren() {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "1 select 0\n2 end", file: "s", childCount: 0)
    }
    #expect(error?.description == "s:1: expected no select, as there are no children")
  }

  @Test(
    "names the line that needs a container if there is none",
    arguments: [
      "select 0", "jump 2", "insert 1", "move 0 1", "animator fade", "bar hidden", "refuse", "present", "driver on",
      "on didSelect select 1",
    ])
  func noContainer(line: String) throws {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "0 tap 1 2\n1 \(line)\n2 end", file: "s", childCount: nil)
    }
    let verb = line.prefix { $0 != " " }
    #expect(error?.description == "s:2: expected no \(verb), as the window shows no ContainerViewController")
    // With a container, the line is valid.
    _ = try Script(parsing: "0 tap 1 2\n1 \(line)\n2 end", file: "s", childCount: 4)
  }

  @Test(
    "is not one that only uses touches, the window and the application, with or without a container",
    arguments: [
      "down 1 2\n1 move 3 4\n1 up 3 4", "rotate", "size 500 700", "background", "window hidden", "animations off",
      "replaceroot", "disappear\n1 appear",
    ])
  func withoutContainer(lines: String) throws {
    let text = "1 \(lines)\n2 end"
    let script = try Script(parsing: text, file: "s", childCount: nil)
    #expect(try script == Script(parsing: text, file: "s", childCount: 4))
  }

  @Test(
    "that is not UTF-8 is reported with the line and the byte of the first invalid sequence",
    arguments: [
      ([0xFF], "1: expected UTF-8 text, not 0xFF as byte 1 of the line"),
      (Array("# äöü\n0.5 tap 1 1 # ".utf8) + [0xC3, 0x28], "2: expected UTF-8 text, not 0xC3 as byte 15 of the line"),
      (Array("# a\r\n\r\n1 end ".utf8) + [0xE2, 0x82], "3: expected UTF-8 text, not 0xE2 as byte 7 of the line"),
      (Array("# a\n".utf8) + [0xED, 0xA0, 0x80, 0x0A, 0xFE], "2: expected UTF-8 text, not 0xED as byte 1 of the line"),
    ] as [([UInt8], String)])
  func notUTF8(bytes: [UInt8], message: String) throws {
    let path = NSTemporaryDirectory() + "/script-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: ScriptError.self) { try Script(contentsOf: path, childCount: 4) }
    #expect(error?.description == "\(path):\(message)")
  }

  @Test("whose file does not exist is reported without a line")
  func missingFile() {
    let error = #expect(throws: ScriptError.self) {
      try Script(contentsOf: "/nowhere/at all", childCount: 4)
    }
    #expect(error?.description == "/nowhere/at all: expected a script file that can be read")
  }
}
