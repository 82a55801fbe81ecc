/// Optional requirements: of the folder's own protocols they become requirements with a default implementation, and calls
/// of them, and of those of UIKit's protocols, lose the question mark.
struct OptionalWords {
  let source: Source
  /// Full names, as `listener(_:heard:)`, of the folder's own optional methods.
  let own: Set<String>

  /// Whether the word `optional` at `index` makes a requirement of a protocol optional.
  static func isRequirement(at index: Int, in source: Source) -> Bool {
    guard source.token(index).isWord("optional"), source.types[index]?.kind == .protocolBody else { return false }
    return ["func", "var", "static", "class", "mutating"].contains(source.token(index + 1).text)
      || source.token(index + 1).kind == .attribute
  }

  /// The full names of the optional methods that a source declares.
  static func declared(in source: Source) -> Set<String> {
    var names: Set<String> = []
    for index in source.code.indices where isRequirement(at: index, in: source) {
      guard let word = (index + 1..<min(index + 5, source.code.count)).first(where: { source.code[$0].isWord("func") }),
        source.token(word + 2).is("(")
      else { continue }
      names.insert(source.token(word + 1).text + labels(of: word + 2, in: source, isCall: false))
    }
    return names
  }

  func change(_ changes: inout Changes) {
    declare(&changes)
    for index in source.code.indices where source.token(index).is(".") {
      let (name, mark) = (source.token(index + 1), source.token(index + 2))
      guard name.kind == .word, mark.is("?"), mark.range.lowerBound == name.range.upperBound,
        source.token(index + 3).is("("), source.token(index + 3).range.lowerBound == mark.range.upperBound
      else { continue }
      let full = name.text + Self.labels(of: index + 3, in: source, isCall: true)
      if own.contains(full) || OptionalRequirements.names.contains(full) { changes.replace(mark.range, with: "") }
    }
  }

  /// The labels of the brackets at `open`, as `(_:with:)`; those of a call include a closure behind it only as what it is
  /// written as.
  static func labels(of open: Int, in source: Source, isCall: Bool) -> String {
    guard let close = source.closing(open), close > open + 1 else { return "()" }
    var labels = ""
    var (index, isStart) = (open + 1, true)
    while index < close {
      let token = source.token(index)
      if isStart {
        if isCall {
          labels += token.kind == .word && source.token(index + 1).is(":") ? token.text + ":" : "_:"
        } else {
          labels += token.text + ":"
        }
        isStart = false
      }
      if token.is("("), let end = source.closing(index) { index = end }
      if token.is("["), let end = source.closing(index) { index = end }
      if token.is("{"), let end = source.closing(index) { index = end }
      // A comma between angle brackets is one of a type: `Dictionary<Int, Int>`.
      if token.is("<"), !isCall { while index < close, !source.token(index).is(">") { index += 1 } }
      if token.is(",") { isStart = true }
      index += 1
    }
    return "(\(labels))"
  }

  // MARK: Requirements of the folder's own

  private func declare(_ changes: inout Changes) {
    var defaults: [(owner: EnclosingType, text: String)] = []
    for index in source.code.indices where Self.isRequirement(at: index, in: source) {
      guard let owner = source.types[index] else { continue }
      if let text = defaultImplementation(index + 1) {
        defaults.append((owner, text))
      } else {
        changes.cannot(
          "an optional requirement with a value that no default stands for: it is required here",
          at: source.token(index))
      }
    }
    var done: [Int] = []
    for owner in defaults.map(\.owner) where !done.contains(owner.start) {
      done.append(owner.start)
      let access = ["public", "private", "fileprivate"].first { word in
        (1...3).contains { source.token(owner.start - $0).isWord(word) }
      }
      let body = defaults.filter { $0.owner == owner }.map { "  \($0.text)\n" }.joined()
      changes.appended.append("\(access.map { "\($0) " } ?? "")extension \(owner.name) {\n\(body)}\n")
    }
  }

  /// The requirement from `start` with a body, where its value is none, an optional or a Bool's absence has no meaning.
  private func defaultImplementation(_ start: Int) -> String? {
    var first = start
    while source.token(first).kind == .attribute { first += 1 }
    guard let word = (first..<first + 3).first(where: { ["func", "var"].contains(source.token($0).text) }) else {
      return nil
    }
    if source.token(word).text == "var" {
      guard source.token(word + 2).is(":"),
        let brace = (word..<source.code.count).first(where: { source.token($0).is("{") }),
        source.token(brace - 1).is("?"), let close = source.closing(brace),
        !(brace..<close).contains(where: { source.token($0).isWord("set") })
      else { return nil }
      return source.text(first..<brace) + " { nil }"
    }
    guard let open = (word..<source.code.count).first(where: { source.token($0).is("(") }),
      let close = source.closing(open)
    else { return nil }
    guard source.token(close + 1).is("-"), source.token(close + 2).is(">") else {
      return source.text(first..<close + 1) + " {}"
    }
    // The value goes on to the end of its line.
    var end = close + 3
    while end < source.code.count, !breaks(before: end), !source.token(end).is("}") { end += 1 }
    if source.text(close + 3..<end) == "Void" { return source.text(first..<end) + " {}" }
    return source.token(end - 1).is("?") ? source.text(first..<end) + " { nil }" : nil
  }

  private func breaks(before index: Int) -> Bool {
    let gap = source.token(index - 1).range.upperBound..<source.token(index).range.lowerBound
    return source.all.contains { $0.kind == .newline && gap.contains($0.range.lowerBound) }
      || source.token(index).is(";")
  }
}
