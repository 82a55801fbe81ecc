import Foundation
import Testing

/// A value in one of the tables in `Facts`, which name the sources of their numbers.
struct Fact {
  let value: Any?

  /// Returns the table in a JSON file.
  static func table(_ name: String) throws -> Fact {
    Fact(value: try JSONSerialization.jsonObject(with: try data("\(name).json")))
  }

  /// Returns the rows of a file of columns, without its comments.
  static func columns(_ name: String) throws -> [[Substring]] {
    String(decoding: try data("\(name).tsv"), as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t") }
  }

  private static func data(_ file: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appendingPathComponent("Facts").appendingPathComponent(file))
  }

  subscript(key: String) -> Fact { Fact(value: (value as? [String: Any])?[key]) }
  subscript(index: Int) -> Fact { rows.indices.contains(index) ? rows[index] : Fact(value: nil) }

  /// The number; "inf" is one, too.
  var number: Double? { (value as? NSNumber)?.doubleValue ?? (string == "inf" ? .infinity : nil) }
  var string: String? { value as? String }
  var rows: [Fact] { (value as? [Any] ?? []).map { Fact(value: $0) } }
  var keys: [String] { (value as? [String: Any] ?? [:]).keys.sorted() }
  var numbers: [Double] { rows.compactMap(\.number) }
  var strings: [String] { rows.compactMap(\.string) }

  /// The number, or NaN if there is none.
  var n: Double { number ?? .nan }
}

/// Pairs the elements of two lists, which must be of the same length.
func paired<First: Collection, Second: Collection>(
  _ first: First, _ second: Second, sourceLocation: SourceLocation = #_sourceLocation
) -> [(First.Element, Second.Element)] {
  #expect(first.count == second.count, sourceLocation: sourceLocation)
  return Array(zip(first, second))
}

extension Fact: CustomStringConvertible { var description: String { value.map { "\($0)" } ?? "nothing" } }
