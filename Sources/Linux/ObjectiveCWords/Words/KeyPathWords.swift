/// Replaces `#keyPath(CALayer.shadowPath.bounds)` of UIKit's and QuartzCore's classes with the string for it.
struct KeyPathWords {
  let source: Source

  func change(_ changes: inout Changes) {
    for (index, token) in source.code.enumerated() where token.kind == .pound && token.text == "#keyPath" {
      guard source.token(index + 1).is("("), let end = source.closing(index + 1) else { continue }
      let words = (index + 2..<end).map(source.token).filter { $0.kind == .word }.map(\.text)
      guard let owner = words.first, ["CA", "UI"].contains(where: owner.hasPrefix), words.count > 1 else {
        changes.cannot("#keyPath of the app's own class: no key-value coding on Linux", at: token)
        continue
      }
      let path = words.dropFirst().map(Self.key).joined(separator: ".")
      changes.replace(token.range.lowerBound..<source.token(end).range.upperBound, with: "\"\(path)\"")
    }
  }

  /// Returns the key of a property whose Swift name differs: `hidden` for `isHidden`.
  private static func key(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }
}
