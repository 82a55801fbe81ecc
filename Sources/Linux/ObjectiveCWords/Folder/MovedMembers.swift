/// Members of extensions that Swift overrides only where it knows Objective-C.
///
/// A class's extension may have what a subclass overrides, and may itself override, where the member is Objective-C's, as
/// the requirements of UIKit's protocols are. Without Objective-C only what stands in the class's own body can. So the
/// body of such an extension goes to the end of the class's, and its protocols to the class's.
struct MovedMembers {
  /// The text of each source, by its path.
  private(set) var texts: [String: String]
  /// What was moved: the class, and the place of its extension in the source as it was.
  private(set) var moved: [(name: String, path: String, place: Int)] = []

  init(_ texts: [String: String]) {
    self.texts = texts
    let sources = texts.keys.sorted().map { Source(path: $0, text: texts[$0] ?? "") }
    let bodies = sources.flatMap(Body.all)
    let classes = Dictionary(bodies.filter { !$0.isExtension }.map { ($0.name, $0) }) { first, _ in first }
    let overridden = Self.overridden(in: bodies, classes)
    var edits: [String: [(range: Range<Int>, text: String)]] = [:]
    for body in bodies where body.isExtension && body.isPlain {
      guard let own = classes[body.name],
        !body.overrides.isEmpty || !overridden[body.name, default: []].isDisjoint(with: body.members)
      else { continue }
      moved.append((body.name, body.path, body.whole.lowerBound))
      edits[own.path, default: []].append((own.inside.upperBound..<own.inside.upperBound, body.text))
      if !body.inherited.isEmpty {
        let heads = edits[own.path, default: []].contains { $0.range == own.head..<own.head } || !own.inherited.isEmpty
        let place = own.head..<own.head
        edits[own.path, default: []].append((place, (heads ? ", " : ": ") + body.inherited.joined(separator: ", ")))
      }
      edits[body.path, default: []].append((body.whole, ""))
    }
    for (path, edits) in edits {
      var changes = Changes()
      for edit in edits { changes.replace(edit.range, with: edit.text) }
      self.texts[path] = changes.applied(to: texts[path] ?? "")
    }
  }

  /// For each class the members that classes below it override.
  private static func overridden(in bodies: [Body], _ classes: [String: Body]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for body in bodies where !body.overrides.isEmpty {
      var seen: Set<String> = []
      var above = classes[body.name]?.inherited.first
      while let name = above, classes[name] != nil, seen.insert(name).inserted {
        result[name, default: []].formUnion(body.overrides)
        above = classes[name]?.inherited.first
      }
    }
    return result
  }
}

/// The body of a class, or of an extension.
private struct Body {
  let path: String
  let name: String
  let isExtension: Bool
  /// An extension without attributes and conditions.
  let isPlain: Bool
  /// What it inherits from and conforms to.
  let inherited: [String]
  /// Places in the text: behind the names that it inherits from, between the brackets, and with everything.
  let head: Int
  let inside: Range<Int>
  let whole: Range<Int>
  let text: String
  var members: Set<String> = []
  var overrides: Set<String> = []

  static func all(in source: Source) -> [Body] { source.code.indices.compactMap { Body(source, $0) } }

  private init?(_ source: Source, _ index: Int) {
    let word = source.token(index)
    guard word.isWord("class") || word.isWord("extension"), source.token(index + 1).kind == .word,
      !["func", "var", "let", "subscript"].contains(source.token(index + 1).text),
      !source.token(index - 1).is("."), !source.token(index - 1).is(":"), !source.token(index - 1).is(","),
      let open = (index + 2..<max(source.code.count, index + 2)).first(where: {
        source.token($0).is("{") || source.token($0).is("}")
      }), source.token(open).is("{"), let close = source.closing(open)
    else { return nil }
    (path, name, isExtension) = (source.path, source.token(index + 1).text, word.isWord("extension"))
    let condition = (index..<open).first { source.token($0).isWord("where") } ?? open
    let colon = (index..<condition).first { source.token($0).is(":") && source.closing(in: index..<$0) }
    inherited =
      colon.map { colon in
        source.text(colon + 1..<condition).split(separator: ",").map { $0.trimmed }
      } ?? []
    var first = index
    while ["public", "open", "internal", "private", "fileprivate", "final"].contains(source.token(first - 1).text) {
      first -= 1
    }
    isPlain = condition == open && source.token(first - 1).kind != .attribute && !source.token(index + 2).is(".")
    head = source.token(condition - 1).range.upperBound
    inside = source.token(open).range.upperBound..<source.token(close).range.lowerBound
    whole = source.token(first).range.lowerBound..<source.token(close).range.upperBound
    text = String(decoding: Array(source.text.utf8)[inside], as: UTF8.self)
    var depth = 0
    var overrides = false
    for at in open..<close {
      let token = source.token(at)
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      guard depth == 1 else { continue }
      if token.isWord("override") { overrides = true }
      guard token.isWord("func") || token.isWord("var") else { continue }
      members.insert(source.token(at + 1).text)
      if overrides { self.overrides.insert(source.token(at + 1).text) }
      overrides = false
    }
  }
}

extension Source {
  /// Whether all pointed brackets that are opened in a range are closed: a colon behind it is then none of a generic's.
  fileprivate func closing(in range: Range<Int>) -> Bool {
    range.reduce(0) { $0 + (token($1).is("<") ? 1 : token($1).is(">") ? -1 : 0) } == 0
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
