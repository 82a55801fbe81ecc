import FidelityProbe
import Foundation

/// The facts in Docs/Facts.
struct FactTable {
  /// A row of one of the files.
  struct Row: Equatable {
    /// The name of the row, such as `time-12`.
    let id: String
    /// One fact, as text.
    let behavior: String
    /// The letter of the evidence: `D`, `M`, `R`, `G` or `O`.
    let evidence: String
    /// The recording that would settle a guess. Names of probes are in backticks.
    let probe: String
  }

  private(set) var rows: [Row] = []
  private var indexes: [String: Int] = [:]

  /// The columns of each file.
  private static let header = "id\tsymbol\tbehavior\tevidence\tsource\ttest\tprobe\tconsequence"

  /// Reads the lines of a file, below its header.
  mutating func add(text: String, name: String) throws {
    var lines = text.components(separatedBy: "\n")
    // Skips the empty part after the last line break.
    if lines.last == "" { lines.removeLast() }
    guard lines.first == Self.header else { throw InputError("\(name):1: expected the columns \(Self.header)") }
    for (index, line) in lines.enumerated().dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 8 else {
        throw InputError("\(name):\(index + 1): expected 8 columns, found \(cells.count)")
      }
      guard indexes.updateValue(rows.count, forKey: cells[0]) == nil else {
        throw InputError("\(name):\(index + 1): expected another id, because \(cells[0]) is taken")
      }
      rows.append(Row(id: cells[0], behavior: cells[2], evidence: cells[3], probe: cells[6]))
    }
  }

  /// Reads all files of the folder.
  init(folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.filter({ $0.hasSuffix(".tsv") }).sorted() {
      guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else {
        throw InputError("\(folder)/\(name): expected a readable file")
      }
      try add(text: text, name: "\(folder)/\(name)")
    }
    if rows.isEmpty { throw InputError("\(folder): expected files of facts") }
  }

  init(text: String) throws { try add(text: text, name: "facts") }

  /// Returns the row with the id.
  func row(_ id: String) throws -> Row {
    guard let index = indexes[id] else { throw InputError("Docs/Facts: expected a fact \(id)") }
    return rows[index]
  }

  /// Returns lines with the ids of facts and the probes that settle each, separated by a tab.
  func lines(for probes: [(id: String, settles: [String])]) throws -> String {
    var settled: [(id: String, probes: [String])] = []
    for probe in probes {
      for id in probe.settles {
        _ = try row(id)
        if let index = settled.firstIndex(where: { $0.id == id }) {
          settled[index].probes.append(probe.id)
        } else {
          settled.append((id, [probe.id]))
        }
      }
    }
    let lines = settled.map { "\($0.id)\t\(Self.names($0.probes, among: probes.map(\.id)))" }
    return (["fact\tprobes"] + lines).joined(separator: "\n")
  }

  /// Returns the names, grouped by subject: `dating/flush`, or `dating/*` for all of a subject.
  private static func names(_ ids: [String], among all: [String]) -> String {
    var subjects: [String] = []
    for id in ids where !subjects.contains(subject(of: id)) { subjects.append(subject(of: id)) }
    return subjects.map { subject in
      let here = ids.filter { Self.subject(of: $0) == subject }
      if here.count > 1, here.count == all.count(where: { Self.subject(of: $0) == subject }) { return "\(subject)/*" }
      return here.joined(separator: ", ")
    }.joined(separator: ", ")
  }

  private static func subject(of id: String) -> String { String(id.prefix { $0 != "/" }) }
}
