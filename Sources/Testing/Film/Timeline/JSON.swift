import Foundation

/// A JSON value that is always written in the same way: keys in the given order, and numbers rounded consistently.
enum JSON {
  case null
  case bool(Bool)
  /// A number rounded to a millionth.
  case number(Double)
  /// A number with all digits.
  case exact(Double)
  case string(String)
  case array([JSON])
  case object(KeyValuePairs<String, JSON>)

  /// The value on one line.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.digits((value * 1e6).rounded() / 1e6)
    case .exact(let value): Self.digits(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let pairs): "{" + pairs.map { Self.quoted($0) + ": " + $1.text }.joined(separator: ", ") + "}"
    }
  }

  /// Returns a number's digits. JSON has no infinity and no NaN, which become null.
  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20: text += "\\u" + String(format: "%04x", scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
