import Foundation
import QuartzCore

/// A text as a view shows it: plain with one look, or with attributes. A property that is set for the view applies to
/// all of the text, and replaces its attributes.
@MainActor struct ShownText {
  /// The effect of a change on what is visible.
  enum Change { case none, look, size }

  private(set) var style: TextLayout.Style { didSet { layouts = [] } }
  private(set) var color = UIColor.label
  private(set) var string: String?
  /// The attributed string that was set. Each letter has a font, a color and a paragraph style.
  private var styled: NSAttributedString?
  /// The latest layouts. Text is measured in one space and drawn in another. A new color changes neither.
  private var layouts: [(numberOfLines: Int, space: CGSize, layout: TextLayout)] = []

  init(style: TextLayout.Style) { self.style = style }

  // MARK: Content

  /// `true` for a text with attributes of its own.
  var hasAttributes: Bool { styled != nil }

  /// The text with attributes. A plain text has those of its look.
  var attributed: NSAttributedString? {
    styled ?? string.map { NSAttributedString(string: $0).filled(with: plainAttributes) }
  }

  mutating func show(_ string: String?) -> Change { show(string, nil) }

  /// Shows an attributed string, and adopts the font, color, alignment and line break mode of its first letter.
  mutating func show(_ new: NSAttributedString?) -> Change {
    let filled = new?.filled(with: plainAttributes)
    let change = show(filled?.string, filled)
    if let filled, filled.length > 0 { adopt(filled.attributes(at: 0, effectiveRange: nil)) }
    return change
  }

  /// Shows an attributed string without adopting its look for the next text. Letters without a font have the current
  /// one, and letters without a color have `color`.
  mutating func showPassing(_ new: NSAttributedString, color: UIColor) -> Change {
    self.color = color
    return show(new.string, new.filled(with: plainAttributes))
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let paragraph = ParagraphValues(alignment: style.alignment, lineBreakMode: style.lineBreakMode)
    return [.font: style.font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle(paragraph)]
  }

  private mutating func show(_ string: String?, _ styled: NSAttributedString?) -> Change {
    guard string != self.string || styled != self.styled else { return .none }
    self.string = string
    self.styled = styled
    layouts = []
    return .size
  }

  private mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    style.font = attributes[.font] as? UIFont ?? style.font
    color = attributes[.foregroundColor] as? UIColor ?? color
    guard let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    style.alignment = paragraph.alignment
    style.lineBreakMode = paragraph.lineBreakMode
  }

  // MARK: Appearance

  mutating func set(font: UIFont) -> Change {
    change(\.style.font, to: font, .size) { $0.setting(.font, to: font) }
  }

  mutating func set(color: UIColor) -> Change {
    change(\.color, to: color, .look) { $0.setting(.foregroundColor, to: color) }
  }

  mutating func set(alignment: NSTextAlignment) -> Change {
    change(\.style.alignment, to: alignment, .look) { $0.settingParagraph(\.alignment, to: alignment) }
  }

  mutating func set(lineBreakMode: NSLineBreakMode) -> Change {
    change(\.style.lineBreakMode, to: lineBreakMode, .size) { $0.settingParagraph(\.lineBreakMode, to: lineBreakMode) }
  }

  mutating func set(numberOfLines: Int) -> Change {
    change(\.style.numberOfLines, to: max(0, numberOfLines), .size) { $0 }
  }

  /// Sets the line break mode of the last line if text is left out; nil for its paragraph's.
  mutating func set(lastLineMode: NSLineBreakMode?) -> Change {
    change(\.style.lastLineMode, to: lastLineMode, .size) { $0 }
  }

  /// Updates fonts that follow the Dynamic Type size. Others stay the same.
  mutating func adaptFonts(to traits: UITraitCollection) -> Change {
    let font = style.font.scaling?.font(in: traits) ?? style.font
    return change(\.style.font, to: font, .size) { text in
      text.mapping(.font) { ($0 as? UIFont)?.scaling?.font(in: traits) }
    }
  }

  private mutating func change<Value: Equatable>(
    _ property: WritableKeyPath<ShownText, Value>, to value: Value, _ change: Change,
    all: (NSAttributedString) -> NSAttributedString
  ) -> Change {
    let isNew = self[keyPath: property] != value
    if isNew { self[keyPath: property] = value }
    if let styled, show(string, all(styled)) == .size { return .size }
    return isNew ? change : .none
  }

  // MARK: Lines

  /// Returns the text in at most the given number of lines (0: no limit) within a space.
  mutating func layout(_ numberOfLines: Int, within space: CGSize) -> TextLayout {
    if let known = layouts.first(where: { $0.numberOfLines == numberOfLines && $0.space == space }) {
      return known.layout
    }
    var style = style
    style.numberOfLines = numberOfLines
    let layout =
      styled.map { TextLayout($0, style: style, within: space) }
      ?? TextLayout(string ?? "", style: style, within: space)
    if layouts.count == Self.keptLayouts { layouts.removeFirst() }
    layouts.append((numberOfLines, space, layout))
    return layout
  }

  private static let keptLayouts = 2
}
