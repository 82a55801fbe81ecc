import Foundation

extension Script {
  /// Parses a script. `file` is only used in the error.
  ///
  /// - Parameter childCount: The number of the container's children; nil if the window shows no container.
  package init(parsing text: String, file: String, childCount: Int?) throws(ScriptError) {
    var parser = ScriptParser(childCount: childCount)
    // Editors on Windows begin a file with a byte order mark.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
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

  /// Parses a script file (UTF-8).
  package init(contentsOf path: String, childCount: Int?) throws(ScriptError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ScriptError(file: path, expected: "a script file that can be read")
    }
    let bytes = Array(data)
    if let position = Self.firstInvalidByte(in: bytes) {
      let lineStart = bytes[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let digits = String(bytes[position], radix: 16, uppercase: true)
      throw ScriptError(
        file: path, line: bytes[..<position].count { $0 == 0x0A } + 1,
        expected: "UTF-8 text, not 0x\(digits) as byte \(position - lineStart + 1) of the line")
    }
    try self.init(parsing: String(decoding: bytes, as: UTF8.self), file: path, childCount: childCount)
  }

  /// Returns the index at which the first invalid UTF-8 sequence begins.
  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
