/// The parts of a text.
extension StyledText {
  /// Consecutive paragraphs with the same layout.
  struct Section {
    var start: Int
    var text: StyledText
    var paragraph: ParagraphValues
  }

  /// The offsets at which characters begin, and the offset at which the last one ends.
  var boundaries: [Int] {
    var end = 0
    return [0]
      + text.map { character in
        end += character.utf8.count
        return end
      }
  }

  /// The text before the first line break.
  var firstParagraph: StyledText {
    let end = text.prefix { !$0.isNewline }.utf8.count
    return end == count ? self : slice(0..<end)
  }

  /// The text with its line breaks replaced by spaces.
  var onOneLine: StyledText {
    guard text.contains(where: \.isNewline) else { return self }
    var result = self
    let boundaries = boundaries
    for (index, character) in text.enumerated().reversed() where character.isNewline {
      result = result.replacing(boundaries[index]..<boundaries[index + 1], with: " ")
    }
    return result
  }

  /// The text, split before each paragraph whose layout differs from the previous one. The first letter of a paragraph
  /// determines its layout.
  var sections: [Section] {
    if spans.allSatisfy({ $0.paragraph == spans[0].paragraph }) {
      return [Section(start: 0, text: self, paragraph: spans[0].paragraph)]
    }
    var starts: [(byte: Int, paragraph: ParagraphValues)] = []
    var byte = 0
    var begins = true
    for character in text {
      if begins {
        let paragraph = span(at: byte).paragraph
        if starts.last?.paragraph != paragraph { starts.append((byte, paragraph)) }
      }
      begins = character.isNewline
      byte += character.utf8.count
    }
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1].byte : count
      return Section(start: start.byte, text: slice(start.byte..<end), paragraph: start.paragraph)
    }
  }
}
