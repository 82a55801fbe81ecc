/// The declarations that can no longer be private when extensions move into another source: those that moved code uses
/// in its old source, and those that the old source uses in moved code.
struct PrivateNames {
  /// A `private` or `fileprivate` modifier to remove.
  struct Word {
    /// The index of a token in its source's code.
    let index: Int
    /// A source that an extension on one side moves into.
    let goal: Int
  }

  /// The modifiers in code that does not move, by source.
  private(set) var staying: [Int: [Word]] = [:]
  /// The modifiers in extensions that move.
  private(set) var moving: [ClassTree.Position: [Word]] = [:]

  private typealias Move = (from: ClassTree.Position, into: ClassTree.Position)

  init(_ tree: ClassTree) {
    let moves = tree.moves.filter { $0.from.source != $0.into.source }
    for (source, moves) in Dictionary(grouping: moves, by: \.from.source) { look(in: source, of: tree, moves) }
  }

  private mutating func look(in number: Int, of tree: ClassTree, _ moves: [Move]) {
    let source = tree.sources[number]
    // The extension that each token moves with; nil if it stays.
    var movers = [Int?](repeating: nil, count: source.code.count)
    for (index, move) in moves.enumerated() {
      let type = tree.declaration(move.from)
      for token in type.start...type.close { movers[token] = index }
    }
    var uses: [String: Set<Int?>] = [:]
    for (index, token) in source.code.enumerated() where token.kind == .word {
      uses[token.text, default: []].insert(movers[index])
    }
    let extensions = tree.declarations[number].filter(\.isExtension)
    let members = Dictionary(extensions.map { ($0.keyword, $0.members) }) { first, _ in first }
    for (index, token) in source.code.enumerated() where token.isWord("private") || token.isWord("fileprivate") {
      let own = movers[index]
      let users = declared(behind: index, in: source, members).reduce(into: Set<Int?>()) {
        $0.formUnion(uses[$1] ?? [])
      }
      // Code that moves into the same class can still access it.
      let others = users.filter { user in
        guard let user, let own else { return user != own }
        return moves[user].into != moves[own].into
      }
      // Private declarations of a type are only accessible in that type.
      let seen = others.filter { user in
        guard token.isWord("private"), let type = source.types[index]?.name else { return true }
        return [user, own].compactMap { $0 }.allSatisfy { tree.declaration(moves[$0].from).name == type }
      }
      guard let mover = own ?? seen.compactMap({ $0 }).min(), !seen.isEmpty else { continue }
      let word = Word(index: index, goal: moves[mover].into.source)
      if let own {
        moving[moves[own].from, default: []].append(word)
      } else {
        staying[number, default: []].append(word)
      }
    }
  }

  /// Returns the names that the modifier at `index` applies to. For an extension, these are its members' names.
  private func declared(behind index: Int, in source: SourceFile, _ members: [Int: [Member]]) -> [String] {
    var at = index + 1
    while at < source.code.count {
      let (token, next) = (source.code[at], source.token(at + 1))
      if token.is("("), let close = source.closing(at) {
        at = close + 1
      } else if token.isWord("class"), next.text != "func", next.text != "var", !Member.modifiers.contains(next.text) {
        break
      } else if token.kind == .attribute || Member.modifiers.contains(token.text) {
        at += 1
      } else {
        break
      }
    }
    guard source.token(at).isWord("extension") else { return [source.token(at + 1).text] }
    return members[at]?.map { String($0.name.prefix { $0 != "(" }) } ?? []
  }
}
