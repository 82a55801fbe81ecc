/// The causes of the compiler's errors: what is missing, and errors that do not follow from that.
struct Causes {
  struct Cause {
    let fault: Compilation.CompilerFault
    let kind: Message.Kind
    let text: String
  }

  private(set) var causes: [Cause] = []
  /// The errors that follow from what is missing, which are not among the causes.
  private(set) var consequences = 0

  private let sources: [String: SourceFile]
  private let superclasses: Superclasses
  /// The names that are nowhere.
  private let missing: Set<String>
  private let modules: Set<String>
  /// `true` if attributes are missing. They may be property wrappers.
  private let hasMissingWrappers: Bool

  /// - Parameter sources: The compiled sources by their paths in the folder.
  init(of faults: [Compilation.CompilerFault], in sources: [String: SourceFile]) {
    self.sources = sources
    superclasses = Superclasses(sources.values)
    missing = Set(faults.compactMap { if case .name(let name) = $0.kind { name } else { nil } })
    hasMissingWrappers = faults.contains { if case .attribute = $0.kind { true } else { false } }
    modules = Set(faults.compactMap { if case .module(let name) = $0.kind { name } else { nil } })
    let all = faults.map { ($0, cause(of: $0)) }
    let lines = Set(all.compactMap { $1.map { $0.kind == .error ? "" : "\($0.fault.path):\($0.fault.line)" } })
    let hasCauses = lines.contains { !$0.isEmpty }
    for (fault, cause) in all {
      if let cause, cause.kind != .error || !lines.contains("\(fault.path):\(fault.line)") {
        causes.append(cause)
      } else if hasCauses {
        consequences += 1
      } else {
        causes.append(Cause(fault: fault, kind: .error, text: fault.text))
      }
    }
  }

  /// Returns nil for an error that follows from another one.
  private func cause(of fault: Compilation.CompilerFault) -> Cause? {
    func missing(_ text: String) -> Cause { Cause(fault: fault, kind: .missing, text: text) }
    let source = sources[fault.path]
    let index = source?.index(at: fault)
    switch fault.kind {
    case .module(let name): return missing("the module \(name)")
    case .name(let name):
      if modules.contains(name) || isOfWrapper(name) { return nil }
      guard let source, let index, let type = source.types[index]?.name, name.first?.isUppercase != true else {
        return missing(name)
      }
      if superclasses.contains(type), isIncomplete(type) { return nil }
      guard Self.isMember(name) else { return missing(name) }
      return member(name + source.labels(after: index), of: type).map(missing)
    case .member(let type, let name):
      let labels = source.flatMap { source in index.map { source.labels(after: $0) } } ?? ""
      return member(name + labels, of: type).map(missing)
    case .overridden:
      guard let source, let index, let type = source.types[index]?.name, let outer = superclasses.outer(of: type) else {
        break
      }
      return self.missing.contains(outer)
        ? nil : missing("\(outer).\(source.token(index).text + source.parameters(after: index)), which is overridden")
    case .metatype(let type):
      let name = source.flatMap { source in index.map { source.initializer(at: $0) } } ?? "init"
      return Cause(
        fault: fault, kind: .cannot,
        text: "\(type).\(name) through a metatype: UIKit for Linux has no such initializer for metatypes")
    case .attribute(let name): return missing(name)
    case .consequence: return nil
    case .other:
      // A class whose superclass is missing has none of its members and converts to none of its types.
      let names = fault.text.split(separator: "'").map(String.init)
      if names.contains(where: { superclasses.contains($0) && isIncomplete($0) }) { return nil }
    }
    return Cause(fault: fault, kind: .error, text: fault.text)
  }

  /// Returns a member with the type that lacks it, which is a type of the modules if it can be; nil if a class lacks it
  /// because its superclass is missing.
  private func member(_ name: String, of type: String) -> String? {
    let parts = type.replacing("any ", with: "").split(separator: " & ").map(String.init)
    let plain = parts.first { !superclasses.isProtocol($0) } ?? type
    guard superclasses.contains(plain) else { return "\(plain).\(name)" }
    guard !isIncomplete(plain) else { return nil }
    return "\(superclasses.outer(of: plain) ?? plain).\(name)"
  }

  /// Returns true if a name is that of the storage or the projection of a property with a missing wrapper.
  private func isOfWrapper(_ name: String) -> Bool {
    hasMissingWrappers && (name.hasPrefix("_") || name.hasPrefix("$"))
  }

  private func isIncomplete(_ type: String) -> Bool { superclasses.outer(of: type).map(missing.contains) ?? false }

  /// Returns true for a name like `classForCoder`, which a function of C does not have.
  private static func isMember(_ name: String) -> Bool {
    name.first?.isLowercase == true && name.contains(where: \.isUppercase) && !name.contains("_")
  }
}

extension Compilation.CompilerFault {
  var kind: CompilerFault { CompilerFault(text) }
}

extension SourceFile {
  /// Returns the index of the code at an error's position.
  func index(at fault: Compilation.CompilerFault) -> Int? {
    index(at: bytes.place(line: fault.line, column: fault.column))
  }

  /// Returns the index of the code that contains a byte, or else of the code after it.
  func index(at position: Int) -> Int? {
    var (low, high) = (0, code.count)
    while low < high {
      let middle = (low + high) / 2
      if code[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < code.count ? low : nil
  }

  /// Returns the labels of the call of the name at `index`, such as `(_:with:)`; empty if it is not called.
  func labels(after index: Int) -> String { labels(after: index, isCall: true) }
  /// Returns the labels of the declaration of the name at `index`.
  func parameters(after index: Int) -> String { labels(after: index, isCall: false) }

  private func labels(after index: Int, isCall: Bool) -> String {
    let open = token(index + 1)
    guard open.is("("), open.range.lowerBound == token(index).range.upperBound else { return "" }
    return OptionalWords.labels(of: index + 1, in: self, isCall: isCall)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Returns the byte offset of a line and column, both from 1.
  func place(line: Int, column: Int) -> Int {
    var (position, left) = (startIndex, line - 1)
    while left > 0, position < endIndex {
      if self[position] == 0x0A { left -= 1 }
      position += 1
    }
    return Swift.min(position + column - 1, endIndex)
  }
}
