/// Replaces reads of appearance proxies, such as `UIView.appearance().semanticContentAttribute`, with those of a new
/// object.
///
/// On Linux nothing can set a property of an appearance: Swift cannot intercept the setters of a class. A read returns
/// the default on Apple's systems then, which a new object has, too. Code that sets one does not compile, and is reported.
///
/// - `UIView.appearance().tintColor`, if it is only read: `UIView().tintColor`, with a note
struct AppearanceWords {
  let source: SourceFile

  private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!=="]
  private static let operators: Set<Character> = ["=", "+", "-", "*", "/", "%", "|", "&", "^", "<", ">", "!", "~"]

  func change(_ changes: inout Changes) {
    for index in source.code.indices where isProxy(index) && isRead(from: index + 5) {
      let proxy = source.token(index + 1).range.lowerBound..<source.token(index + 4).range.upperBound
      changes.replace(proxy, with: "()")
      changes.note("nothing sets an appearance on Linux: this is a new object's value", at: source.token(index))
    }
  }

  /// Returns true for the name of a class of UIKit before `.appearance()`.
  private func isProxy(_ index: Int) -> Bool {
    source.token(index).kind == .word && source.token(index).text.hasPrefix("UI") && source.token(index + 1).is(".")
      && source.token(index + 2).isWord("appearance") && source.token(index + 3).is("(")
      && source.token(index + 4).is(")") && source.token(index + 5).is(".")
  }

  /// Returns true if the properties and subscripts from the point at `index` are neither called nor set.
  private func isRead(from index: Int) -> Bool {
    var index = index
    while true {
      let token = source.token(index)
      if token.is("."), source.token(index + 1).kind == .word {
        index += 2
      } else if token.is("["), let close = source.closing(index) {
        index = close + 1
      } else if (token.is("?") || token.is("!")), isAdjacent(index) {
        index += 1
      } else {
        return !token.is("(") && !isAssignment(index)
      }
    }
  }

  /// Returns true if no space precedes a token.
  private func isAdjacent(_ index: Int) -> Bool {
    source.token(index).range.lowerBound == source.token(index - 1).range.upperBound
  }

  private func isAssignment(_ index: Int) -> Bool {
    var (sign, next) = ("", index)
    while source.token(next).text.allSatisfy(Self.operators.contains), !source.token(next).text.isEmpty,
      next == index || isAdjacent(next)
    {
      sign += source.token(next).text
      next += 1
    }
    return sign.hasSuffix("=") && !Self.comparisons.contains(sign)
  }
}
