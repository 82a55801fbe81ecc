/// The superclasses of a folder's classes, as far as the sources name them.
struct Superclasses: Sendable {
  /// The superclass and the protocols of each class, by the last part of its name.
  private var inherited: [String: [String]] = [:]
  private var protocols: Set<String> = []

  init(_ sources: some Sequence<SourceFile>) {
    for source in sources {
      for index in source.code.indices {
        guard let type = EnclosingType.declaration(at: index, in: source), type.kind == .protocolBody else { continue }
        protocols.insert(type.name)
      }
      for type in TypeDeclaration.all(in: source) where !type.isExtension {
        inherited[Self.last(of: type.name)] = type.inherited.map { source.text($0) }
      }
    }
  }

  /// Returns the nearest superclass that the folder does not declare: `UIView` of each of its views. That is the class
  /// itself if it is not in the folder; nil for a class without such a superclass.
  func outer(of name: String) -> String? {
    var (name, seen) = (Self.last(of: name), Set<String>())
    while let above = inherited[name] {
      guard seen.insert(name).inserted, let first = above.first.map(Self.last), !protocols.contains(first) else {
        return nil
      }
      name = first
    }
    return name
  }

  /// Returns the last part of the name of a class's superclass, or of its first protocol; nil if it has none.
  func superclass(of name: String) -> String? { inherited[Self.last(of: name)]?.first.map(Self.last) }

  var isEmpty: Bool { inherited.isEmpty }
  func contains(_ name: String) -> Bool { inherited[Self.last(of: name)] != nil }
  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Returns `Cell` for `App.Outer.Cell<Int>`.
  static func last(of name: String) -> String {
    let plain = name.prefix { $0 != "<" && $0 != " " }
    return String(plain.split(separator: ".").last ?? plain)
  }
}
