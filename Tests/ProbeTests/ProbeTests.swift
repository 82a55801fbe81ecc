import FidelityProbe
import Foundation
import Testing
import UIKit

@testable import ProbeDiff

@MainActor @Suite("The probe, on Linux", .serialized) struct ProbeTests {
  static let pagePath = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Docs/Fidelity.md")
    .path

  @Test("names each row once, and only rows of Docs/Fidelity.md that exist")
  func names() throws {
    let ids = Probe.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    let page = try FidelityPage(file: Self.pagePath)
    for probe in Probe.all {
      #expect(!probe.settles.isEmpty, "\(probe.id)")
      for text in probe.settles { #expect(throws: Never.self, "\(probe.id)") { try page.row(beginning: text) } }
    }
  }

  @Test("is listed row by row in Docs/Fidelity.md; Scripts/probe-diff --document writes the section")
  func document() throws {
    let page = try FidelityPage(file: Self.pagePath)
    #expect(page.section == (try page.section(for: Probe.all.map { ($0.id, $0.settles) })))
  }

  @Test("has a guess in Docs/Fidelity.md only if that says what to record in order to settle it")
  func guesses() throws {
    let guesses = try FidelityPage(file: Self.pagePath).rows.filter { $0.tag.contains("G") }
    #expect(guesses.count > 100)
    let silent = guesses.filter { !$0.note.contains("Probe: ") }
    #expect(silent.map(\.behavior) == [])
  }

  @Test("records the same outcomes twice, and every probe finds something")
  func recording() async throws {
    let first = await ProbeDiff.recording()
    let second = await ProbeDiff.recording()
    #expect(first.rows.map(\.id) == Probe.all.map(\.id))
    for (one, other) in zip(first.rows, second.rows) {
      #expect(one.outcome == other.outcome, "\(one.id)")
      #expect(one.outcome["error"] == nil, "\(one.id)")
      #expect(one.notOnLinux != nil || !one.outcome.isEmpty, "\(one.id)")
    }
    #expect(try ProbeRecording(data: first.json(), name: "recording") == first)
  }
}
