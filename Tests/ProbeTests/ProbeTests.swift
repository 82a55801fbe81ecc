import FidelityProbe
import Foundation
import Testing
import UIKit

@testable import ProbeDiff

@MainActor @Suite("The probe, on Linux", .serialized) struct ProbeTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Docs/Facts").path

  @Test("names each row once, and only facts of Docs/Facts that exist")
  func names() throws {
    let ids = Probe.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    let facts = try FactTable(folder: Self.folder)
    for probe in Probe.all {
      #expect(!probe.settles.isEmpty, "\(probe.id)")
      for id in probe.settles { #expect(throws: Never.self, "\(probe.id)") { try facts.row(id) } }
    }
  }

  @Test("is listed fact by fact in Docs/Facts/Data/Probes.tsv; Scripts/probe-diff --document prints it")
  func document() throws {
    let lines = try String(contentsOfFile: "\(Self.folder)/Data/Probes.tsv", encoding: .utf8)
    #expect(lines == (try FactTable(folder: Self.folder).lines(for: Probe.all.map { ($0.id, $0.settles) })) + "\n")
  }

  @Test("has each of the names that facts mention")
  func mentions() throws {
    let ids = Probe.all.map(\.id)
    let mentions = try FactTable(folder: Self.folder).rows.flatMap { row in
      row.probe.matches(of: #/`([a-z]+/[a-z-]*)(\*?)`/#).map { (row.id, String($0.1), !$0.2.isEmpty) }
    }
    #expect(mentions.count > 30)
    for (row, name, isPrefix) in mentions {
      #expect(ids.contains { isPrefix ? $0.hasPrefix(name) : $0 == name }, "\(row): \(name)")
    }
  }

  @Test("records the same outcomes twice, and every probe finds something")
  func recording() async throws {
    let first = await ProbeDiff.recording()
    let second = await ProbeDiff.recording()
    #expect(first.rows.map(\.id) == Probe.all.map(\.id) && second.rows.map(\.id) == first.rows.map(\.id))
    for (one, other) in zip(first.rows, second.rows) {
      #expect(one.outcome == other.outcome, "\(one.id)")
      #expect(one.outcome["error"] == nil, "\(one.id)")
      #expect(one.notOnLinux != nil || !one.outcome.isEmpty, "\(one.id)")
    }
    #expect(try ProbeRecording(data: first.json(), name: "recording") == first)
  }
}
