import CPango
import CoreGraphics

/// Finds the lines of a text. Where not all fit, the last one that does shows, in the way of the line break mode, that
/// text is missing.
struct LineBreaker {
  let text: String
  let style: TextLayout.Style
  let width: CGFloat?

  func lines(within height: CGFloat) -> (lines: [TextLine], isTruncated: Bool) {
    let all = PangoText(
      text, font: style.font, width: width,
      wrap: style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR,
      isJustified: style.alignment == .justified && width != nil)
    let count = all.lineCount - (endsInEmptyLine && all.lineCount > 1 ? 1 : 0)
    var lines: [TextLine] = []
    var bottom: CGFloat = 0
    for index in 0..<count {
      let line = all.line(index)
      bottom += line.height
      // Half of Pango's unit: a height that was measured here must be enough.
      if index > 0, bottom > height + 0.5 / CGFloat(PANGO_SCALE) { break }
      if style.numberOfLines > 0, index == style.numberOfLines { break }
      lines.append(line)
    }
    guard lines.count < count else { return (lines, false) }
    if let last = lastLine(from: lines[lines.count - 1].start) { lines[lines.count - 1] = last }
    return (lines, true)
  }

  /// A line break at the end makes no line of its own. Guess, from how labels are padded in practice.
  private var endsInEmptyLine: Bool { text.last?.isNewline == true }

  /// The last line, from a byte of the text on, where the mode does not just stop between words or characters.
  private func lastLine(from start: Int) -> TextLine? {
    let rest = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      return nil
    case .byClipping:
      return PangoText(paragraph(of: rest), font: style.font, width: nil).line(0)
    case .byTruncatingTail:
      let first = paragraph(of: rest)
      return truncated(first, goesOn: first.utf8.count < rest.utf8.count)
    case .byTruncatingHead, .byTruncatingMiddle:
      return truncated(String(rest.map { $0.isNewline ? " " : $0 }), goesOn: false)
    }
  }

  private func paragraph(of rest: String) -> String { String(rest.prefix { !$0.isNewline }) }

  /// As many characters as fit together with an ellipsis. A text that goes on has one even if all of it fits.
  private func truncated(_ text: String, goesOn: Bool) -> TextLine {
    let characters = Array(text)
    func line(keeping count: Int) -> TextLine {
      let shown = count == characters.count && !goesOn ? text : ellipsized(characters, keeping: count)
      return PangoText(shown, font: style.font, width: nil).line(0)
    }
    guard let width else { return line(keeping: characters.count) }
    var fits = 0
    var most = characters.count
    while fits < most {
      let middle = (fits + most + 1) / 2
      if line(keeping: middle).width <= width { fits = middle } else { most = middle - 1 }
    }
    return line(keeping: fits)
  }

  /// No space is left next to the ellipsis (a guess).
  private func ellipsized(_ characters: [Character], keeping count: Int) -> String {
    let front =
      switch style.lineBreakMode {
      case .byTruncatingHead: 0
      case .byTruncatingMiddle: (count + 1) / 2
      default: count
      }
    var head = characters.prefix(front)
    while head.last?.isWhitespace == true { head.removeLast() }
    let tail = characters.suffix(count - front).drop { $0.isWhitespace }
    return String(head) + "…" + String(tail)
  }
}
