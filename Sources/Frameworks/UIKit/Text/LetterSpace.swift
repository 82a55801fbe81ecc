import CPango
import CoreGraphics

extension Letters {
  /// Returns the space after a letter, in Pango's units and limited to what they can represent: the user's `kern`, plus
  /// the font's tracking for letters that have it.
  func space(isTracked: Bool) -> Int {
    units(min(max(kern + (isTracked ? font.tracking : 0), -1_000_000), 1_000_000))
  }
}

extension StyledText {
  /// Returns the parts of a span in which either all letters have the font's tracking or none do.
  func parts(of span: Span) -> [(bytes: Range<Int>, isTracked: Bool)] {
    guard span.letters.font.tracking != 0 else { return [(span.bytes, false)] }
    var parts: [(bytes: Range<Int>, isTracked: Bool)] = []
    var start = 0
    for scalar in text.unicodeScalars {
      let end = start + UTF8.width(scalar)
      defer { start = end }
      guard span.bytes.contains(start) else { continue }
      if let last = parts.indices.last, parts[last].isTracked == scalar.isTracked {
        parts[last].bytes = parts[last].bytes.lowerBound..<end
      } else {
        parts.append((start..<end, scalar.isTracked))
      }
    }
    return parts
  }
}

extension Unicode.Scalar {
  /// `true` for letters, digits and signs of Latin, Greek and Cyrillic text, which the system's font has. Scripts with
  /// joined or square letters keep the space of their own fonts, and so do invisible characters.
  fileprivate var isTracked: Bool {
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return value < 0x0590 || (0x1E00..<0x2E80).contains(value)
  }
}

extension PangoGlyphItem {
  /// The space that Pango puts around each letter, in its units.
  var letterSpace: Int {
    var next = item.pointee.analysis.extra_attrs
    while let node = next {
      next = node.pointee.next
      guard let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
        attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING
      else { continue }
      return Int(UnsafeRawPointer(attribute).assumingMemoryBound(to: PangoAttrInt.self).pointee.value)
    }
    return 0
  }
}
