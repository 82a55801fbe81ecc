/// Imports of UIKit that a source does without on Apple's systems: there what one source of a module imports from
/// Objective-C is seen in the others, too. A source that imports Foundation and stands beside one that imports UIKit gets
/// the import.
struct SharedImports {
  /// The text of each source, by its path.
  private(set) var texts: [String: String]

  init(_ texts: [String: String]) {
    self.texts = texts
    let sources = texts.map { Source(path: $0.key, text: $0.value) }
    guard sources.contains(where: { $0.importing("UIKit") != nil }) else { return }
    for source in sources where source.importing("UIKit") == nil {
      guard let foundation = source.importing("Foundation") else { continue }
      var changes = Changes()
      changes.insert("\nimport UIKit", at: foundation.range.upperBound)
      self.texts[source.path] = changes.applied(to: source.text)
    }
  }
}

extension Source {
  /// The name in the import of a whole module; nil where it is not imported.
  fileprivate func importing(_ module: String) -> Token? {
    code.indices.first {
      token($0).isWord(module) && token($0 - 1).isWord("import") && !token($0 + 1).is(".")
    }.map(token)
  }
}
