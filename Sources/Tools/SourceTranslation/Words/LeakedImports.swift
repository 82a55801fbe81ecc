/// Adds imports to files that use names of modules that they do not import. Xcode compiles such files because imports
/// of one file can be visible in other files of its module. Here each file needs its own imports.
struct LeakedImports {
  let source: SourceFile
  /// The folder's own types.
  let own: Set<String>

  /// The names of UIKit, QuartzCore and the runtime without the usual prefixes.
  private static let others: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSDirectionalEdgeInsets", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSTextAttachment",
    "NSTextAlignment", "NSLineBreakMode", "NSUnderlineStyle", "Selector", "autoreleasepool", "objc_setAssociatedObject",
    "objc_getAssociatedObject", "objc_removeAssociatedObjects", "class_getName", "CACurrentMediaTime",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC",
  ]
  /// The names among these that Foundation declares on Linux.
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
    changes.insert("import UIKit\n", at: source.positionOfImports)
  }

  /// Returns the names that an import may name: the next word, and the one after it in `import class UIKit.UIView`.
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

  /// Returns true if a word starts with the prefix, a capital and a small letter: `UIView`, not `UINT` or `UI`.
  private func begins(_ word: String, _ prefix: String) -> Bool {
    guard word.hasPrefix(prefix) else { return false }
    let rest = word.utf8.dropFirst(2)
    guard let first = rest.first, let second = rest.dropFirst().first else { return false }
    return (0x41...0x5A).contains(first) && (0x61...0x7A).contains(second)
  }
}

extension SourceFile {
  /// The position for a new import: before the first unconditional one, or else below the source's header comment.
  var positionOfImports: Int {
    if let first = imports.first { return first.position }
    guard let first = code.first else { return 0 }
    // A comment followed by an empty line describes the source, and stays above.
    let head = all.prefix { $0.range.lowerBound < first.range.lowerBound }
    var (position, newlines) = (0, 0)
    for token in head {
      if token.kind == .newline { newlines += 1 }
      if token.kind == .comment { newlines = 0 }
      if newlines == 2 { position = token.range.upperBound }
    }
    return position
  }
}
