/// Removes attributes and modifiers that only affect Objective-C.
///
/// - `@objc`, `@objc(name:)`, `@objcMembers`, `@nonobjc`, `dynamic`: removed
/// - `@IBAction`, `@IBSegueAction`, `@IBInspectable`, `@IBDesignable`, `@GKInspectable`: removed
/// - `@IBOutlet`: removed, with a note
/// - `@NSManaged`: listed, and unchanged
/// - `@UIApplicationMain`: `@main`
/// - `@objc protocol P`: `protocol P: AnyObject`
struct AttributeWords {
  let source: SourceFile

  private static let dropped: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBSegueAction", "@IBOutlet", "@IBInspectable", "@IBDesignable",
    "@GKInspectable",
  ]
  private static let declarations: Set<String> = [
    "var", "let", "func", "class", "static", "private", "fileprivate", "internal", "public", "open", "weak", "unowned",
    "lazy", "override", "final", "subscript", "init", "convenience", "required", "mutating", "nonisolated", "package",
  ]

  func change(_ changes: inout Changes) {
    bindToClasses(&changes)
    var index = 0
    while index < source.code.count {
      let token = source.code[index]
      switch token.text {
      case "@NSManaged" where token.kind == .attribute:
        changes.cannot("@NSManaged: nothing implements the property on Linux", at: token, whenChecked: .stays)
      case "@UIApplicationMain" where token.kind == .attribute: changes.replace(token.range, with: "@main")
      case "@IBOutlet" where token.kind == .attribute:
        changes.note("an outlet: nothing connects it here, set it in code", at: token)
      default: break
      }
      let end = endOfDropped(at: index)
      if end > index {
        for word in index + 1..<max(end, index + 1) where source.code[word].text == "@IBOutlet" {
          changes.note("an outlet: nothing connects it here, set it in code", at: source.code[word])
        }
        changes.drop(token.range.lowerBound..<source.code[end - 1].range.upperBound, in: source)
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Adds a class constraint to Objective-C protocols, because only objects conform to those. A protocol that inherits
  /// is constrained by the protocols that it inherits from, because they are Objective-C's, too.
  private func bindToClasses(_ changes: inout Changes) {
    for index in source.code.indices where EnclosingType.declaration(at: index, in: source)?.kind == .protocolBody {
      guard source.token(index + 2).is("{"),
        (source.headerStart(of: index)..<index).contains(where: { source.code[$0].text == "@objc" })
      else { continue }
      changes.insert(": AnyObject", at: source.token(index + 1).range.upperBound)
    }
  }

  /// Returns the index after a run of words that are all removed; `index` if there is none.
  private func endOfDropped(at index: Int) -> Int {
    var end = index
    while end < source.code.count {
      let token = source.code[end]
      let isAttribute = token.kind == .attribute && Self.dropped.contains(token.text)
      let isDynamic = token.isWord("dynamic") && isDeclared(after: end)
      let isOptional = token.isWord("optional") && OptionalWords.isRequirement(at: end, in: source)
      guard isAttribute || isDynamic || isOptional else { break }
      end += 1
      // `@objc(name:)`: the parenthesis directly follows other attributes. After a space, it may be a tuple's.
      let isAdjacent = source.token(end).range.lowerBound == token.range.upperBound || token.text == "@objc"
      if isAttribute, source.token(end).is("("), isAdjacent, let close = source.closing(end) {
        end = close + 1
      }
      // A comment between two of them is kept.
      if end < source.code.count, source.trivia(before: end).contains(where: { $0.kind == .comment }) { break }
    }
    return end
  }

  private func isDeclared(after index: Int) -> Bool {
    let next = source.token(index + 1)
    let before = source.token(index - 1)
    let isName = before.is(".") || ["var", "let", "func", "case"].contains(before.text)
    return !isName && (Self.declarations.contains(next.text) || next.kind == .attribute)
  }
}
