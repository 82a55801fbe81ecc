import Film
import Testing

/// A script that cannot be followed, and the one line that says so.
struct ScriptErrorCase: Sendable, CustomTestStringConvertible {
  let text: String
  let message: String
  var testDescription: String { message }

  init(_ text: String, _ message: String) {
    self.text = text
    self.message = message
  }
}

private let verbs = "SECONDS and then one of down X Y, move X Y, up X Y, touchcancel, tap X Y, select INDEX, end"

private let cases: [ScriptErrorCase] = [
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
  .init("1", "s:1: expected \(verbs)"),
  .init("1 jump 2 3\n2 end", "s:1: expected \(verbs)"),
  .init("1 Down 2 3\n2 end", "s:1: expected \(verbs)"),
  .init("1 down\n2 end", "s:1: expected X and Y in points after down"),
  .init("1 down 5\n2 end", "s:1: expected X and Y in points after down"),
  .init("1 down 5 6 7\n2 end", "s:1: expected X and Y in points after down"),
  .init("1 down 5 six\n2 end", "s:1: expected X and Y in points after down, not \"six\""),
  .init("1 down 5 nan\n2 end", "s:1: expected X and Y in points after down, not \"nan\""),
  .init("1 tap inf 5\n2 end", "s:1: expected X and Y in points after tap, not \"inf\""),
  .init("1 move 5 6\n2 end", "s:1: expected down before move"),
  .init("1 up 5 6\n2 end", "s:1: expected down before up"),
  .init("1 touchcancel\n2 end", "s:1: expected down before touchcancel"),
  .init("1 down 5 6\n1 up 5 6\n1 up 5 6\n2 end", "s:3: expected down before up"),
  .init("1 down 5 6\n1 touchcancel\n1 move 5 6\n2 end", "s:3: expected down before move"),
  .init("1 tap 5 6\n1 move 5 6\n2 end", "s:2: expected down before move"),
  .init("1 down 5 6\n1 down 5 6\n2 end", "s:2: expected up or touchcancel before the next down"),
  .init("1 down 5 6\n1 tap 5 6\n2 end", "s:2: expected up or touchcancel before the next tap"),
  .init("1 down 5 6\n1 touchcancel 3\n2 end", "s:2: expected nothing after touchcancel"),
  .init("1 select\n2 end", "s:1: expected INDEX 0 to 3 after select"),
  .init("1 select 0 1\n2 end", "s:1: expected INDEX 0 to 3 after select"),
  .init("1 select 4\n2 end", "s:1: expected INDEX 0 to 3 after select, not \"4\""),
  .init("1 select -1\n2 end", "s:1: expected INDEX 0 to 3 after select, not \"-1\""),
  .init("1 select 1.0\n2 end", "s:1: expected INDEX 0 to 3 after select, not \"1.0\""),
  .init("# a\r\n\r\n1 jump\r\n", "s:3: expected \(verbs)"),
]

@Suite("A script that cannot be followed")
struct ScriptErrorTests {
  @Test("is answered with its line and what was expected", arguments: cases)
  func message(_ row: ScriptErrorCase) {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: row.text, file: "s", childCount: 4)
    }
    #expect(error?.description == row.message)
  }

  @Test("select is not possible without children")
  func noChildren() {
    let error = #expect(throws: ScriptError.self) {
      try Script(parsing: "1 select 0\n2 end", file: "s", childCount: 0)
    }
    #expect(error?.description == "s:1: expected no select, as there are no children")
  }

  @Test("a file that is not there is named without a line")
  func missingFile() {
    let error = #expect(throws: ScriptError.self) {
      try Script(contentsOf: "/nowhere/at all", childCount: 4)
    }
    #expect(error?.description == "/nowhere/at all: expected a script file that can be read")
  }
}
