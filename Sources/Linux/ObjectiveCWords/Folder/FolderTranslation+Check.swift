import Foundation

// A check that the result compiles.
extension FolderTranslation {
  /// Compiles the result, and adds the compiler's errors to the messages, with positions in the folder that was read.
  mutating func check(with modules: BuiltModules) throws {
    let manager = FileManager.default
    let goal = manager.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
      "linux-sources-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: goal) }
    do { try write(below: goal, onlySources: true) } catch {
      throw Refusal(description: "\(goal.path): cannot be written: \(error.localizedDescription)")
    }
    let sources = files.filter(\.isSource).map(\.path)
    let compilation = try Compilation(of: goal.path, sources, module: moduleName(beside: modules), with: modules)
    messages += compilation.faults.map(message)
    let order = Dictionary(files.enumerated().map { ("\(folder)/\($1.path)", $0) }) { first, _ in first }
    // Sorting may change the order of equal elements, so the index is compared last.
    messages = messages.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (order[a.path] ?? 0, a.line, a.column, one.offset) < (order[b.path] ?? 0, b.line, b.column, other.offset)
    }.map(\.element)
  }

  /// The names that are neither in the folder nor in the modules, in order, with the number of occurrences.
  var missing: [(name: String, places: Int)] {
    let names = messages.filter { $0.kind == .missing }.map(\.text)
    return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the folder's name, because its sources may use it as their module's name, but not a name of `modules`.
  private func moduleName(beside modules: BuiltModules) -> String {
    let name = (folder as NSString).lastPathComponent.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let module = name.first?.isLetter == true ? String(name) : "_" + String(name)
    return modules.names.contains(module) || module == "Swift" || module == "Foundation" ? module + "_" : module
  }

  private func message(_ fault: Compilation.Fault) -> Message {
    let (path, line, column) = origin(of: fault)
    return Message(
      kind: fault.missing == nil ? .error : .missing, path: "\(folder)/\(path)", line: line, column: column,
      text: fault.missing ?? fault.text)
  }

  private func origin(of fault: Compilation.Fault) -> (path: String, line: Int, column: Int) {
    guard let file = files.first(where: { $0.path == fault.path }), let changed = file.changed else {
      return (fault.path, fault.line, fault.column)
    }
    let translated = files.filter { $0.changed != nil }
    if let origin = changed.all.moved[fault.line - 1], let words = translated[origin.source].changed?.words {
      // The beginning of a line may be new: spaces, or a modifier of the extension's.
      let start = words.oldPlace(of: words.text.utf8.firstCode(from: origin.place))
      let (line, column) = translated[origin.source].old.position(of: start)
      return (translated[origin.source].path, line, column)
    }
    let (line, column) = file.old.position(
      of: changed.all.oldPlace(of: file.new.place(line: fault.line, column: fault.column)))
    return (fault.path, line, column)
  }
}

extension Data {
  /// Returns the byte offset of a line and column, both from 1.
  fileprivate func place(line: Int, column: Int) -> Int {
    var (place, left) = (startIndex, line - 1)
    while left > 0, place < endIndex {
      if self[place] == 0x0A { left -= 1 }
      place += 1
    }
    return Swift.min(place + column - 1, endIndex)
  }

  /// Returns the line and the column of a byte, both from 1.
  fileprivate func position(of place: Int) -> (line: Int, column: Int) {
    let before = prefix(place)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? startIndex
    return (before.count { $0 == 0x0A } + 1, before.count - start + 1)
  }
}

extension String.UTF8View {
  /// Returns the offset of the first byte from a position on that is not a space or tab.
  fileprivate func firstCode(from place: Int) -> Int {
    dropFirst(place).firstIndex { $0 != 0x20 && $0 != 0x09 }.map { distance(from: startIndex, to: $0) } ?? place
  }
}
