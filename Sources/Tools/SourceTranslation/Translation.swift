/// A translation of an iOS source for Linux, as far as purely mechanical steps can do it.
package struct Translation: Sendable {
  /// The translated text.
  package var text: String { changed.text }
  let changed: ChangedText
  /// The messages about parts that cannot be translated, and other notes, in order of position.
  package let messages: [Message]

  /// `text` is the source, `path` its name in messages, and `context` describes the other sources.
  package init(_ text: String, path: String, context: TranslationContext = TranslationContext([])) {
    let source = SourceFile(path: path, text: text)
    let own = TranslationContext([text])
    let protocols = context.protocols.union(own.protocols)
    var changes = Changes()
    SelectorWords(source: source, protocols: protocols).change(&changes)
    OptionalWords(
      source: source, own: context.optionalMethods.union(own.optionalMethods),
      throwing: context.throwingMethods.union(own.throwingMethods)
    ).change(&changes)
    OptionalReferences(source: source, throwing: context.throwingMethods.union(own.throwingMethods)).change(&changes)
    RenamedWords(source: source, own: context.renamedNames.union(own.renamedNames)).change(&changes)
    AttributeWords(source: source).change(&changes)
    KeyPathWords(source: source).change(&changes)
    ApplicationWords(source: source).change(&changes)
    AppearanceWords(source: source).change(&changes)
    TimeWords(source: source).change(&changes)
    EmptyTextWords(source: source).change(&changes)
    ImportWords(source: source).change(&changes)
    UnknownWords(source: source).change(&changes)
    let observing = ObservingWords(
      source: source, superclasses: context.superclasses.isEmpty ? own.superclasses : context.superclasses,
      observers: context.observers.union(own.observers))
    LeakedImports(
      source: source, own: context.types.union(own.types), addsName: observing.addsConformance
    ).change(&changes)
    observing.change(&changes)
    PlatformWords(source: source).change(&changes)
    RectangleWords(source: source).change(&changes)
    changed = changes.applied(to: text)
    messages = changes.messages(in: source)
  }
}

/// The declarations that the sources of a module share.
package struct TranslationContext: Sendable {
  let protocols: Set<String>
  let optionalMethods: Set<String>
  /// The names among these of methods that throw if they are not implemented.
  let throwingMethods: Set<String>
  /// The names of all types.
  let types: Set<String>
  /// The superclasses of all classes.
  let superclasses: Superclasses
  /// The names of the classes that are notified of changes by names.
  let observers: Set<String>
  /// The names of Swift 4 that they declare themselves.
  let renamedNames: Set<String>
  /// `true` if one of them creates timers with Foundation's names.
  package let usesTimer: Bool

  package init(_ texts: [String]) {
    var (protocols, methods, types, usesTimer): (Set<String>, Set<String>, Set<String>, Bool) = ([], [], [], false)
    var throwing: Set<String> = []
    let sources = texts.map { SourceFile(path: "", text: $0) }
    superclasses = Superclasses(sources)
    observers = Set(sources.flatMap(ObservingWords.observers))
    renamedNames = sources.reduce(into: []) { $0.formUnion(RenamedWords.ownNames(in: $1)) }
    for source in sources {
      for (index, token) in source.code.enumerated() {
        let next = source.token(index + 1)
        if let type = EnclosingType.declaration(at: index, in: source), type.kind != .extensionBody {
          types.insert(type.name)
          if type.kind == .protocolBody { protocols.insert(type.name) }
        } else if token.isWord("typealias") {
          types.insert(next.text)
        }
        if token.isWord("Timer"), next.is("(") || next.is("."), !source.token(index - 1).is(".") { usesTimer = true }
      }
      let declared = OptionalWords.declared(in: source)
      methods.formUnion(declared.all)
      throwing.formUnion(declared.throwing)
    }
    throwingMethods = throwing
    (self.protocols, optionalMethods, self.types, self.usesTimer) = (protocols, methods, types, usesTimer)
  }
}
