import CPango
import CoreGraphics

/// A Pango layout that exists as long as one of its lines.
final class PangoText {
  let layout: OpaquePointer
  let text: StyledText

  /// Lays out a text. `width` is in points; nil sets no limit.
  init(_ text: StyledText, paragraph: ParagraphValues = ParagraphValues(), width: CGFloat? = nil) {
    self.text = text
    layout = pango_layout_new(TextContext.current.pango)
    let letters = text.spans[0].letters
    letters.font.face.withDescription(size: letters.font.pointSize) {
      pango_layout_set_font_description(layout, $0)
    }
    pango_layout_set_text(layout, text.text, Int32(text.count))
    setAttributes()
    pango_layout_set_wrap(
      layout, paragraph.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, paragraph.alignment == .justified && width != nil ? 1 : 0)
    let (first, others) = (paragraph.firstLineHeadIndent, paragraph.headIndent)
    if let end = paragraph.end(in: width) {
      pango_layout_set_width(layout, Int32(units(min(max(end - min(first, others), 0), 1_000_000))))
      if first != others { pango_layout_set_indent(layout, Int32(units(first - others))) }
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  private func setAttributes() {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    // UIKit breaks a word that is too long for a line without a hyphen, but Pango would add one. At a soft hyphen both
    // show one.
    if !text.text.unicodeScalars.contains("\u{AD}") { pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0)) }
    for (index, span) in text.spans.enumerated() {
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, to bytes: Range<Int> = span.bytes) {
        attribute?.pointee.start_index = guint(bytes.lowerBound)
        attribute?.pointee.end_index = guint(bytes.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      let letters = span.letters
      for part in text.parts(of: span) {
        let space = letters.space(isTracked: part.isTracked)
        if space != 0 { add(pango_attr_letter_spacing_new(Int32(space)), to: part.bytes) }
      }
      if let features = letters.font.face.features { add(pango_attr_font_features_new(features)) }
      guard !text.isUniform else { continue }
      add(letters.font.face.withDescription(size: letters.font.pointSize) { pango_attr_font_desc_new($0) })
      // Not for drawing: it makes a run of letters end at the span's end, and does not change their shapes or
      // positions.
      add(pango_attr_foreground_new(UInt16(index & 0xFFFF), 0, 0))
    }
    pango_layout_set_attributes(layout, list)
  }

  /// The number of lines, without the empty one after a line break at the end (a guess: text-37; from how apps pad
  /// labels).
  var lineCount: Int {
    let count = Int(pango_layout_get_line_count(layout))
    return text.text.last?.isNewline == true && count > 1 ? count - 1 : count
  }

  func line(_ index: Int) -> TextLine {
    TextLine(owner: self, pango: pango_layout_get_line_readonly(layout, Int32(index)))
  }
}

/// Returns points in Pango's units.
func units(_ points: CGFloat) -> Int { points.isNaN ? 0 : Int((points * CGFloat(PANGO_SCALE)).rounded()) }
