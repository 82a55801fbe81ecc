import CoreGraphics

/// Breaks a text into lines. If not all of them fit, truncates the last one that does in its line break mode.
struct LineBreaker: Hashable {
  let text: StyledText
  /// The maximum number of lines; 0 for no limit.
  let numberOfLines: Int
  /// The line break mode of the last line; nil for its paragraph's.
  let lastLineMode: NSLineBreakMode?
  let width: CGFloat?

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.text)
    hasher.combine(text.letters(at: 0).font)
    hasher.combine(numberOfLines)
    hasher.combine(width)
  }

  func lines(within height: CGFloat) -> (lines: [LineBox], isTruncated: Bool) {
    var boxes: [LineBox] = []
    var start = 0
    var bottom: CGFloat = 0
    for section in text.sections {
      let all = PangoText(section.text, paragraph: section.paragraph, width: width)
      for index in 0..<all.lineCount {
        let box = LineBox(all.line(index), section.paragraph, below: boxes.last)
        bottom += box.space + box.height
        // Half of Pango's unit, because a height that was measured here must be enough.
        let isTooLow = bottom > height + 0.5 / 1024 && !boxes.isEmpty
        if isTooLow || (numberOfLines > 0 && boxes.count == numberOfLines) {
          let last = boxes.removeLast()
          boxes.append(lastLine(from: start, in: last).map(last.with) ?? last)
          return (boxes, true)
        }
        boxes.append(box)
        start = section.start + box.line.start
      }
    }
    return (boxes, false)
  }

  /// Returns the last line, from a byte of the text on, or nil if the mode only breaks between words or characters.
  private func lastLine(from start: Int, in box: LineBox) -> TextLine? {
    let rest = text.slice(start..<text.count)
    let mode = lastLineMode ?? box.paragraph.lineBreakMode
    let room = box.room(in: width)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      return nil
    case .byClipping:
      return PangoText(rest.firstParagraph).line(0)
    case .byTruncatingTail:
      let first = rest.firstParagraph
      return truncated(first, mode, room, goesOn: first.count < rest.count)
    case .byTruncatingHead, .byTruncatingMiddle:
      return truncated(rest.onOneLine, mode, room, goesOn: false)
    }
  }

  /// Returns a line of as many characters as fit, with an ellipsis. If `goesOn`, it has one even if all characters fit.
  private func truncated(_ text: StyledText, _ mode: NSLineBreakMode, _ room: CGFloat?, goesOn: Bool) -> TextLine {
    let characters = Array(text.text)
    let boundaries = text.boundaries
    func line(keeping count: Int) -> TextLine {
      if count == characters.count && !goesOn { return PangoText(text).line(0) }
      let gap = gap(in: characters, keeping: count, mode)
      return PangoText(text.replacing(boundaries[gap.lowerBound]..<boundaries[gap.upperBound], with: "…")).line(0)
    }
    guard let room else { return line(keeping: characters.count) }
    var fits = 0
    var most = characters.count
    while fits < most {
      let middle = (fits + most + 1) / 2
      if line(keeping: middle).width <= room { fits = middle } else { most = middle - 1 }
    }
    return line(keeping: fits)
  }

  /// Returns the range that an ellipsis replaces, including the spaces next to it (a guess: text-36).
  private func gap(in characters: [Character], keeping count: Int, _ mode: NSLineBreakMode) -> Range<Int> {
    var front =
      switch mode {
      case .byTruncatingHead: 0
      case .byTruncatingMiddle: (count + 1) / 2
      default: count
      }
    var back = characters.count - (count - front)
    while front > 0, characters[front - 1].isWhitespace { front -= 1 }
    while back < characters.count, characters[back].isWhitespace { back += 1 }
    return front..<back
  }
}
