/// Translates optional requirements. Those of the folder's own protocols become requirements with a default
/// implementation. Calls of them, and of those of UIKit's protocols, lose the question mark.
///
/// - `@objc optional func didReceive(_ word: String)`: `func didReceive(_ word: String)`, with `{}` as its default in an
///   extension, or one that returns nil
/// - `@objc optional var name: String? { get }`: `var name: String? { get }`, which is nil by default. One that can be
///   set and cannot be nil becomes required, and is listed
/// - `delegate?.scrollViewDidScroll?(view)`, `animator.addCompletion? { }`: `delegate?.scrollViewDidScroll(view)`,
///   `animator.addCompletion { }`, by the full name of a requirement of UIKit or the folder; a closure
///   `completion?(true)` stays
/// - `animator.interruptibleAnimator?(using: context)`: `animator.interruptibleAnimatorIfImplemented(using: context)`,
///   which returns nil as on iOS
struct OptionalWords {
  let source: SourceFile
  /// The full names of the folder's own optional methods, such as `listener(_:received:)`.
  let own: Set<String>
  /// The names in `own` of methods and properties that throw if they are not implemented.
  let throwing: Set<String>

  /// Returns true if the word `optional` at `index` makes a requirement of a protocol optional.
  static func isRequirement(at index: Int, in source: SourceFile) -> Bool {
    guard source.token(index).isWord("optional"), source.types[index]?.kind == .protocolBody else { return false }
    return ["func", "var", "static", "class", "mutating"].contains(source.token(index + 1).text)
      || source.token(index + 1).kind == .attribute
  }

  /// Returns the names of the optional methods that a source declares, and of those that throw if not implemented.
  static func declared(in source: SourceFile) -> (all: Set<String>, throwing: Set<String>) {
    var (names, throwing): (Set<String>, Set<String>) = ([], [])
    for index in source.code.indices where isRequirement(at: index, in: source) {
      if let property = OptionalProperties(source: source).property(from: index + 1) {
        names.insert(property.name)
        throwing.insert(property.name)
      }
      guard let word = (index + 1..<min(index + 5, source.code.count)).first(where: { source.code[$0].isWord("func") }),
        source.token(word + 2).is("(")
      else { continue }
      let name = source.token(word + 1).text + labels(of: word + 2, in: source, isCall: false)
      names.insert(name)
      guard let close = source.closing(word + 2) else { continue }
      if OptionalValues.isPlain(OptionalValues.value(after: close, in: source), in: source) { throwing.insert(name) }
    }
    return (names, throwing)
  }

  func change(_ changes: inout Changes) {
    declare(&changes)
    OptionalProperties(source: source).read(throwing.filter { !$0.contains("(") }, &changes)
    let withClosures = Self.namesBeforeClosures(own.union(OptionalRequirements.names))
    for index in source.code.indices where source.token(index).is(".") {
      let (name, mark) = (source.token(index + 1), source.token(index + 2))
      guard name.kind == .word, mark.is("?"), mark.range.lowerBound == name.range.upperBound,
        let call = call(of: name.text, at: index + 3, withClosures)
      else { continue }
      if throwing.contains(call.name) {
        guard let start = OptionalValues.start(before: index, in: source) else {
          changes.cannot("an optional requirement with a value: write (try? …) around this call", at: name)
          continue
        }
        changes.insert("(try? ", at: source.token(start).range.lowerBound)
        changes.insert(")", at: source.token(call.end).range.upperBound)
      } else if let instead = OptionalRequirements.instead[call.name], !own.contains(call.name) {
        changes.replace(name.range, with: instead)
      }
      changes.replace(mark.range, with: "")
    }
  }

  /// Returns the full name of the optional requirement that is called with the parenthesis or the closure at `open`,
  /// and the last token of the call; nil if no such requirement is known.
  private func call(of name: String, at open: Int, _ withClosures: [String: String]) -> (name: String, end: Int)? {
    guard let close = source.closing(open) else { return nil }
    if source.token(open).is("{") { return withClosures[name + "()"].map { ($0, close) } }
    guard source.token(open).is("("), source.token(open).range.lowerBound == source.token(open - 1).range.upperBound
    else {
      return nil
    }
    let full = name + Self.labels(of: open, in: source, isCall: true)
    if own.contains(full) || OptionalRequirements.names.contains(full) { return (full, close) }
    guard source.token(close + 1).is("{"), let end = source.closing(close + 1) else { return nil }
    return withClosures[full].map { ($0, end) }
  }

  /// Returns full names by their beginnings without the last parameter, for calls with a trailing closure.
  private static func namesBeforeClosures(_ names: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for name in names.sorted() {
      guard let open = name.firstIndex(of: "(") else { continue }
      let labels = name[open...].dropFirst().dropLast().split(separator: ":")
      found["\(name[..<open])(\(labels.dropLast().map { $0 + ":" }.joined()))"] = name
    }
    return found
  }

  /// Returns the labels in the parentheses at `open`, such as `(_:with:)`. Those of a call do not include a trailing
  /// closure.
  static func labels(of open: Int, in source: SourceFile, isCall: Bool) -> String {
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
      // A comma between angle brackets belongs to a type: `Dictionary<Int, Int>`.
      if token.is("<"), !isCall { while index < close, !source.token(index).is(">") { index += 1 } }
      if token.is(",") { isStart = true }
      index += 1
    }
    return "(\(labels))"
  }

  // MARK: The folder's own requirements

  private func declare(_ changes: inout Changes) {
    var owners: [EnclosingType] = []
    var defaults: [Int: String] = [:]
    for index in source.code.indices where Self.isRequirement(at: index, in: source) {
      guard let owner = source.types[index] else { continue }
      let property = OptionalProperties(source: source).property(from: index + 1)
      if let property { changes.insert(" throws", at: source.token(property.get).range.upperBound) }
      if let text = property.map(OptionalProperties(source: source).default) ?? defaultImplementation(index + 1) {
        allowThrowing(index + 1, &changes)
        if owners.last != owner { owners.append(owner) }
        defaults[owner.start, default: ""] += "  \(text)\n"
      } else {
        changes.cannot(
          "an optional requirement with a value that no default stands for: it is required here",
          at: source.token(index), whenChecked: .isNote)
      }
    }
    // The errors that the defaults throw are Foundation's.
    if defaults.values.contains(where: { $0.contains("CocoaError") }), source.imports.isEmpty {
      changes.insert("import Foundation\n", at: source.positionOfImports)
    }
    for owner in owners {
      let access = ["public", "private", "fileprivate"].first { word in
        (1...3).contains { source.token(owner.start - $0).isWord(word) }
      }
      changes.appended.append(
        "\(access.map { "\($0) " } ?? "")extension \(owner.name) {\n\(defaults[owner.start] ?? "")}\n")
    }
  }

  /// Lets the method declared from `start` throw if nothing else can show that it is not implemented.
  private func allowThrowing(_ start: Int, _ changes: inout Changes) {
    guard let word = (start..<start + 5).first(where: { source.token($0).isWord("func") }),
      let close = source.closing(word + 2), source.token(word + 2).is("("),
      OptionalValues.isPlain(OptionalValues.value(after: close, in: source), in: source)
    else { return }
    changes.insert(" throws", at: source.token(close).range.upperBound)
  }

  /// Returns the requirement from `start` with a default body; nil for a property whose absence cannot be expressed.
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
    let value = OptionalValues.value(after: close, in: source)
    let header = source.text(first..<close + 1)
    if value.isEmpty || source.text(value) == "Void" {
      return source.text(first..<max(value.upperBound, close + 1)) + " {}"
    }
    if OptionalValues.isPlain(value, in: source) {
      return "\(header) throws -> \(source.text(value)) { throw CocoaError(.featureUnsupported) }"
    }
    return "\(header) -> \(source.text(value)) { nil }"
  }
}
