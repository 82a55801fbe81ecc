import FidelityProbe
import Foundation
import Testing

@testable import ProbeDiff

@Suite("Scripts/probe-diff") struct ComparisonTests {
  private static let columns = "id\tsymbol\tbehavior\tevidence\tsource\ttest\tprobe\tconsequence"

  private func facts() throws -> FactTable {
    try FactTable(
      text: """
        \(Self.columns)
        time-1\tA\tsprings\tM\t\t\t\t
        view-2b\tB\tfades\tG\t\t\t`x/a`\t
        """)
  }

  private func recording(_ rows: [ProbeRow]) -> ProbeRecording { ProbeRecording(device: "a test", rows: rows) }

  private func row(
    _ id: String, _ outcome: [String: ProbeValue], settles: [String] = ["time-1"], notOnLinux: String? = nil
  )
    -> ProbeRow
  { ProbeRow(id: id, act: "acts", outcome: outcome, settles: settles, notOnLinux: notOnLinux) }

  @Test("finds equal rows, the locations of differences, and rows that are not compared")
  func compares() throws {
    let recorded = recording([
      row("a", ["order": .lines(["x", "y"]), "n": .number(1)]),
      row("b", ["order": .lines(["x", "y"]), "deep": .object(["n": .number(1)])], settles: ["view-2b"]),
      row("c", [:], notOnLinux: "no video"), row("d", ["error": "no page"]), row("gone", [:]),
    ])
    let here = recording([
      row("a", ["order": .lines(["x", "y"]), "n": .number(1)]),
      row("b", ["order": .lines(["x"]), "deep": .object(["n": .number(2)])], settles: ["view-2b"]),
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
    let report = Report(comparisons: found, facts: try facts())
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

        Docs/Facts
        confirmed     [M] time-1: springs: 1 of 5 rows compared
        contradicted  [G] view-2b: fades: b

        1 same, 1 different, 4 not compared
        """)
  }

  @Test("fails if the fact that a probe settles does not exist")
  func strangers() throws {
    let facts = try facts()
    #expect(throws: InputError("Docs/Facts: expected a fact time-2")) { try facts.row("time-2") }
  }

  @Test("reports facts with other columns, a line with another number of them, a second use of an id, and no facts")
  func badFacts() {
    #expect(throws: InputError("facts:2: expected 8 columns, found 2")) {
      try FactTable(text: "\(Self.columns)\ntime-1\tA\n")
    }
    let row = "time-1\tA\tsprings\tM\t\t\t\t\n"
    #expect(throws: InputError("facts:3: expected 8 columns, found 1")) {
      try FactTable(text: "\(Self.columns)\n\(row)\n\(row)")
    }
    #expect(throws: InputError("facts:3: expected another id, because time-1 is taken")) {
      try FactTable(text: "\(Self.columns)\n\(row)\(row)")
    }
    #expect(throws: InputError("facts:1: expected the columns \(Self.columns)")) { try FactTable(text: row) }
    #expect(throws: InputError("/nowhere: expected files of facts")) { try FactTable(folder: "/nowhere") }
  }

  @Test("lists the probes that settle a fact by subject")
  func lines() throws {
    let lines = try facts().lines(for: [
      ("x/a", ["time-1"]), ("x/b", ["time-1"]), ("y/a", ["view-2b", "time-1"]), ("y/b", ["view-2b"]),
    ])
    #expect(lines == "fact\tprobes\ntime-1\tx/*, y/a\nview-2b\ty/*")
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
