import UIKit

/// A value in a recording. It can be written as JSON.
public enum ProbeValue: Codable, Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A string.
  case text(String)
  /// An ordered list.
  case list([ProbeValue])
  /// Values by name.
  case object([String: ProbeValue])

  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([ProbeValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: ProbeValue].self))
    }
  }

  /// Writes the value as JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// Returns a number rounded to a multiple of `step`. Numbers that JSON cannot write become text.
  public static func rounded(_ value: Double, to step: Double = 0.001) -> ProbeValue {
    guard value.isFinite else { return .text("\(value)") }
    let count = (value / step).rounded()
    // Dividing by the inverse writes 0.3 rather than 0.30000000000000004. Adding 0 removes the sign of −0.
    return .number(step < 1 ? count / (1 / step).rounded() + 0 : count * step + 0)
  }

  /// Returns a list of strings.
  public static func lines(_ lines: [String]) -> ProbeValue { .list(lines.map { .text($0) }) }

  /// Returns a list of two rounded numbers.
  static func point(_ point: CGPoint) -> ProbeValue {
    .list([.rounded(point.x, to: 0.01), .rounded(point.y, to: 0.01)])
  }
}

extension ProbeValue: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
  /// Makes a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a string.
  public init(stringLiteral value: String) { self = .text(value) }
}
