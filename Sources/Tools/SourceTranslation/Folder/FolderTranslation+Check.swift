import Foundation

// A check that the result compiles.
extension FolderTranslation {
  /// Compiles the result, replaces initializers that the compiler refuses for metatypes, takes out what Linux
  /// does not need, and adds the compiler's errors to the messages, with positions in the folder that
  /// was read.
  ///
  /// - Parameters:
  ///   - own: The names of the modules that the folder's sources form.
  ///   - addsInitializers: Whether another module calls `dynamicInit()`.
  mutating func check(with modules: BuiltModules, own: [String] = [], addsInitializers: Bool = false) throws {
    let paths = files.filter(\.isSource).map(\.path)
    let copy = CheckedCopy(named: folder, paths: paths, own: own, modules: modules)
    defer { copy.remove() }
    var missing: [String: Compilation.CompilerFault] = [:]
    var sources = Dictionary(uniqueKeysWithValues: paths.map { ($0, source($0)) })
    var faults = try copy.faults(in: sources, missing: &missing)
    var labels: Set<String> = []
    while replaceInitializers(faults, &sources, &labels) || removeOlderSystems(faults, &sources) {
      faults = try copy.faults(in: sources, missing: &missing)
    }
    if addsInitializers || labels.contains("()"), addInitializers(&sources) {
      faults = try copy.faults(in: sources, missing: &missing)
    }
    removeUnusedImports(faults, &missing, &sources)
    merge(Causes(of: missing.values + faults, in: sources))
    missingModules = missing.keys.sorted()
  }

  private func source(_ path: String) -> SourceFile {
    SourceFile(path: path, text: files.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) } ?? "")
  }

  // MARK: Metatypes

  /// Replaces initializers at the errors about them, and adds their labels. Returns false if there is nothing to replace.
  private mutating func replaceInitializers(
    _ faults: [Compilation.CompilerFault], _ sources: inout [String: SourceFile], _ labels: inout Set<String>
  ) -> Bool {
    var changes: [String: Changes] = [:]
    for fault in faults {
      guard case .metatype = fault.kind, let source = sources[fault.path], let index = source.index(at: fault),
        let found = MetatypeWords(source: source).change(at: index, &changes[fault.path, default: Changes()])
      else { continue }
      labels.insert(found)
    }
    changes = changes.filter { !$0.value.edits.isEmpty }
    apply(changes, to: &sources)
    return !changes.isEmpty
  }

  /// Lets initializers for metatypes call each `init()` that overrides nothing. Returns false if there is none.
  private mutating func addInitializers(_ sources: inout [String: SourceFile]) -> Bool {
    let (changes, left) = OwnInitializers(sources).changes()
    for (path, index) in left {
      guard let source = sources[path] else { continue }
      let (line, column) = source.bytes.position(of: source.token(index).range.lowerBound)
      let position = origin(of: Compilation.CompilerFault(path: path, line: line, column: column, text: ""))
      messages.append(
        Message(
          kind: .note, path: "\(folder)/\(position.path)", line: position.line, column: position.column,
          text: "not called through a metatype, since it overrides nothing on Linux: the superclass's init() is"))
    }
    apply(changes, to: &sources)
    return !changes.isEmpty
  }

  mutating func apply(_ changes: [String: Changes], to sources: inout [String: SourceFile]) {
    for (path, changes) in changes {
      guard let source = sources[path] else { continue }
      let changed = changes.applied(to: source.text)
      replace(path, with: changed)
      sources[path] = SourceFile(path: path, text: changed.text)
    }
  }

  // MARK: Messages

  /// Adds the causes of errors to the messages. A message about the same code explains an error, and replaces it.
  private mutating func merge(_ causes: Causes) {
    let found = causes.causes.map { cause -> Message in
      let (path, line, column) = origin(of: cause.fault)
      return Message(kind: cause.kind, path: "\(folder)/\(path)", line: line, column: column, text: cause.text)
    }
    let faulty = Set(found.map(\.path))
    messages = messages.compactMap { message in
      switch message.whenChecked {
      case .stays: return message
      case .goes: return nil
      case .explainsErrors: return faulty.contains(message.path) ? message : nil
      case .isNote:
        return Message(
          kind: .note, path: message.path, line: message.line, column: message.column, text: message.text)
      }
    }
    let explained = messages.filter { $0.kind == .cannot }
    let positions = Set(explained.map { "\($0.path):\($0.line):\($0.column)" })
    let lines = Set(explained.map { "\($0.path):\($0.line)" })
    messages += found.filter { message in
      !positions.contains("\(message.path):\(message.line):\(message.column)")
        && !(message.kind == .error && lines.contains("\(message.path):\(message.line)"))
    }
    consequences = causes.consequences
    let order = Dictionary(files.enumerated().map { ("\(folder)/\($1.path)", $0) }) { first, _ in first }
    // Sorting may change the order of equal elements, so the index is compared last.
    messages = messages.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (order[a.path] ?? 0, a.line, a.column, one.offset) < (order[b.path] ?? 0, b.line, b.column, other.offset)
    }.map(\.element)
  }

  func origin(of fault: Compilation.CompilerFault) -> (path: String, line: Int, column: Int) {
    guard let file = files.first(where: { $0.path == fault.path }), let changed = file.changed else {
      return (fault.path, fault.line, fault.column)
    }
    let translated = files.filter { $0.changed != nil }
    if let origin = changed.all.moved[fault.line - 1], let words = translated[origin.source].changed?.words {
      // The beginning of a line may be new: spaces, or a modifier of the extension's.
      let start = words.oldPosition(of: words.text.utf8.firstCode(from: origin.position))
      let (line, column) = translated[origin.source].old.position(of: start)
      return (translated[origin.source].path, line, column)
    }
    let (line, column) = file.old.position(
      of: changed.all.oldPosition(of: file.new.place(line: fault.line, column: fault.column)))
    return (fault.path, line, column)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Returns the line and the column of a byte, both from 1.
  func position(of position: Int) -> (line: Int, column: Int) {
    let before = prefix(position)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? startIndex
    return (before.count { $0 == 0x0A } + 1, before.count - (start - startIndex) + 1)
  }
}

extension String.UTF8View {
  /// Returns the offset of the first byte from a position on that is not a space or tab.
  fileprivate func firstCode(from position: Int) -> Int {
    dropFirst(position).firstIndex { $0 != 0x20 && $0 != 0x09 }.map { distance(from: startIndex, to: $0) } ?? position
  }
}
