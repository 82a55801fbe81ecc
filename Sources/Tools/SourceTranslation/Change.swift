/// A message of a translation about a position in a source.
package struct Message: Equatable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    /// Something that cannot be translated. The source must be changed.
    case cannot
    /// Something that was translated, with a consequence to know about.
    case note
    /// A symbol that is neither in the sources nor in the modules.
    case missing
    /// Another compiler error in the result.
    case error
  }

  package let kind: Kind
  package let path: String
  /// The line and the column, from 1. Columns count bytes of UTF-8, like the compiler's.
  package let line: Int
  package let column: Int
  package let text: String
  /// The effect of the check on it.
  var whenChecked = WhenChecked.stays
  /// The number of places that it stands for; this is the first of them.
  var positions = 1

  package var description: String {
    let count = positions > 1 ? " (\(positions) places)" : ""
    return "\(path):\(line):\(column): \(kind.rawValue): \(text)\(count)"
  }

  /// The effect of the check on a message about something that cannot be translated.
  package enum WhenChecked: Sendable {
    /// Stays, because the compiler accepts the code.
    case stays
    /// Stays if the source does not compile. Otherwise the code is for other systems.
    case explainsErrors
    /// Removed, because the compiler reports the same.
    case goes
    /// Becomes a note, because the result may compile.
    case isNote
  }
}

/// The changes to a source, and the messages about it.
struct Changes {
  private(set) var edits: [(range: Range<Int>, text: String, origins: [Int: ChangedText.Origin])] = []
  private(set) var notes: [(kind: Message.Kind, position: Int, text: String, checked: Message.WhenChecked)] = []
  /// The text to add after the source's last line.
  var appended: [String] = []

  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text, [:])) }
  /// Inserts a text. `origins` are the origins of its lines, by their number from 0.
  mutating func insert(_ text: String, at position: Int, from origins: [Int: ChangedText.Origin] = [:]) {
    edits.append((position..<position, text, origins))
  }
  mutating func cannot(_ text: String, at token: Token, whenChecked: Message.WhenChecked = .explainsErrors) {
    notes.append((.cannot, token.range.lowerBound, text, whenChecked))
  }
  mutating func note(_ text: String, at token: Token) { notes.append((.note, token.range.lowerBound, text, .stays)) }

  /// Removes tokens and the spaces after them, or the whole line if nothing else is on it.
  mutating func drop(_ range: Range<Int>, in source: SourceFile) {
    let bytes = source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    let isFirst = lineStart == 0 || bytes[lineStart - 1] == 0x0A
    if isFirst, end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      start = lineStart
    }
    replace(start..<end, with: "")
  }

  /// Returns the text with the changes applied. Added text gets the text's line endings.
  func applied(to text: String) -> ChangedText {
    let bytes = Array(text.utf8)
    let isOfWindows = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    func added(_ text: String) -> [UInt8] {
      var last: UInt8 = 0
      return text.utf8.flatMap { byte -> [UInt8] in
        defer { last = byte }
        return isOfWindows && byte == 0x0A && last != 0x0D ? [0x0D, 0x0A] : [byte]
      }
    }
    var result: [UInt8] = []
    var kept: [ChangedText.Piece] = []
    var moved: [Int: ChangedText.Origin] = [:]
    var (position, line, counted) = (0, 0, 0)
    func keep(to end: Int) {
      if end > position { kept.append(ChangedText.Piece(old: position, new: result.count, count: end - position)) }
      result += bytes[position..<end]
      position = end
    }
    // Insertions at a position come before replacements that start there.
    let ordered = edits.enumerated().sorted { a, b in
      let (one, two) = (a.element.range, b.element.range)
      return (one.lowerBound, one.isEmpty ? 0 : 1, a.offset) < (two.lowerBound, two.isEmpty ? 0 : 1, b.offset)
    }
    for edit in ordered.map(\.element) where edit.range.lowerBound >= position {
      keep(to: edit.range.lowerBound)
      if !edit.origins.isEmpty {
        line += result[counted...].count { $0 == 0x0A }
        counted = result.count
        for (number, origin) in edit.origins { moved[line + number] = origin }
      }
      result += added(edit.text)
      position = edit.range.upperBound
    }
    keep(to: bytes.count)
    if !appended.isEmpty {
      if result.last != 0x0A { result += added("\n") }
      for piece in appended { result += added("\n\(piece)") }
    }
    return ChangedText(String(decoding: result, as: UTF8.self), kept: kept, moved: moved)
  }

  func messages(in source: SourceFile) -> [Message] {
    var (position, line, lineStart) = (0, 1, 0)
    return notes.sorted { $0.position < $1.position }.map { notes in
      while position < notes.position {
        if source.bytes[position] == 0x0A { (line, lineStart) = (line + 1, position + 1) }
        position += 1
      }
      return Message(
        kind: notes.kind, path: source.path, line: line, column: notes.position - lineStart + 1, text: notes.text,
        whenChecked: notes.checked)
    }
  }
}
