internal import CCairo
internal import CFonts
internal import CPango
import CoreGraphics
import Foundation
import UIKit

/// The software that rendered a picture: the versions of Cairo, Pango and FreeType, the checksum of the font, and the
/// checksums of a sample of text and one of shapes. Only these two samples are compared.
///
/// It is stored in the PNG file, in a text chunk `Drawn with`, which other programs may remove. A picture without it is
/// compared as if it had been rendered on this machine.
public struct PictureOrigin: Equatable, Sendable, CustomStringConvertible {
  /// The checksum of a rendered sample of text.
  public var text: String
  /// The checksum of a rendered sample of shapes.
  public var shapes: String
  /// The names with versions or checksums, such as `FreeType 2.12.1`.
  public var parts: [String]

  /// The origin of pictures that this process renders.
  public static let here = PictureOrigin(
    text: DrawingSample.text, shapes: DrawingSample.shapes,
    parts: [
      "Cairo " + String(cString: cairo_version_string()), "Pango " + String(cString: pango_version_string()),
      "FreeType " + freeTypeVersion, font,
    ])

  /// Returns true if both samples are the same, in any versions.
  public func drawsAlike(_ other: PictureOrigin) -> Bool { text == other.text && shapes == other.shapes }

  /// All parts in one line, as stored in the file.
  public var description: String { (["text \(text)", "shapes \(shapes)"] + parts).joined(separator: "; ") }

  init(text: String, shapes: String, parts: [String]) {
    (self.text, self.shapes, self.parts) = (text, shapes, parts)
  }

  init?(_ description: String) {
    let parts = description.components(separatedBy: "; ")
    guard parts.count >= 2, parts[0].hasPrefix("text "), parts[1].hasPrefix("shapes ") else { return nil }
    self.init(
      text: String(parts[0].dropFirst(5)), shapes: String(parts[1].dropFirst(7)), parts: Array(parts.dropFirst(2)))
  }

  /// Returns a description of the samples and the parts that differ.
  func differences(from there: PictureOrigin) -> String {
    let samples = [(text == there.text, "text"), (shapes == there.shapes, "shapes")].filter { !$0.0 }.map(\.1)
    let mine = parts.filter { !there.parts.contains($0) }
    let others = there.parts.filter { !parts.contains($0) }
    let cause = mine.isEmpty && others.isEmpty ? "fontconfig's settings may differ" : "\(mine) here, \(others) there"
    return "\(samples.joined(separator: " and ")) (\(cause))"
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// The name and the checksum of the font file of plain text.
  private static var font: String {
    let wanted = FcPatternCreate()
    defer { FcPatternDestroy(wanted) }
    FcPatternAddString(wanted, FC_FAMILY, UIFont.systemFont(ofSize: 17).familyName)
    FcConfigSubstitute(nil, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultMatch
    let found = FcFontMatch(nil, wanted, &result)
    defer { found.map { FcPatternDestroy($0) } }
    var name: UnsafeMutablePointer<FcChar8>?
    guard let found, FcPatternGetString(found, FC_FILE, 0, &name) == FcResultMatch, let name else { return "no font" }
    let url = URL(fileURLWithPath: String(cString: name))
    guard let file = try? Data(contentsOf: url) else { return "no font" }
    return "\(url.lastPathComponent) \(Checksum.of(file))"
  }
}
