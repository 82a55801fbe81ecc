import FidelityProbe

/// A comparison as text.
struct Report {
  let comparisons: [Comparison]
  let facts: FactTable

  var hasDifferences: Bool {
    comparisons.contains { if case .different = $0.result { true } else { false } }
  }

  /// The table of rows, then the differences, then the facts that they settle.
  func text() throws -> String {
    let width = comparisons.map(\.row.id.count).max() ?? 0
    var lines = comparisons.flatMap { comparison -> [String] in
      let name = comparison.row.id.padded(to: width)
      switch comparison.result {
      case .same: return ["same          \(comparison.row.id)"]
      case .notCompared(let reason): return ["not compared  \(name)  \(reason)"]
      case .different(let differences):
        return ["different     \(name)  \(comparison.row.act)"]
          + differences.map {
            "    \($0.path): \($0.recorded?.line ?? "nothing") recorded, \($0.here?.line ?? "nothing") here"
          }
      }
    }
    lines += ["", "Docs/Facts"] + (try verdicts())
    let counts = [
      count { $0 == .same }, count { if case .different = $0 { true } else { false } },
      count { if case .notCompared = $0 { true } else { false } },
    ]
    lines += ["", "\(counts[0]) same, \(counts[1]) different, \(counts[2]) not compared"]
    return lines.joined(separator: "\n")
  }

  /// Returns a line for each fact that a probe settles: whether the recording confirms it, and the probes
  /// that contradict it.
  private func verdicts() throws -> [String] {
    var rows: [(row: FactTable.Row, comparisons: [Comparison])] = []
    for comparison in comparisons {
      for id in comparison.row.settles {
        let row = try facts.row(id)
        if let index = rows.firstIndex(where: { $0.row == row }) {
          rows[index].comparisons.append(comparison)
        } else {
          rows.append((row, [comparison]))
        }
      }
    }
    return rows.map { row, comparisons in
      let name = "[\(row.evidence)] \(row.id): \(row.behavior)"
      let contradicting = comparisons.filter { if case .different = $0.result { true } else { false } }.map(\.row.id)
      if !contradicting.isEmpty { return "contradicted  \(name): \(contradicting.joined(separator: ", "))" }
      let same = comparisons.count { $0.result == .same }
      if same == 0 { return "open          \(name)" }
      return "confirmed     \(name): \(same) of \(comparisons.count) rows compared"
    }
  }

  private func count(_ isMeant: (Comparison.Result) -> Bool) -> Int { comparisons.count { isMeant($0.result) } }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
