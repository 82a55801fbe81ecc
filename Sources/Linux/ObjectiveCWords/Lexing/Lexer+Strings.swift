extension Lexer {
  /// From the first quote to after the last number sign: of one line or of several, raw with so many number signs.
  mutating func skipString(pounds: Int) {
    let isMultiline = at(1) == "\"" && at(2) == "\"" && !(pounds > 0 && isClosed(after: 2, pounds: pounds))
    let quotes = isMultiline ? 3 : 1
    place += quotes
    while place < bytes.count {
      if isEscape(pounds: pounds) {
        place += 1 + pounds
        if at(0) == "(" { skipInterpolation() } else { place += 1 }
      } else if at(0) == "\"", isEnd(quotes: quotes, pounds: pounds) {
        place += quotes + pounds
        return
      } else if !isMultiline, at(0) == "\n" || at(0) == "\r" {
        // Not ended: no program. What follows is read as code again.
        return
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  /// `#/…/#`, over several lines too.
  mutating func skipExpression(pounds: Int) {
    place += pounds + 1
    while place < bytes.count {
      if at(0) == "\\" {
        place += 2
      } else if at(0) == "/", (0..<pounds).allSatisfy({ at(1 + $0) == "#" }) {
        place += 1 + pounds
        return
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  private func isEscape(pounds: Int) -> Bool {
    at(0) == "\\" && (0..<pounds).allSatisfy { at(1 + $0) == "#" }
  }

  private func isEnd(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { at($0) == "\"" } && (0..<pounds).allSatisfy { at(quotes + $0) == "#" }
  }

  /// Whether `#""#` ends here: an empty raw string, and not the beginning of three quotes.
  private func isClosed(after quotes: Int, pounds: Int) -> Bool { (0..<pounds).allSatisfy { at(quotes + $0) == "#" } }

  /// Code in a string, with strings and comments of its own, up to the bracket that closes it.
  private mutating func skipInterpolation() {
    var depth = 0
    while place < bytes.count {
      switch at(0) {
      case "(":
        depth += 1
        place += 1
      case ")":
        depth -= 1
        place += 1
        if depth == 0 { return }
      case "\"", "#", "/", "`":
        var inner = Lexer(bytes: bytes, place: place)
        place = inner.skipped()
      default: place += 1
      }
    }
  }

  /// Where the next token ends.
  private mutating func skipped() -> Int {
    _ = nextKind()
    return place
  }
}
