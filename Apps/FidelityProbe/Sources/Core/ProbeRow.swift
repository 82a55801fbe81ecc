/// One recorded fact: what was done, and what came of it.
public struct ProbeRow: Codable, Equatable, Sendable {
  /// The name of the probe, such as `dating/implicit`. A name occurs once in a recording.
  public var id: String
  /// A phrase that describes the action.
  public var act: String
  /// The result, by name. It does not depend on the speed of the machine, so it can be compared.
  public var outcome: [String: ProbeValue]
  /// Further measurements, which depend on the machine. It is recorded and not compared.
  public var measured: [String: ProbeValue]?
  /// The rows of Docs/Fidelity.md that the outcome settles, each by the beginning of its first cell.
  public var settles: [String]
  /// Why the row cannot be recorded on Linux. Nil if it can.
  public var notOnLinux: String?

  /// Makes a row.
  public init(id: String, act: String, outcome: [String: ProbeValue], settles: [String], notOnLinux: String? = nil) {
    (self.id, self.act, self.outcome, self.settles, self.notOnLinux) = (id, act, outcome, settles, notOnLinux)
  }
}

/// The rows of one run, with the device on which they were recorded. The layout is that of the project's tables of facts.
public struct ProbeRecording: Codable, Equatable, Sendable {
  /// What recorded the rows.
  public var source: [String]
  /// The device and its system.
  public var device: String
  /// The units of the numbers.
  public var units = "points, seconds"
  /// How the facts are known: M, measured.
  public var tag = "M"
  /// The rows, in the order in which they were recorded.
  public var rows: [ProbeRow]

  /// Makes a recording.
  public init(device: String, rows: [ProbeRow]) {
    source = ["ContainerKit FidelityProbe"]
    (self.device, self.rows) = (device, rows)
  }
}
