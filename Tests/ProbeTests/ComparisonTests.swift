import FidelityProbe
import Foundation
import Testing

@testable import ProbeDiff

@Suite("Scripts/probe-diff") struct ComparisonTests {
  private static let page = FidelityPage(
    text: """
      | Behavior | Evidence | Notes |
      | --- | --- | --- |
      | springs | M | |
      | fades, and more | G | |
      | fades twice | D G | |
      """)

  private func recording(_ rows: [ProbeRow]) -> ProbeRecording { ProbeRecording(device: "a test", rows: rows) }

  private func row(
    _ id: String, _ outcome: [String: ProbeValue], settles: [String] = ["springs"], notOnLinux: String? = nil
  )
    -> ProbeRow
  { ProbeRow(id: id, act: "acts", outcome: outcome, settles: settles, notOnLinux: notOnLinux) }

  @Test("finds equal rows, the locations of differences, and rows that are not compared")
  func compares() throws {
    let recorded = recording([
      row("a", ["order": .lines(["x", "y"]), "n": .number(1)]),
      row("b", ["order": .lines(["x", "y"]), "deep": .object(["n": .number(1)])], settles: ["fades,"]),
      row("c", [:], notOnLinux: "no video"), row("d", ["error": "no page"]), row("gone", [:]),
    ])
    let here = recording([
      row("a", ["order": .lines(["x", "y"]), "n": .number(1)]),
      row("b", ["order": .lines(["x"]), "deep": .object(["n": .number(2)])], settles: ["fades,"]),
      row("c", [:]), row("d", [:]), row("new", [:]),
    ])
    let found = Comparison.all(of: recorded, with: here)
    #expect(
      found.map(\.result) == [
        .same,
        .different([
          Difference(path: "deep.n", recorded: .number(1), here: .number(2)),
          Difference(path: "order[1]", recorded: "y", here: nil),
        ]), .notCompared("no video"), .notCompared("the recording failed: \"no page\""),
        .notCompared("there is no such probe here"), .notCompared("it was not recorded"),
      ])
    let report = Report(comparisons: found, page: Self.page)
    #expect(report.hasDifferences)
    #expect(
      try report.text() == """
        same          a
        different     b     acts
            deep.n: 1 recorded, 2 here
            order[1]: "y" recorded, nothing here
        not compared  c     no video
        not compared  d     the recording failed: "no page"
        not compared  gone  there is no such probe here
        not compared  new   it was not recorded

        Docs/Fidelity.md
        confirmed     [M] springs: 1 of 5 rows compared
        contradicted  [G] fades, and more: b

        1 same, 1 different, 4 not compared
        """)
  }

  @Test("fails if the row of Docs/Fidelity.md that a probe settles does not exist or is ambiguous")
  func strangers() {
    for (text, count) in [("bounces", 0), ("fades", 2)] {
      #expect(
        throws: InputError("Docs/Fidelity.md: expected one row that begins with \"\(text)\", found \(count)")
      ) { try Self.page.row(beginning: text) }
    }
  }

  @Test("lists the probes that settle a row by subject")
  func section() throws {
    let section = try Self.page.section(for: [
      ("x/a", ["springs"]), ("x/b", ["springs"]), ("y/a", ["fades,", "springs"]), ("y/b", ["fades,"]),
    ])
    #expect(
      section.components(separatedBy: "\n").suffix(2) == [
        "| springs | M | `x/*`, `y/a` |", "| fades, and more | G | `y/*` |",
      ])
  }

  @Test(
    "reports errors in its input",
    arguments: [
      ("{", "f: expected JSON"), ("[]", "f: expected Dictionary<String, Any> at "),
      (#"{"source": [], "device": "d", "units": "u", "tag": "M"}"#, "f: expected \"rows\""),
      (#"{"source": [], "device": "d", "units": "u", "tag": "M", "rows": []}"#, "f: expected rows"),
      (#"{"source": [], "device": 1, "units": "u", "tag": "M", "rows": []}"#, "f: expected String at device"),
      (
        #"{"source": [], "device": "d", "units": "u", "tag": "M", "rows": [{"id": "a"}]}"#,
        "f: expected \"act\" in rows[0]"
      ),
      (
        #"{"source": [], "device": "d", "units": "u", "tag": "M", "rows": [{"id": "a", "act": "", "outcome": {}, "settles": []}, {"id": "a", "act": "", "outcome": {}, "settles": []}]}"#,
        "f: expected the row a once"
      ),
    ])
  func badInput(_ text: String, _ message: String) {
    #expect(throws: InputError(message)) { try ProbeRecording(data: Data(text.utf8), name: "f") }
  }

  @Test("reports that a file does not exist")
  func noFile() {
    #expect(throws: InputError("/nowhere/x.json: expected a readable file")) {
      try ProbeRecording(file: "/nowhere/x.json")
    }
  }
}
