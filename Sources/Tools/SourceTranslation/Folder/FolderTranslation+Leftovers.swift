// Takes out what Linux does not need: unused imports of modules that it lacks.
extension FolderTranslation {
  /// Takes out imports of Apple's modules that are missing, from sources that compile without them. The sources with
  /// errors keep theirs, and `missing` only has the modules that are still imported.
  ///
  /// - Parameter faults: All errors without the imports of missing modules.
  mutating func removeUnusedImports(
    _ faults: [Compilation.CompilerFault], _ missing: inout [String: Compilation.CompilerFault],
    _ sources: inout [String: SourceFile]
  ) {
    let faulty = Set(faults.map(\.path))
    var changed: Set<String> = []
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) where !faulty.contains(path) {
      var changes = Changes()
      for (module, tokens) in source.allImports where missing[module] != nil && ImportWords.missing.contains(module) {
        guard let fault = source.fault(ofImport: module, tokens, in: path) else { continue }
        messages.append(note("the import of \(module), from which nothing is used, is taken out", at: fault))
        let end = source.token(tokens.upperBound).is(";") ? tokens.upperBound : tokens.upperBound - 1
        changes.drop(source.token(tokens.lowerBound).range.lowerBound..<source.token(end).range.upperBound, in: source)
      }
      guard !changes.edits.isEmpty else { continue }
      changed.insert(path)
      apply([path: changes], to: &sources)
    }
    for (module, fault) in missing where changed.contains(fault.path) {
      missing[module] =
        sources.sorted { $0.key < $1.key }.lazy.compactMap { path, source in
          source.allImports.first { $0.module == module }.flatMap {
            source.fault(ofImport: module, $0.tokens, in: path)
          }
        }.first
    }
  }

  /// Replaces code with errors that is for systems before the one here. Returns false if there is none.
  mutating func removeOlderSystems(_ faults: [Compilation.CompilerFault], _ sources: inout [String: SourceFile]) -> Bool
  {
    var bodies: [String: Set<ClosedRange<Int>>] = [:]
    for fault in faults {
      guard let source = sources[fault.path], let index = source.index(at: fault),
        let body = OlderSystems(source: source).bodies(around: index).last
      else { continue }
      bodies[fault.path, default: []].insert(body)
    }
    for (path, bodies) in bodies.sorted(by: { $0.key < $1.key }) {
      guard let source = sources[path] else { continue }
      var changes = Changes()
      for body in bodies.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let (line, column) = source.bytes.position(of: source.token(body.lowerBound).range.lowerBound)
        let position = Compilation.CompilerFault(path: path, line: line, column: column, text: "")
        messages.append(note("this code for older systems never runs on Linux, and is left out", at: position))
        OlderSystems(source: source).remove(body, &changes)
      }
      apply([path: changes], to: &sources)
    }
    return !bodies.isEmpty
  }

  private func note(_ text: String, at fault: Compilation.CompilerFault) -> Message {
    let position = origin(of: fault)
    return Message(
      kind: .note, path: "\(folder)/\(position.path)", line: position.line, column: position.column, text: text)
  }
}

extension SourceFile {
  /// Returns the compiler's error about the import of a missing module.
  fileprivate func fault(ofImport module: String, _ tokens: Range<Int>, in path: String) -> Compilation.CompilerFault? {
    guard let position = tokens.first(where: { token($0).text == module }) else { return nil }
    let (line, column) = bytes.position(of: token(position).range.lowerBound)
    return Compilation.CompilerFault(path: path, line: line, column: column, text: "no such module '\(module)'")
  }
}
