import Foundation
import Testing

/// Recordings of transitions, controllers and launches on iOS, in `UIKitTests/Facts`. Docs/Facts/RecordedFacts.md says where
/// each row is tested, or why it does not apply.
enum ControllerFact {
  static func table(_ name: String) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Facts/\(name).json")
    return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  /// Returns the rows of a nested table, and requires their expected number.
  static func rows(_ table: [String: Any], _ key: String, count: Int) throws -> [[Double]] {
    let inner = try #require(table[key] as? [String: Any])
    let rows = try #require(inner["rows"] as? [[Any]]).map { $0.compactMap { ($0 as? NSNumber)?.doubleValue } }
    try #require(rows.count == count)
    return rows
  }
}
