/// An extension in its source, and its text for its class's body.
struct MovedExtension {
  let source: SourceFile
  let type: TypeDeclaration
  /// The indexes of the `private` modifiers to remove.
  private let shared: [Int]
  /// The position at which the comments before it begin.
  private let first: Int

  init(source: SourceFile, type: TypeDeclaration, shared: [Int]) {
    (self.source, self.type, self.shared) = (source, type, shared)
    first = Self.commentStart(before: type.start, in: source)
  }

  var protocols: [String] { type.inherited.map(source.text) }

  /// The range to remove, with its comments, and with the empty lines before it if an empty line or the end follows.
  var range: Range<Int> {
    let close = source.code[type.close].range.upperBound
    guard type.close + 1 == source.code.count || source.startsLine(type.close + 1) else { return first..<close }
    let end = source.lineEnd(close)
    var start = first
    guard end == source.bytes.count || isBlank(end) else { return start..<end }
    while start > 0, isBlank(source.lineStart(start - 1)) { start = source.lineStart(start - 1) }
    return start..<end
  }

  /// A line and its position in the source; nil for a comment's.
  struct Line {
    var text: String
    var position: Int?
  }

  /// Returns the lines for the body of `goal`: the comments and the members.
  func lines(inside goal: TypeDeclaration, of other: SourceFile) -> [Line] {
    let outer = other.indentation(of: goal.start)
    var lines = comments.map { Line(text: outer + unit + $0) } + bodyLines(outer)
    while lines.last?.text.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    while lines.last?.text.last?.isWhitespace == true { lines[lines.count - 1].text.removeLast() }
    return lines
  }

  // MARK: Parts

  /// The comments before the extension, in its header and after its closing brace.
  private var comments: [String] {
    let header = (type.start...type.open).flatMap(source.trivia).filter { $0.range.lowerBound >= first }
    let end = source.trivia(before: type.close + 1).prefix { $0.range.lowerBound < range.upperBound }
    return (header + end).filter { $0.kind == .comment }.flatMap {
      $0.text.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine).map(String.init)
    }
  }

  /// The indentation of its members.
  private var unit: String {
    let written = type.members.first.map { source.indentation(of: $0.start) } ?? ""
    return written.isEmpty ? "  " : written
  }

  /// Returns the lines of the body, indented by `outer` more, except inside multiline strings. Each member gets the
  /// attributes and modifiers of the extension's header.
  private func bodyLines(_ outer: String) -> [Line] {
    let (from, to) = (source.code[type.open].range.upperBound, source.code[type.close].range.lowerBound)
    var insertions: [Int: String] = [:]
    for member in type.members { insertions[source.code[member.start].range.lowerBound] = prefix(of: member) }
    let strings = source.tokens(between: type.open, and: type.close).filter { $0.kind == .literal }.map(\.range)
    let dropped = shared.filter { type.open < $0 && $0 < type.close }.map { index in
      source.modifier(at: index).lowerBound..<source.token(source.endOfModifier(at: index) + 1).range.lowerBound
    }
    var bytes: [UInt8] = []
    var (string, isStart, positions) = (0, false, [from])
    for position in from..<to {
      while string < strings.count, strings[string].upperBound <= position { string += 1 }
      let isInString = string < strings.count && strings[string].lowerBound < position
      if isStart, !isInString, source.bytes[position] != 0x0A, source.bytes[position] != 0x0D {
        bytes += Array(outer.utf8)
      }
      if let insertion = insertions[position] { bytes += Array(insertion.utf8) }
      if !dropped.contains(where: { $0.contains(position) }) { bytes.append(source.bytes[position]) }
      isStart = source.bytes[position] == 0x0A
      if isStart { positions.append(position + 1) }
    }
    let texts = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
    var lines = zip(texts, positions).map { Line(text: String($0), position: $1) }
    // Code on the line of the opening brace moves to a line of its own.
    if let head = lines.first?.text, head.contains(where: { !$0.isWhitespace }) {
      lines[0].text = outer + unit + head.drop(while: \.isWhitespace)
    } else {
      lines.removeFirst()
    }
    return Array(lines.drop { $0.text.allSatisfy(\.isWhitespace) })
  }

  private static func endsLine(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  private func prefix(of member: Member) -> String {
    let header = type.start..<type.keyword
    var words: [String] = []
    var index = header.lowerBound
    while index < header.upperBound {
      let token = source.token(index)
      if token.kind == .attribute {
        let end = source.token(index + 1).is("(") ? source.closing(index + 1) ?? index : index
        words.append(source.text(index..<end + 1))
        index = end
      } else if member.access == nil, token.text != "internal", !shared.contains(index) {
        words.append(token.text == "private" ? "fileprivate" : token.text)
      }
      index += 1
    }
    return words.map { "\($0) " }.joined()
  }

  /// Returns the start of the comments to move: those on the lines directly above, and a mark above an empty line, but
  /// not the header comment of the source, unless it is documentation.
  private static func commentStart(before index: Int, in source: SourceFile) -> Int {
    let position = source.code[index].range.lowerBound
    let line = source.lineStart(position)
    let isAlone = source.bytes[line..<position].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    var (start, newlines, isFar) = (isAlone ? line : position, 0, false)
    for token in source.trivia(before: index).reversed() {
      switch token.kind {
      case .space: continue
      case .newline:
        newlines += 1
        continue
      case .comment:
        let line = source.lineStart(token.range.lowerBound)
        let isAlone = source.bytes[line..<token.range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let isMark = token.text.contains("MARK:")
        let isHead = token.range.lowerBound == 0 && !token.text.hasPrefix("///") && !token.text.hasPrefix("/**")
        if isHead, newlines <= 1 { return isFar ? start : source.lineStart(position) }
        guard isAlone, newlines <= 1 || (isMark && newlines <= 2 && !isFar) else { return start }
        isFar = isFar || newlines > 1
        (start, newlines) = (line, 0)
      default: return start
      }
    }
    return start
  }

  private func isBlank(_ start: Int) -> Bool {
    source.bytes[start..<source.lineEnd(start)].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}

extension SourceFile {
  /// Returns the whitespace at the beginning of the token's line.
  func indentation(of index: Int) -> String {
    let line = lineStart(code[index].range.lowerBound)
    return String(decoding: bytes[line...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Returns true if a body's closing brace is the first token on its line.
  func bracketIsAlone(_ type: TypeDeclaration) -> Bool {
    let bracket = code[type.close].range.lowerBound
    return bytes[lineStart(bracket)..<bracket].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
