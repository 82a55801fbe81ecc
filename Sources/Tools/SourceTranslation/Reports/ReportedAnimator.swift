/// A class that is an animator, and the calls that create it, or the reason that it is not examined.
struct ReportedAnimator {
  /// A call of an initializer.
  struct Call: Equatable {
    let text: String
    /// `true` if it creates an animator that leads back.
    let isBack: Bool
  }

  /// The largest number of calls with one animator.
  static let maximumCalls = 8

  /// The qualified name.
  let name: String
  let source: Int
  let isConditional: Bool
  /// The calls that each create an animator to examine; empty if there is a reason.
  private(set) var calls: [Call] = []
  /// The number of further combinations of arguments.
  private(set) var omittedCalls = 0
  /// The reason that it is not examined.
  private(set) var reason: String?

  /// Returns the animators of a module's sources, in the order of their declarations.
  static func all(in sources: [SourceFile]) -> [ReportedAnimator] {
    let types = DeclaredType.all(in: sources)
    let names = animators(in: types)
    return types.filter { $0.kind == .class && names.contains($0.name) }.map {
      ReportedAnimator($0, types: types, sources: sources)
    }
  }

  /// Returns the names of all types that conform, by themselves, in an extension, or by what they inherit.
  private static func animators(in types: [DeclaredType]) -> Set<String> {
    var names: Set<String> = []
    while true {
      let new = types.filter { type in
        type.inherited.contains { name in
          name.split(separator: ".").last == "UIViewControllerAnimatedTransitioning"
            || types.named(name, in: type.name).contains { names.contains($0.name) }
        }
      }.map(\.name)
      guard !names.isSuperset(of: new) else { return names }
      names.formUnion(new)
    }
  }

  private init(_ type: DeclaredType, types: [DeclaredType], sources: [SourceFile]) {
    (name, source, isConditional) = (type.name, type.source, type.isConditional)
    if let obstacle = type.obstacle {
      reason = obstacle
      return
    }
    let initializers = Self.initializers(of: type, types, sources)
    guard !initializers.isEmpty else {
      calls = [Call(text: "\(name)()", isBack: false)]
      return
    }
    let usable = initializers.filter { $0.reason == nil }
    guard let chosen = usable.first(where: \.parameters.isEmpty) ?? usable.first else {
      reason = initializers.first?.reason
      return
    }
    let all = Self.combinations(of: chosen.parameters.filter { !$0.isOmitted }.map(\.arguments))
    calls = all.prefix(Self.maximumCalls).map { arguments in
      Call(
        text: "\(name)(\(arguments.map(\.text).joined(separator: ", ")))",
        isBack: arguments.compactMap(\.isBack).first ?? false)
    }
    omittedCalls = all.count - calls.count
  }

  private static func combinations(
    of choices: [[InitializerParameter.Argument]]
  ) -> [[InitializerParameter.Argument]] {
    choices.reduce([[]]) { all, arguments in all.flatMap { first in arguments.map { first + [$0] } } }
  }

  // MARK: Initializers

  private struct Initializer {
    let parameters: [InitializerParameter]
    /// The reason that it cannot be called.
    let reason: String?
  }

  /// Returns the declared initializers of a class, or else those that it inherits from a class of the sources.
  private static func initializers(
    of type: DeclaredType, _ types: [DeclaredType], _ sources: [SourceFile]
  ) -> [Initializer] {
    var (next, seen): (DeclaredType?, Set<String>) = (type, [])
    while let type = next, seen.insert(type.name).inserted {
      let bodies = [type] + types.filter { $0.kind == .extension && $0.name == type.name }
      let found = bodies.flatMap { body in
        Member.all(in: sources[body.source], from: body.body.open + 1, to: body.body.close)
          .filter { $0.name.hasPrefix("init(") && $0.name != "init(coder:)" }
          .map { initializer($0, in: sources[body.source], of: type, types, sources) }
      }
      if !found.isEmpty { return found }
      next = type.inherited.first.flatMap { types.named($0, in: type.name).first { $0.kind == .class } }
    }
    return []
  }

  private static func initializer(
    _ member: Member, in source: SourceFile, of type: DeclaredType, _ types: [DeclaredType], _ sources: [SourceFile]
  ) -> Initializer {
    var open = member.keyword + 1
    let isGeneric = source.token(open).is("<")
    while open < source.code.count, !source.token(open).is("(") { open += 1 }
    guard let close = source.closing(open) else { return Initializer(parameters: [], reason: "it does not compile") }
    let ranges = source.parameters(from: open + 1, to: close)
    let parameters = ranges.compactMap {
      InitializerParameter($0, in: source, types: types, sources: sources, scope: type.name)
    }
    var reason: String?
    if ["private", "fileprivate"].contains(member.access ?? "") {
      reason = "\(member.name) is private"
    } else if isGeneric {
      reason = "\(member.name) is generic"
    } else if let word = ["throws", "async"].first(where: { source.token(close + 1).isWord($0) }) {
      reason = "\(member.name) \(word == "throws" ? "throws" : "is asynchronous")"
    } else if let parameter = parameters.first(where: { $0.arguments.isEmpty && !$0.isOmitted }) {
      reason = "\(member.name) takes \(parameter.name): \(parameter.type), for which no value is known"
    }
    return Initializer(parameters: parameters, reason: reason)
  }
}

extension SourceFile {
  /// Returns the parameters between two parentheses, each as a range of tokens.
  fileprivate func parameters(from start: Int, to close: Int) -> [Range<Int>] {
    var (ranges, first, index, depth) = ([Range<Int>](), start, start, 0)
    while index < close {
      if ["(", "[", "{"].contains(where: code[index].is), let end = closing(index) { index = end }
      if code[index].is("<") { depth += 1 }
      if code[index].is(">"), !code[index - 1].is("-") { depth -= 1 }
      if code[index].is(","), depth <= 0 {
        ranges.append(first..<index)
        first = index + 1
      }
      index += 1
    }
    return first < close ? ranges + [first..<close] : ranges
  }
}
