import Foundation

/// A temporary copy of the translated sources, to compile as one module.
struct CheckedCopy {
  private let url: URL
  /// The paths of the copies, by the paths of the sources. The names of files in a module are unique, and the folder may
  /// hold several modules.
  private let copies: [String: String]
  /// The modules that the sources form. They are compiled as the first one, or as one with the folder's name.
  private let own: [String]
  private let module: String
  private let modules: BuiltModules

  init(named folder: String, paths: [String], own: [String], modules: BuiltModules) {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
      "linux-sources-\(UUID().uuidString)")
    copies = Self.copies(of: paths)
    (self.own, self.modules) = (own, modules)
    module = Self.moduleName(own.first ?? (folder as NSString).lastPathComponent, beside: modules)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Compiles sources, and returns all errors. Imports of modules that are missing or formed by the sources are left
  /// out, since the compiler stops at the first one that it does not find.
  ///
  /// - Parameter missing: The modules that are known to be missing; those that are found are added.
  func faults(
    in sources: [String: SourceFile], missing: inout [String: Compilation.CompilerFault]
  ) throws -> [Compilation.CompilerFault] {
    while true {
      let names = Set(own).union(missing.keys)
      do {
        for (path, source) in sources {
          let file = url.appendingPathComponent(copies[path] ?? path)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try source.withoutImports(of: names, qualifiers: Set(own).subtracting([module]))
            .write(to: file, atomically: false, encoding: .utf8)
        }
      } catch {
        throw FolderTranslation.Refusal(
          description: "\(url.path): cannot be written: \(error.localizedDescription)")
      }
      let found = try faults()
      let new = found.compactMap { fault in
        if case .module(let name) = fault.kind, missing[name] == nil { (name, fault) } else { nil }
      }
      guard !new.isEmpty else { return found }
      missing.merge(new) { first, _ in first }
    }
  }

  private func faults() throws -> [Compilation.CompilerFault] {
    let sources = Dictionary(uniqueKeysWithValues: copies.map { ($1, $0) })
    let found = try Compilation(of: url.path, copies.values.sorted(), module: module, with: modules).faults
    return found.map {
      Compilation.CompilerFault(path: sources[$0.path] ?? $0.path, line: $0.line, column: $0.column, text: $0.text)
    }
  }

  /// Returns paths with another folder and name if the name of the file is that of an earlier one.
  private static func copies(of paths: [String]) -> [String: String] {
    var names: Set<String> = []
    var copies: [String: String] = [:]
    for path in paths {
      let name = (path as NSString).lastPathComponent
      // A name that no source in the folder has.
      copies[path] = names.insert(name.lowercased()).inserted ? path : "\(UUID().uuidString).swift"
    }
    return copies
  }

  /// Returns the name of a module of its own, even if one of `modules` has the wanted name.
  private static func moduleName(_ wanted: String, beside modules: BuiltModules) -> String {
    let name = wanted.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" }
    let module = name.first?.isNumber == true || name.isEmpty ? "_" + String(name) : String(name)
    return modules.names.contains(module) || module == "Swift" || module == "Foundation" ? module + "_" : module
  }
}

extension SourceFile {
  private static let importKinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

  /// The imports: the module of each, and the indexes of its tokens.
  var allImports: [(module: String, tokens: Range<Int>)] {
    code.indices.compactMap { index in
      guard code[index].isWord("import"), !token(index - 1).is(".") else { return nil }
      let first = Self.importKinds.contains(token(index + 1).text) ? index + 2 : index + 1
      guard token(first).kind == .word else { return nil }
      var end = first + 1
      while token(end).is("."), token(end + 1).kind == .word { end += 2 }
      return (token(first).text, headerStart(of: index)..<end)
    }
  }

  /// Returns the text with spaces instead of some modules' imports, and of some modules' names before a type.
  fileprivate func withoutImports(of names: Set<String>, qualifiers: Set<String>) -> String {
    var text = Array(bytes)
    func blank(_ tokens: Range<Int>) {
      for token in tokens { for url in code[token].range { text[url] = 0x20 } }
    }
    for (module, tokens) in allImports where names.contains(module) { blank(tokens) }
    for index in code.indices where qualifiers.contains(code[index].text) && token(index + 1).is(".") {
      guard code[index].kind == .word, !token(index - 1).is("."), token(index + 2).text.first?.isUppercase == true
      else { continue }
      blank(index..<index + 2)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
