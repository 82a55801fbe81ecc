import Foundation

extension AnimatorReport {
  /// A table of the runs, with a line for each kind and a column for each controller; then the faults and the remarks.
  ///
  /// A cell has the numbers of the faults; "ok" if there are none, and "–" if the run does not apply.
  public var description: String {
    if runs.isEmpty { return "\(animator): not examined, because no controllers are named" }
    return ([title, "", table] + section("faults", faults) + section("remarks", remarks)).joined(separator: "\n")
  }

  private var title: String {
    let faults = faults.isEmpty ? "no faults" : faults.count == 1 ? "1 fault" : "\(faults.count) faults"
    let remarks = remarks.isEmpty ? "" : remarks.count == 1 ? ", 1 remark" : ", \(remarks.count) remarks"
    return "\(animator): \(faults)\(remarks)"
  }

  private var table: String {
    let (controllers, names) = (Self.unique(runs.map(\.controller)), Self.unique(runs.map(\.name)))
    let rows = names.map { name in
      [name] + controllers.map { controller in cell(runs.first { $0.controller == controller && $0.name == name }) }
    }
    let lines = [[""] + controllers] + rows
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return cells.joined(separator: "  ").trimmingSuffix(while: \.isWhitespace)
    }.joined(separator: "\n")
  }

  private func cell(_ run: Run?) -> String {
    guard let faults = run?.faults else { return "–" }
    return faults.isEmpty ? "ok" : faults.map(String.init).joined(separator: " ")
  }

  private func section(_ name: String, _ findings: [Finding]) -> [String] {
    guard !findings.isEmpty else { return [] }
    return ["", name] + findings.enumerated().map { "\($0.offset + 1). \($0.element)" }
  }

  private static func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
