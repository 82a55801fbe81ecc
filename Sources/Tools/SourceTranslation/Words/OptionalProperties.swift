/// Translates optional properties whose value cannot be nil: `@objc optional var count: Int { get }`. Like the methods of
/// `OptionalValues`, they can throw, do so by default, and are read with `try?` where the code expects an optional.
///
/// - `@objc optional var count: Int { get }`, `if let count = d.count`: `var count: Int { get throws }`, with a default
///   that throws, and `(try? d.count)`
struct OptionalProperties {
  let source: SourceFile

  /// A property that is declared by such a requirement.
  struct Property {
    let name: String
    /// The requirement's tokens without `optional`, from `var` to the type.
    let header: Range<Int>
    /// The word `get` in its braces.
    let get: Int
  }

  /// Returns the property that is required from `start` on; nil if it is none, can be set, or can be nil.
  func property(from start: Int) -> Property? {
    var first = start
    while source.token(first).kind == .attribute { first += 1 }
    guard source.token(first).isWord("var"), source.token(first + 2).is(":"),
      let open = (first..<source.code.count).first(where: { source.token($0).is("{") }),
      source.token(open + 1).isWord("get"), source.token(open + 2).is("}"),
      !source.token(open - 1).is("?"), !source.token(open - 1).is("!")
    else { return nil }
    return Property(name: source.token(first + 1).text, header: first..<open, get: open + 1)
  }

  func `default`(of property: Property) -> String {
    source.text(property.header) + " { get throws { throw CocoaError(.featureUnsupported) } }"
  }

  /// Reads the properties `names` with `try?`, where their value is unwrapped or compared with nil.
  func read(_ names: Set<String>, _ changes: inout Changes) {
    for index in source.code.indices where source.token(index).is(".") {
      let name = source.token(index + 1)
      guard name.kind == .word, names.contains(name.text), isUnwrapped(index + 1),
        let start = OptionalValues.start(before: index, in: source), !isTried(start)
      else { continue }
      changes.insert("(try? ", at: source.token(start).range.lowerBound)
      changes.insert(")", at: name.range.upperBound)
    }
  }

  private func isTried(_ start: Int) -> Bool {
    source.token(start - 1).is("?") && source.token(start - 2).isWord("try")
  }

  /// Returns true if the code expects that the value of the name at `index` can be nil.
  private func isUnwrapped(_ index: Int) -> Bool {
    let (next, other) = (source.token(index + 1), source.token(index + 2))
    if next.is("?") || next.is("!") && !other.is("=") { return true }
    if next.is("!") || next.is("="), other.is("="), source.token(index + 3).isWord("nil") { return true }
    return isBound(index)
  }

  /// Returns true if the value of the name at `index` is that of `if let`, `guard let` or `while let`.
  private func isBound(_ index: Int) -> Bool {
    guard let start = OptionalValues.start(before: index - 1, in: source), source.token(start - 1).is("="),
      ["let", "var"].contains(source.token(start - 3).text)
    else { return false }
    let before = source.token(start - 4)
    return ["if", "guard", "while"].contains(before.text) || before.is(",")
  }
}
