import Foundation

/// The look of letters. Sizes are in points.
struct Letters: Equatable {
  /// A line below or through letters.
  struct Rule: Equatable {
    var style: NSUnderlineStyle
    var color: UIColor?
  }

  var font: UIFont
  /// Nil for the default color of the text.
  var color: UIColor?
  var background: UIColor?
  var kern: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Rule?
  var strikethrough: Rule?
  /// A percentage of the font's size.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?

  /// `true` if nothing but the inside of the letters is drawn.
  var areOnlyFilled: Bool { background == nil && underline == nil && strikethrough == nil && strokeWidth == 0 }
}

/// A text and the look of each part of it. Positions are in bytes of UTF-8, as in Pango.
struct StyledText: Equatable {
  struct Span: Equatable {
    var bytes: Range<Int>
    var letters: Letters
    var paragraph: ParagraphValues
  }

  let text: String
  /// The spans from the first byte to the last, without gaps. There is at least one.
  let spans: [Span]

  /// Creates a text with one look.
  init(_ text: String, _ letters: Letters, _ paragraph: ParagraphValues) {
    self.text = text
    spans = [Span(bytes: 0..<text.utf8.count, letters: letters, paragraph: paragraph)]
  }

  private init(_ text: String, _ old: [Span], lengths: [Int]) {
    var start = 0
    var spans: [Span] = []
    for (span, length) in zip(old, lengths) where length > 0 {
      spans.append(Span(bytes: start..<start + length, letters: span.letters, paragraph: span.paragraph))
      start += length
    }
    self.text = text
    self.spans = spans.isEmpty ? [Span(bytes: 0..<0, letters: old[0].letters, paragraph: old[0].paragraph)] : spans
  }

  init(_ text: String, spans: [Span]) {
    self.init(text, spans, lengths: spans.map(\.bytes.count))
  }

  /// Compares the bytes: strings with different characters may be equal, such as those with a compatibility ideograph.
  static func == (one: StyledText, other: StyledText) -> Bool {
    one.spans == other.spans && one.text.utf8.elementsEqual(other.text.utf8)
  }

  var count: Int { spans[spans.count - 1].bytes.upperBound }
  var isUniform: Bool { spans.count == 1 }

  func letters(at byte: Int) -> Letters { span(at: byte).letters }

  func span(at byte: Int) -> Span { spans.first { $0.bytes.contains(byte) } ?? spans[spans.count - 1] }

  func slice(_ range: Range<Int>) -> StyledText {
    let part = String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    return StyledText(part, spans, lengths: spans.map { $0.bytes.clamped(to: range).count })
  }

  /// Returns a text with a range replaced. The new part looks like the text before it, or at the start, after it.
  func replacing(_ range: Range<Int>, with new: String) -> StyledText {
    let added = new.utf8.count
    let neighbor = range.lowerBound > 0 ? range.lowerBound - 1 : range.upperBound
    let owner = spans.firstIndex { $0.bytes.contains(neighbor) } ?? spans.count - 1
    let lengths = spans.enumerated().map { index, span in
      let kept = span.bytes.count - span.bytes.clamped(to: range).count
      return kept + (index == owner ? added : 0)
    }
    let head = String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self)
    let tail = String(decoding: text.utf8.dropFirst(range.upperBound), as: UTF8.self)
    return StyledText(head + new + tail, spans, lengths: lengths)
  }
}
