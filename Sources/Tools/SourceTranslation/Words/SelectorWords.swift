/// Replaces `#selector(tapped(_:))` with `Selector(Page.tapped(_:), named: "tapped")`.
///
/// The enclosing type is written out, because a reference to a method without it would be bound to `self` and retain
/// it. The name makes two selectors of one method comparable.
///
/// - `#selector(tapped)`, `#selector(self.tapped(_:))`, `#selector(self?.tapped)`: `Selector(Page.tapped, named:
///   "tapped")`, which retains nothing
/// - `#selector(tapped as () -> Void)`: `Selector(Page.tapped as (Page) -> () -> Void, named: "tapped")`
/// - `#selector(child.tapped)`: `Selector(child.tapped, named: "tapped")`, bound to that object, which it retains; a
///   note
/// - `#selector(getter: title)`, `#selector(child?.tapped)`: listed, and unchanged
struct SelectorWords {
  let source: SourceFile
  let protocols: Set<String>

  func change(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() where token.kind == .pound && token.text == "#selector" {
      guard source.token(index + 1).is("("), let end = source.closing(index + 1), end > index + 2 else { continue }
      change(index, end, &changes)
    }
  }

  private func change(_ start: Int, _ end: Int, _ changes: inout Changes) {
    let first = source.token(start + 2)
    if source.token(start + 3).is(":"), first.isWord("getter") || first.isWord("setter") {
      return changes.cannot(
        "#selector(\(first.text):) of a property: there is no method to refer to", at: source.token(start))
    }
    let cast = (start + 2..<end).first { source.token($0).isWord("as") }
    let reference = start + 2..<(cast ?? end)
    // The name is the last word before the labels.
    let labels = reference.first { source.token($0).is("(") } ?? reference.upperBound
    let nameIndex = labels - 1
    guard source.token(nameIndex).kind == .word else {
      return changes.cannot("#selector of something that is no plain reference", at: source.token(start))
    }
    // `self.tapped` or `self?.tapped`.
    let point = source.token(start + 3).is("?") ? start + 4 : start + 3
    let isOfSelf =
      ["self", "Self", "super"].contains(first.text) && source.token(point).is(".") && nameIndex == point + 1
    guard isOfSelf || !reference.contains(where: { source.token($0).is("?") }) else {
      return changes.cannot(
        "#selector of an optional object: name its class, as in #selector(Page.tapped)", at: source.token(start))
    }
    changes.replace(source.token(start).range, with: "Selector")
    let name = source.token(nameIndex).text.filter { $0 != "`" }
    changes.insert(", named: \"\(name)\"", at: source.token(end - 1).range.upperBound)

    if nameIndex == start + 2 || isOfSelf {
      guard let type = typeName(at: start) else { return }
      if nameIndex == start + 2 {
        changes.insert("\(type).", at: first.range.lowerBound)
      } else {
        changes.replace(first.range.lowerBound..<source.token(nameIndex - 2).range.upperBound, with: type)
      }
      if let cast { changes.insert("(\(type)) -> ", at: source.token(cast + 1).range.lowerBound) }
    } else if first.text.first?.isUppercase != true {
      changes.note(
        "\(source.text(start + 2..<nameIndex - 1)) is an object: this selector is bound to it and retains it",
        at: source.token(start))
    }
  }

  /// Returns the enclosing type's name; `Self` in an extension of a protocol, whose conforming types have the method.
  private func typeName(at index: Int) -> String? {
    guard let type = source.types[index] else { return nil }
    switch type.kind {
    case .extensionBody where protocols.contains(type.name): return "Self"
    default: return type.name
    }
  }
}
