/// Replaces `#keyPath(CALayer.shadowPath.bounds)` of UIKit's and QuartzCore's classes with the string for it, and
/// `#keyPath(Pager.contentOffset)` or `#keyPath(contentOffset)` if the property is one that notifies observers on Linux.
///
/// - `#keyPath(CALayer.isHidden)`: `"hidden"`. A key path to another property of your own is listed
struct KeyPathWords {
  let source: SourceFile

  func change(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() where token.kind == .pound && token.text == "#keyPath" {
      guard source.token(index + 1).is("("), let end = source.closing(index + 1) else { continue }
      let words = (index + 2..<end).map(source.token).filter { $0.kind == .word }.map(\.text)
      guard let names = Self.names(in: words) else {
        changes.cannot("#keyPath of the app's own class: no key-value coding on Linux", at: token)
        continue
      }
      let path = names.map(Self.key).joined(separator: ".")
      changes.replace(token.range.lowerBound..<source.token(end).range.upperBound, with: "\"\(path)\"")
    }
  }

  /// Returns the names of the properties, without the class; nil if they are not UIKit's.
  private static func names(in words: [String]) -> ArraySlice<String>? {
    guard let owner = words.first else { return nil }
    if ["CA", "UI"].contains(where: owner.hasPrefix) { return words.count > 1 ? words.dropFirst() : nil }
    let isClass = owner.first?.isUppercase == true
    let names = isClass ? words.dropFirst() : words[...]
    // An app's own class may have these, too.
    let isCommon = names.last.map(["title", "delegate", "parent"].contains) ?? false
    let isKnown = !isCommon && names.last.map(ObservingWords.observable.contains) ?? false
    return isKnown && names.dropLast().allSatisfy(links.contains) ? names : nil
  }

  /// The properties whose values have properties that are observed.
  private static let links: Set = ["layer", "view", "tableView", "collectionView"]

  /// Returns the key of a property whose Swift name differs: `hidden` for `isHidden`.
  private static func key(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }
}
