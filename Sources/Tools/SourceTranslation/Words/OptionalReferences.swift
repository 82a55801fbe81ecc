/// Translates references to optional requirements with a value that cannot be nil:
/// `guard let select = delegate?.pager(_:shouldSelect:) else { return true }`, and then `return select(self, index)`.
///
/// On Apple's systems the reference is nil if the requirement is not implemented. On Linux only the call shows it, so
/// the call replaces the reference, and its value has the name: `guard let select = (try? delegate?.pager(self,
/// shouldSelect: index)) else { return true }`, and `return select`.
///
/// - `guard let f = d?.pager(_:shouldSelect:) else { … }`, and next `return f(self, index)`: `guard let f = (try?
///   d?.pager(self, shouldSelect: index)) else { … }` and `return f`. Other references to such a requirement are listed
struct OptionalReferences {
  let source: SourceFile
  /// The full names of the folder's requirements that throw if they are not implemented.
  let throwing: Set<String>

  func change(_ changes: inout Changes) {
    guard !throwing.isEmpty else { return }
    for index in source.code.indices where source.token(index).is(".") {
      let (name, open) = (source.token(index + 1), index + 2)
      guard name.kind == .word, source.token(open).is("("), let labels = source.compoundLabels(at: open),
        let close = source.closing(open),
        throwing.contains("\(name.text)(\(labels.map { source.token($0).text + ":" }.joined()))")
      else { continue }
      if let start = OptionalValues.start(before: index, in: source), let call = call(boundBefore: start, close),
        call.arguments.count == labels.count
      {
        let values = zip(labels, call.arguments).map { label, argument in
          (source.token(label).isWord("_") ? "" : "\(source.token(label).text): ") + source.text(argument)
        }
        changes.insert("(try? ", at: source.token(start).range.lowerBound)
        changes.replace(
          source.token(open).range.lowerBound..<source.token(close).range.upperBound,
          with: "(\(values.joined(separator: ", "))))")
        changes.replace(call.parentheses, with: "")
      } else if source.token(index - 1).is("?") {
        changes.cannot(
          "a reference to an optional requirement with a value: only its call shows whether it is implemented",
          at: name)
      }
    }
  }

  /// Returns the only use of the name that the reference is bound to, if it is a call in the next statement: the
  /// arguments, and the bytes of the parentheses.
  private func call(boundBefore start: Int, _ close: Int) -> (arguments: [Range<Int>], parentheses: Range<Int>)? {
    let name = source.token(start - 2)
    guard source.token(start - 1).is("="), name.kind == .word, source.token(start - 3).isWord("let"),
      let scope = scope(ofBindingBy: source.token(start - 4).text, after: close)
    else { return nil }
    let uses = (close + 1..<scope.upperBound).filter { source.token($0).isWord(name.text) }
    guard let use = uses.first, uses.count == 1, use >= scope.lowerBound, !source.token(use - 1).is("."),
      !(scope.lowerBound + 1..<use + 1).contains(where: source.startsLine), source.token(use + 1).is("("),
      let end = source.closing(use + 1)
    else { return nil }
    return (
      source.arguments(at: use + 1), source.token(use + 1).range.lowerBound..<source.token(end).range.upperBound
    )
  }

  /// Returns the code in which a name is visible that is bound by `if` or `guard`.
  private func scope(ofBindingBy keyword: String, after close: Int) -> Range<Int>? {
    guard let open = source.body(from: close + 1), let end = source.closing(open) else { return nil }
    switch keyword {
    case "if": return open + 1..<end
    case "guard":
      guard source.token(open - 1).isWord("else") else { return nil }
      var index = end + 1
      while index < source.code.count, !source.token(index).is("}") { index = (source.closing(index) ?? index) + 1 }
      return end + 1..<max(index, end + 1)
    default: return nil
    }
  }
}
