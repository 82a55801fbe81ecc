/// Replaces what reaches the application and its delegate's window only on iOS: the application by a key, as code for
/// extensions does, and the window by two question marks, because the property is optional for the delegate to have.
///
/// - `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))`, or with `"sharedApplication"` or `forKey:`:
///   `UIApplication.shared`
/// - `delegate?.window??.bounds`, `delegate!.window!!.bounds`: `delegate?.window?.bounds`, `delegate!.window!.bounds`
struct ApplicationWords {
  let source: SourceFile

  private static let keys: Set = ["\"shared\"", "\"sharedApplication\""]

  func change(_ changes: inout Changes) {
    for index in source.code.indices {
      removeMark(after: index, &changes)
      if source.token(index).isWord("UIApplication"), source.token(index + 1).is("."), let end = endOfKey(index + 2) {
        changes.replace(
          source.token(index + 2).range.lowerBound..<source.token(end).range.upperBound, with: "shared")
      }
    }
  }

  /// Removes one mark of `delegate?.window??.bounds` and of `delegate!.window!!.bounds`.
  private func removeMark(after index: Int, _ changes: inout Changes) {
    let marks = (1...3).map { source.token(index + $0) }
    guard source.token(index).isWord("window"), source.token(index - 1).is("."),
      marks[0].is("?") || marks[0].is("!"), marks[1].is(marks[0].text), marks[2].is("."),
      marks[2].range.lowerBound == source.token(index).range.upperBound + 2
    else { return }
    changes.replace(marks[1].range, with: "")
  }

  /// Returns the last token of `value(forKeyPath: #keyPath(UIApplication.shared))`, or of one with a string, at `index`.
  private func endOfKey(_ index: Int) -> Int? {
    guard source.token(index).isWord("value"), source.token(index + 1).is("("),
      ["forKey", "forKeyPath"].contains(source.token(index + 2).text), source.token(index + 3).is(":"),
      let end = source.closing(index + 1)
    else { return nil }
    let key = source.text(index + 4..<end)
    return Self.keys.contains(key) || key == "#keyPath(UIApplication.shared)" ? end : nil
  }
}
