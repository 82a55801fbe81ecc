/// One recorded fact: an action and its outcome.
public struct ProbeRow: Codable, Equatable, Sendable {
  /// The name of the probe, such as `dating/implicit`. A name occurs once in a recording.
  public var id: String
  /// A phrase that describes the action.
  public var act: String
  /// The result, by name. It does not depend on the speed of the machine and can be compared.
  public var outcome: [String: ProbeValue]
  /// Further measurements, which depend on the machine. They are recorded and not compared.
  public var measured: [String: ProbeValue]?
  /// The ids of the facts in Docs/Facts that the outcome settles.
  public var settles: [String]
  /// The reason why the row cannot be recorded on Linux. Nil if it can.
  public var notOnLinux: String?

  /// Makes a row.
  public init(id: String, act: String, outcome: [String: ProbeValue], settles: [String], notOnLinux: String? = nil) {
    (self.id, self.act, self.outcome, self.settles, self.notOnLinux) = (id, act, outcome, settles, notOnLinux)
  }
}

/// The rows of one run, with the device on which they were recorded, in the format of the project's tables of facts.
public struct ProbeRecording: Codable, Equatable, Sendable {
  /// The programs that recorded the rows.
  public var source: [String]
  /// The device and its system version.
  public var device: String
  /// The units of the numbers.
  public var units = "points, seconds"
  /// The kind of evidence: M, measured.
  public var tag = "M"
  /// The rows, in the order in which they were recorded.
  public var rows: [ProbeRow]

  /// Makes a recording.
  public init(device: String, rows: [ProbeRow]) {
    source = ["ContainerKit FidelityProbe"]
    (self.device, self.rows) = (device, rows)
  }
}
