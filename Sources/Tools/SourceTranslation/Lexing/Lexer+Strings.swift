extension Lexer {
  /// Skips a string of one or more lines, raw if it has number signs, from the first quote to the last number sign, or
  /// to its first interpolation.
  mutating func skipString(pounds: Int) {
    let isMultiline = at(1) == "\"" && at(2) == "\"" && !(pounds > 0 && isClosed(after: 2, pounds: pounds))
    let quotes = isMultiline ? 3 : 1
    position += quotes
    skipRest(of: StringKind(quotes: quotes, pounds: pounds))
  }

  /// Skips a string to its end, or to the parenthesis of its next interpolation.
  mutating func skipRest(of string: StringKind) {
    let (quotes, pounds) = (string.quotes, string.pounds)
    while position < bytes.count {
      if isEscape(pounds: pounds) {
        position += 1 + pounds
        if at(0) == "(" {
          interpolations.append((string, 0))
          return
        }
        position += 1
      } else if at(0) == "\"", isEnd(quotes: quotes, pounds: pounds) {
        position += quotes + pounds
        return
      } else if quotes == 1, at(0) == "\n" || at(0) == "\r" {
        // The string has no end, so the source is invalid. The rest is read as code.
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Skips a regular expression `#/…/#`, which may have several lines.
  mutating func skipExpression(pounds: Int) {
    position += pounds + 1
    while position < bytes.count {
      if at(0) == "\\" {
        position += 2
      } else if at(0) == "/", (0..<pounds).allSatisfy({ at(1 + $0) == "#" }) {
        position += 1 + pounds
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  private func isEscape(pounds: Int) -> Bool {
    at(0) == "\\" && (0..<pounds).allSatisfy { at(1 + $0) == "#" }
  }

  private func isEnd(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { at($0) == "\"" } && (0..<pounds).allSatisfy { at(quotes + $0) == "#" }
  }

  /// Returns true if `#""#` ends here: an empty raw string, and not the beginning of three quotes.
  private func isClosed(after quotes: Int, pounds: Int) -> Bool { (0..<pounds).allSatisfy { at(quotes + $0) == "#" } }
}
