/// The classes of a folder by name, as seen from a source. If several have the same name, a source sees its own, or
/// else the one in the nearest folder.
struct ClassNames {
  typealias Position = ClassTree.Position

  private struct Key: Hashable {
    let name: String
    /// The beginning of a path, or a source.
    let scope: Scope
  }

  private enum Scope: Hashable {
    case source(Int)
    case below(Substring)
  }

  private enum Found {
    case one(Position)
    case several
  }

  /// The scopes of each source: its path, the folders that contain it from the innermost to the outermost, and the
  /// empty path.
  private let scopes: [[Substring]]
  private var found: [Key: Found] = [:]

  init(paths: [String]) {
    scopes = paths.map { path in
      let ends = path.indices.filter { path[$0] == "/" }
      return [path[...]] + ends.reversed().map { path[..<$0] } + (ends.first == path.startIndex ? [] : [""])
    }
  }

  mutating func add(_ name: String, at position: Position) {
    for scope in [.source(position.source)] + scopes[position.source].map(Scope.below) {
      let key = Key(name: name, scope: scope)
      found[key] = found[key] == nil ? .one(position) : .several
    }
  }

  func contains(_ name: String) -> Bool { found[Key(name: name, scope: .below(""))] != nil }

  /// Returns the nearest class with a name; nil if there is none or if two are equally near.
  func nearest(_ name: String, to source: Int) -> Position? {
    for scope in [.source(source)] + scopes[source].map(Scope.below) {
      Work.step()
      switch found[Key(name: name, scope: scope)] {
      case .one(let position): return position
      case .several: return nil
      case nil: continue
      }
    }
    return nil
  }
}
