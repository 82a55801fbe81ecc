/// Files that use names of modules which they do not import. Xcode compiles them, since what one file of a module imports is
/// seen in its others in places; here each file is on its own.
struct LeakedImports {
  let source: Source
  /// Types of the folder's own.
  let own: Set<String>

  /// UIKit's, QuartzCore's and the runtime's names that do not begin as most of theirs do.
  private static let others: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSDirectionalEdgeInsets", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSTextAttachment",
    "NSTextAlignment", "NSLineBreakMode", "NSUnderlineStyle", "Selector", "autoreleasepool", "objc_setAssociatedObject",
    "objc_getAssociatedObject", "objc_removeAssociatedObjects", "class_getName", "CACurrentMediaTime",
  ]
  /// Of these Foundation has its own here.
  private static let ofFoundation: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]

  func change(_ changes: inout Changes) {
    let imported = Set(source.code.indices.filter { source.code[$0].isWord("import") }.flatMap(modules))
    guard !imported.contains("UIKit"), !imported.contains("ObjectiveC") else { return }
    let uses = source.code.indices.contains { index in
      let token = source.code[index]
      guard token.kind == .word || token.text == "#selector", !source.token(index - 1).is("."),
        !own.contains(token.text), token.text != "UIKit"
      else { return false }
      return needsUIKit(token.text, imported)
    }
    guard uses else { return }
    changes.insert("import UIKit\n", at: source.placeOfImports)
  }

  /// What an import may name: the word behind it, and the one behind that in `import class UIKit.UIView`.
  private func modules(_ index: Int) -> [String] {
    [source.token(index + 1).text, source.token(index + 2).text]
  }

  private func needsUIKit(_ word: String, _ imported: Set<String>) -> Bool {
    if word == "#selector" || Self.others.contains(word) || begins(word, "UI") { return true }
    if imported.contains("QuartzCore") { return false }
    if begins(word, "CA") { return true }
    if imported.contains("CoreGraphics") { return false }
    if Self.ofFoundation.contains(word) { return !imported.contains("Foundation") }
    return begins(word, "CG")
  }

  /// Two capitals, and a name: `UIView`, not `UINT` or `UI`.
  private func begins(_ word: String, _ prefix: String) -> Bool {
    guard word.hasPrefix(prefix) else { return false }
    let rest = word.utf8.dropFirst(2)
    guard let first = rest.first, let second = rest.dropFirst().first else { return false }
    return (0x41...0x5A).contains(first) && (0x61...0x7A).contains(second)
  }
}

extension Source {
  /// Where an import is added: before the first that is under no condition; without one, below what the source begins with.
  var placeOfImports: Int {
    if let first = imports.first { return first.place }
    guard let first = code.first else { return 0 }
    // A comment with an empty line below it speaks of the source, and stays above.
    let head = all.prefix { $0.range.lowerBound < first.range.lowerBound }
    var (place, newlines) = (0, 0)
    for token in head {
      if token.kind == .newline { newlines += 1 }
      if token.kind == .comment { newlines = 0 }
      if newlines == 2 { place = token.range.upperBound }
    }
    return place
  }
}
