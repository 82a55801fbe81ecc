/// Reports words that require the Objective-C runtime itself. They are not changed.
///
/// - `Selector("name")`, `NSSelectorFromString`, exchanged or added methods, `forwardingTarget`, an overridden
///   `responds(to:)`, `_kvcKeyPathString`, `NSPredicate`, key-value coding of anything but layers and animations: listed,
///   and unchanged
struct UnknownWords {
  let source: SourceFile

  private static let words = [
    "NSSelectorFromString": "no method is found by its name on Linux",
    "method_exchangeImplementations": "methods cannot be exchanged on Linux",
    "method_setImplementation": "methods cannot be exchanged on Linux",
    "class_getInstanceMethod": "methods are not known by name on Linux",
    "class_addMethod": "methods cannot be added on Linux",
    "class_replaceMethod": "methods cannot be exchanged on Linux",
    "imp_implementationWithBlock": "methods cannot be created on Linux",
    "object_setClass": "an object keeps its class on Linux",
    "forwardingTarget": "messages are not forwarded on Linux",
    "NSPredicate": "a predicate with a format needs key-value coding, which objects do not have on Linux",
  ]

  /// The words among these that compile.
  private static let compiling: Set = ["NSPredicate"]

  func change(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() {
      switch (token.kind, token.text) {
      case (.word, "Selector") where isString(index + 1):
        changes.cannot("a selector from a string: no method can be found by its name on Linux", at: token)
      case (.word, "responds") where source.token(index - 1).isWord("func"):
        changes.cannot("responds(to:) cannot be overridden on Linux", at: token, whenChecked: .stays)
      case (.word, "value"), (.word, "setValue"):
        if takes("forKey", index + 1) || takes("forKeyPath", index + 1), source.token(index - 1).is("."),
          !isLayerOrAnimation(before: index - 1)
        {
          changes.cannot("key-value coding: on Linux only layers and animations have it", at: token)
        }
      case (.word, "_kvcKeyPathString"):
        changes.cannot(
          "_kvcKeyPathString is nil: no property has a name at run time on Linux", at: token, whenChecked: .stays)
      case (.word, let word):
        guard let reason = Self.words[word] else { break }
        changes.cannot(
          "\(word): \(reason)", at: token, whenChecked: Self.compiling.contains(word) ? .stays : .explainsErrors)
      default: break
      }
    }
  }

  private func isString(_ open: Int) -> Bool {
    guard source.token(open).is("(") else { return false }
    return source.token(open + 1).kind == .literal || isString(open + 1)
  }

  private func takes(_ label: String, _ open: Int) -> Bool {
    guard source.token(open).is("("), let close = source.closing(open) else { return false }
    return (open + 1..<close).contains { source.token($0).isWord(label) && source.token($0 + 1).is(":") }
  }

  /// Guesses from the name: the last word before the point, ignoring question marks, exclamation marks and brackets.
  private func isLayerOrAnimation(before point: Int) -> Bool {
    var index = point - 1
    while source.token(index).is("?") || source.token(index).is("!") { index -= 1 }
    let name = source.token(index).text.lowercased()
    let known = ["layer", "anim", "mask", "transition", "group"]
    return known.contains { name.contains($0) }
  }
}
