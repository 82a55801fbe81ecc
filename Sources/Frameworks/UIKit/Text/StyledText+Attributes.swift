import Foundation

extension StyledText {
  /// Creates a text from an attributed string. `letters` and `paragraph` are used for text without attributes.
  init(_ string: NSAttributedString, _ letters: Letters, _ paragraph: ParagraphValues) {
    let text = string.string
    var spans: [Span] = []
    var start = 0
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      let last = text.utf16.index(text.startIndex, offsetBy: range.location + range.length)
      let end = text.utf8.distance(from: text.startIndex, to: last)
      let style = (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph
      spans.append(Span(bytes: start..<max(start, end), letters: letters.with(values), paragraph: style))
      start = max(start, end)
    }
    if spans.isEmpty { self.init(text, letters, paragraph) } else { self.init(text, spans: spans) }
  }
}

extension Letters {
  /// Returns the letters with the attributes of a string.
  func with(_ values: [NSAttributedString.Key: Any]) -> Letters {
    var letters = self
    if let font = values[.font] as? UIFont { letters.font = font }
    letters.color = values[.foregroundColor] as? UIColor ?? color
    letters.background = values[.backgroundColor] as? UIColor
    letters.kern = Self.number(values[.kern])
    letters.baselineOffset = Self.number(values[.baselineOffset])
    letters.underline = Self.rule(values[.underlineStyle], values[.underlineColor])
    letters.strikethrough = Self.rule(values[.strikethroughStyle], values[.strikethroughColor])
    letters.strokeWidth = Self.number(values[.strokeWidth])
    letters.strokeColor = values[.strokeColor] as? UIColor
    return letters
  }

  private static func rule(_ style: Any?, _ color: Any?) -> Rule? {
    let style = NSUnderlineStyle(rawValue: Int(exactly: number(style).rounded()) ?? 0)
    return style.lines.count > 0 ? Rule(style: style, color: color as? UIColor) : nil
  }

  /// Returns an attribute's number. Foundation keeps the type that was given. A value that is not a number becomes 0.
  private static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat
    switch value {
    case let value as CGFloat: number = value
    case let value as Double: number = CGFloat(value)
    case let value as Float: number = CGFloat(value)
    case let value as Int: number = CGFloat(value)
    case let value as NSNumber: number = CGFloat(value.doubleValue)
    default: number = 0
    }
    return number.isFinite ? number : 0
  }
}
