import FidelityProbe
import Foundation

/// The rows of Docs/Fidelity.md.
struct FidelityPage {
  /// A row of one of the page's tables.
  struct Row: Equatable {
    /// The first cell: the behavior.
    let behavior: String
    /// The second cell, if it gives the row's evidence: `D`, `M`, `R`, `G`, or several of them.
    let tag: String
    /// The third cell: the explanation.
    let note: String
  }

  static let heading = "## What the probe settles"
  let rows: [Row]
  /// The section about the probe, with its heading; empty if there is none.
  let section: String

  init(text: String) {
    let lines = text.components(separatedBy: "\n")
    let start = lines.firstIndex(of: Self.heading) ?? lines.endIndex
    let end = lines[start...].dropFirst().firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
    section = lines[start..<end].joined(separator: "\n").trimmingCharacters(in: .newlines)
    rows = (lines[..<start] + lines[end...]).compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      let cells = line.components(separatedBy: "|").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
      guard let behavior = cells.first, cells.count >= 2, !["Behavior", "---"].contains(behavior) else { return nil }
      let isTag = !cells[1].isEmpty && cells[1].allSatisfy { "DMRG ".contains($0) }
      let note = cells.count > 2 ? cells[2] : ""
      return Row(behavior: behavior, tag: isTag ? cells[1] : "", note: note)
    }
  }

  init(file: String) throws {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw InputError("\(file): expected a readable file")
    }
    self.init(text: text)
  }

  /// Returns the only row whose behavior starts with the text.
  func row(beginning text: String) throws -> Row {
    let found = rows.filter { $0.behavior.hasPrefix(text) }
    guard found.count == 1 else {
      throw InputError(
        "Docs/Fidelity.md: expected one row that begins with \"\(text)\", found \(found.count)")
    }
    return found[0]
  }

  /// Returns the section that lists, for each row, the probes that settle it.
  func section(for probes: [(id: String, settles: [String])]) throws -> String {
    var settled: [(row: Row, ids: [String])] = []
    for probe in probes {
      for text in probe.settles {
        let row = try row(beginning: text)
        if let index = settled.firstIndex(where: { $0.row == row }) {
          settled[index].ids.append(probe.id)
        } else {
          settled.append((row, [probe.id]))
        }
      }
    }
    let lines = settled.map {
      "| \($0.row.behavior) | \($0.row.tag) | \(Self.names($0.ids, among: probes.map(\.id))) |"
    }
    return """
      \(Self.heading)

      `Scripts/probe` records these rows on iOS, and `Scripts/probe-diff` compares the recording with Linux
      ([Apps.md](Apps.md#the-probe)). `Scripts/probe-diff --document` writes this section; a test compares it with the probes.

      | Behavior | Evidence | Settled by |
      | --- | --- | --- |
      \(lines.joined(separator: "\n"))
      """
  }

  /// Returns the names, grouped by subject: `dating/flush`, or `dating/*` for all of a subject.
  private static func names(_ ids: [String], among all: [String]) -> String {
    var subjects: [String] = []
    for id in ids where !subjects.contains(subject(of: id)) { subjects.append(subject(of: id)) }
    return subjects.map { subject in
      let here = ids.filter { Self.subject(of: $0) == subject }
      if here.count > 1, here.count == all.count(where: { Self.subject(of: $0) == subject }) { return "`\(subject)/*`" }
      return here.map { "`\($0)`" }.joined(separator: ", ")
    }.joined(separator: ", ")
  }

  private static func subject(of id: String) -> String { String(id.prefix { $0 != "/" }) }
}
