import Foundation

extension Script {
  /// Reads a script for a container with so many children. `file` is only named in the error.
  package init(parsing text: String, file: String, childCount: Int) throws(ScriptError) {
    var parser = ScriptParser(childCount: childCount)
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      do { try parser.read(line: line) } catch {
        throw ScriptError(file: file, line: index + 1, expected: error.text)
      }
    }
    do { self = try parser.finish() } catch {
      throw ScriptError(file: file, line: max(lines.count, 1), expected: error.text)
    }
  }

  /// Reads a script file (UTF-8).
  package init(contentsOf path: String, childCount: Int) throws(ScriptError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScriptError(file: path, expected: "a script file that can be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ScriptError(file: path, expected: "UTF-8 text")
    }
    try self.init(parsing: text, file: path, childCount: childCount)
  }
}
