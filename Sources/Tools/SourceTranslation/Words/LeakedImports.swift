/// Adds imports to files that use names of modules that they do not import. Xcode compiles such files because imports
/// of one file can be visible in other files of its module. Here each file needs its own imports.
///
/// - a file that uses names of UIKit or a selector and does not import UIKit: `import UIKit` is added; `import
///   Foundation` for names of Foundation alone
/// - `URLSession`, `URLRequest` and related types: the same, with `import FoundationNetworking`
struct LeakedImports {
  let source: SourceFile
  /// The folder's own types.
  let own: Set<String>
  /// `true` if the translation adds a name of UIKit's.
  let addsName: Bool

  /// The names of UIKit, QuartzCore and the runtime without the usual prefixes.
  private static let others: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSDirectionalEdgeInsets", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSTextAttachment",
    "NSTextAlignment", "NSLineBreakMode", "NSUnderlineStyle", "Selector", "autoreleasepool", "objc_setAssociatedObject",
    "objc_getAssociatedObject", "objc_removeAssociatedObjects", "class_getName", "CACurrentMediaTime",
    "NSMapTable", "NSPointerFunctions", "CFArray", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC",
  ]
  /// The names among these that Foundation declares on Linux.
  private static let ofFoundation: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]

  /// The modules that make Foundation visible, too.
  private static let withFoundation: Set<String> = [
    "Foundation", "CoreGraphics", "QuartzCore", "Darwin", "CoreFoundation", "FoundationNetworking", "XCTest",
  ]
  private static let namesOfFoundation: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal",
    "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchWorkItem", "FileManager",
    "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "LocalizedError",
    "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "ProcessInfo", "RunLoop",
    "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID", "UserDefaults",
  ]
  private static let functionsOfFoundation: Set<String> = [
    "acos", "arc4random", "arc4random_uniform", "asin", "atan", "atan2", "ceil", "cos", "exp", "fabs", "floor", "fmod",
    "hypot", "log", "log10", "log2", "pow", "round", "sin", "sqrt", "tan", "trunc",
  ]

  func change(_ changes: inout Changes) {
    let imported = Set(source.code.indices.filter { source.code[$0].isWord("import") }.flatMap(modules))
    guard !imported.contains("UIKit"), !imported.contains("ObjectiveC") else { return }
    if addsName && !imported.contains("QuartzCore") || uses(where: { needsUIKit(source.token($0).text, imported) }) {
      changes.insert("import UIKit\n", at: source.positionOfImports)
    } else if imported.isDisjoint(with: Self.withFoundation), uses(where: needsFoundation) {
      changes.insert("import Foundation\n", at: source.positionOfImports)
    }
  }

  /// Returns true if the source uses a name that fulfills a condition and that is no member and not its folder's own.
  private func uses(where isMeant: (Int) -> Bool) -> Bool {
    source.code.indices.contains { index in
      let token = source.code[index]
      guard token.kind == .word || token.text == "#selector", !source.token(index - 1).is("."),
        !own.contains(token.text), token.text != "UIKit"
      else { return false }
      return isMeant(index)
    }
  }

  /// Returns true for the name of a type of Foundation's, or of a function that is called.
  private func needsFoundation(_ index: Int) -> Bool {
    let word = source.token(index).text
    if Self.namesOfFoundation.contains(word) || begins(word, "NS") { return true }
    return Self.functionsOfFoundation.contains(word) && source.token(index + 1).is("(")
      && !source.token(index - 1).isWord("func")
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
