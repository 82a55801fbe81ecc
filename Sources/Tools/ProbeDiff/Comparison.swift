import FidelityProbe

/// One value of an outcome that differs between two recordings.
struct Difference: Equatable {
  /// The location of the value, such as `steps[1]`.
  let path: String
  /// The value in the first recording; nil if it has none.
  let recorded: ProbeValue?
  /// The value in the second; nil if it has none.
  let here: ProbeValue?
}

/// The result of comparing a row with the row of the same name in another recording.
struct Comparison: Equatable {
  enum Result: Equatable {
    case same
    case different([Difference])
    case notCompared(String)
  }

  let row: ProbeRow
  let result: Result

  /// Compares all rows. Rows that only the second recording has come last.
  static func all(of recorded: ProbeRecording, with here: ProbeRecording) -> [Comparison] {
    let others = Dictionary(uniqueKeysWithValues: here.rows.map { ($0.id, $0) })
    let known = Set(recorded.rows.map(\.id))
    return recorded.rows.map { row in Comparison(row: row, result: compare(row, with: others[row.id])) }
      + here.rows.filter { !known.contains($0.id) }.map {
        Comparison(row: $0, result: .notCompared($0.notOnLinux ?? "it was not recorded"))
      }
  }

  private static func compare(_ row: ProbeRow, with other: ProbeRow?) -> Result {
    guard let other else { return .notCompared("there is no such probe here") }
    if let reason = row.notOnLinux ?? other.notOnLinux { return .notCompared(reason) }
    if let error = row.outcome["error"] { return .notCompared("the recording failed: \(error.line)") }
    let differences = differences(.object(row.outcome), .object(other.outcome), at: "")
    return differences.isEmpty ? .same : .different(differences)
  }

  private static func differences(_ recorded: ProbeValue?, _ here: ProbeValue?, at path: String) -> [Difference] {
    switch (recorded, here) {
    case (.object(let one)?, .object(let other)?):
      return Set(one.keys).union(other.keys).sorted().flatMap { key in
        differences(one[key], other[key], at: path.isEmpty ? key : "\(path).\(key)")
      }
    case (.list(let one)?, .list(let other)?):
      return (0..<max(one.count, other.count)).flatMap { index in
        differences(
          index < one.count ? one[index] : nil, index < other.count ? other[index] : nil, at: "\(path)[\(index)]")
      }
    case (.number(let one)?, .number(let other)?) where abs(one - other) < 1e-9: return []
    default: return recorded == here ? [] : [Difference(path: path, recorded: recorded, here: here)]
    }
  }
}

extension ProbeValue {
  /// The value on one line.
  var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }
}
