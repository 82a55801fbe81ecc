/// A parameter of an initializer, and the arguments with which a report calls it.
struct InitializerParameter {
  /// An argument as it is written in a call.
  struct Argument {
    /// The label with its colon, and the value.
    let text: String
    /// `true` if it leads back, such as `isPresenting: false`; nil if it says nothing about the direction.
    var isBack: Bool?
  }

  /// The label, or `_`.
  let label: String
  let name: String
  let type: String
  /// The arguments to call it with, each in a run of its own; empty if no value is known.
  let arguments: [Argument]
  /// `true` if it is left out of the call, because it has a default value that no other run replaces.
  let isOmitted: Bool

  /// Reads the parameter in a range of a source's code.
  ///
  /// - Parameter scope: The name of the type with the initializer.
  init?(_ range: Range<Int>, in source: SourceFile, types: [DeclaredType], sources: [SourceFile], scope: String) {
    guard let colon = range.first(where: { source.code[$0].is(":") }) else { return nil }
    let words = (range.lowerBound..<colon).filter { source.code[$0].kind == .word }.map { source.code[$0].text }
    guard let first = words.first, let last = words.last else { return nil }
    let equals = range.first { $0 > colon && source.code[$0].is("=") }
    (label, name) = (first, last)
    type = source.text(colon + 1..<(equals ?? range.upperBound))
    let prefix = label == "_" ? "" : "\(label): "
    let cases = Self.cases(of: type, in: scope, types, sources)
    if type == "Bool" || type == "Swift.Bool" {
      let isForward = Direction(of: last) ?? Direction(of: first)
      arguments = [true, false].map { value in
        Argument(text: "\(prefix)\(value)", isBack: isForward.map { ($0 == .back) == value })
      }
    } else if !cases.isEmpty {
      arguments = cases.map { Argument(text: "\(prefix).\($0)", isBack: Direction(of: $0).map { $0 == .back }) }
    } else if equals == nil, let value = Self.value(of: type, name: "\(first) \(last)".lowercased()) {
      arguments = [Argument(text: prefix + value)]
    } else {
      arguments = []
    }
    isOmitted = equals != nil && arguments.isEmpty
  }

  /// Returns the value of a type for which any value does; nil for other types.
  private static func value(of type: String, name: String) -> String? {
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    switch type.split(separator: ".").last {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": return "1"
    case "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval":
      if name.contains("delay") || name.contains("velocity") { return "0" }
      return name.contains("duration") || type.hasSuffix("TimeInterval") ? "0.3" : "0.5"
    case "Duration": return ".milliseconds(300)"
    case "CGRect": return "CGRect(x: 40, y: 80, width: 80, height: 120)"
    case "CGPoint": return "CGPoint(x: 80, y: 140)"
    case "CGSize": return "CGSize(width: 80, height: 120)"
    default: return nil
    }
  }

  /// Returns the cases of an enumeration of the sources; none if a case has associated values.
  private static func cases(
    of type: String, in scope: String, _ types: [DeclaredType], _ sources: [SourceFile]
  ) -> [String] {
    guard let found = types.named(type, in: scope).first, found.kind == .enum else { return [] }
    let source = sources[found.source]
    var (cases, index) = ([String](), found.body.open + 1)
    while index < found.body.close {
      guard source.code[index].isWord("case") else {
        index =
          (["(", "[", "{"].contains(where: source.code[index].is) ? source.closing(index) : nil).map { $0 + 1 }
          ?? index + 1
        continue
      }
      repeat {
        cases.append(source.token(index + 1).text)
        index += 2
        if source.token(index).is("(") { return [] }
        while source.token(index).is("=") || source.token(index).is("-") || source.startsValue(index) { index += 1 }
      } while source.token(index).is(",")
    }
    return cases
  }
}

extension SourceFile {
  /// Returns true if the token is the raw value of a case.
  fileprivate func startsValue(_ index: Int) -> Bool {
    (token(index - 1).is("=") || token(index - 1).is("-")) && !token(index).is(",")
  }
}

/// The direction of a transition, as a name tells it.
private enum Direction {
  case forward, back

  private static let forwardWords = ["forward", "push", "present", "show", "open", "expand", "next", "appear", "enter"]
  private static let backWords = [
    "back", "pop", "dismiss", "hid", "clos", "collaps", "previous", "disappear", "exit", "revers", "return",
  ]

  /// Returns nil if no word of the name tells a direction.
  init?(of name: String) {
    let words = name.replacing(/([a-z])([A-Z])/, with: { "\($0.1) \($0.2)" }).lowercased().split(separator: " ")
    if words.contains(where: { word in Self.backWords.contains { word.hasPrefix($0) } }) {
      self = .back
    } else if words.contains(where: { word in Self.forwardWords.contains { word.hasPrefix($0) } }) {
      self = .forward
    } else {
      return nil
    }
  }
}
