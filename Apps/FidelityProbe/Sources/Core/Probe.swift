import UIKit

/// The outcome of a probe.
public struct ProbeFinding {
  /// The result, by name.
  var outcome: [String: ProbeValue]
  /// Further measurements, which depend on the machine.
  var measured: [String: ProbeValue]? = nil
}

/// A probe: it does one thing with UIKit and returns what happened.
@MainActor public struct Probe {
  /// The name of the probe's row: the subject, a slash, and the case.
  public let id: String
  /// A phrase that describes what the probe does.
  public let act: String
  /// The ids of the facts in Docs/Facts that the probe settles.
  public let settles: [String]
  /// The reason why the probe cannot run on Linux. Nil if it can.
  public let notOnLinux: String?
  private let body: @MainActor (ProbeBench) async throws -> ProbeFinding

  init(
    _ id: String, _ act: String, settles: [String], notOnLinux: String? = nil,
    _ body: @escaping @MainActor (ProbeBench) async throws -> ProbeFinding
  ) {
    (self.id, self.act, self.settles, self.notOnLinux, self.body) = (id, act, settles, notOnLinux, body)
  }

  /// Runs the probe on an empty window.
  public func row(on bench: ProbeBench) async -> ProbeRow {
    var row = ProbeRow(id: id, act: act, outcome: [:], settles: settles, notOnLinux: notOnLinux)
    await bench.clear()
    do {
      let finding = try await body(bench)
      (row.outcome, row.measured) = (finding.outcome, finding.measured)
    } catch {
      row.outcome = ["error": .text("\(error)")]
    }
    return row
  }

  /// All probes, in the order in which they run.
  public static var all: [Probe] {
    let time = dating + frozen + endings + past + frameTimes
    let views = dumps + snapshots + held + driven + containers + clips + glass
    return time + views + appearance + coordinators + cancels + swiftUI + forwarding + gestures
  }
}

/// An error thrown if something that a probe needs did not happen.
struct ProbeError: Error, CustomStringConvertible {
  let description: String
}
