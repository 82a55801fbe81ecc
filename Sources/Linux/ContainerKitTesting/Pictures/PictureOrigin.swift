internal import CCairo
internal import CFonts
internal import CPango
import CoreGraphics
import Foundation
import UIKit

/// By what a picture was drawn: the versions of Cairo, Pango and FreeType, the checksum of the font, and how a sample of
/// text and one of shapes come out, which is what counts.
///
/// It is kept in the PNG file itself, in a text chunk `Drawn with`, and so gets lost where a program takes such chunks out:
/// a picture without it is compared as if it had been drawn here.
public struct PictureOrigin: Equatable, Sendable, CustomStringConvertible {
  /// The checksum of a sample of text as it was drawn.
  public var text: String
  /// The checksum of a sample of shapes as they were drawn.
  public var shapes: String
  /// Names with versions or checksums, such as `FreeType 2.12.1`.
  public var parts: [String]

  /// What draws in this process.
  public static let here = PictureOrigin(
    text: DrawingSample.text, shapes: DrawingSample.shapes,
    parts: [
      "Cairo " + String(cString: cairo_version_string()), "Pango " + String(cString: pango_version_string()),
      "FreeType " + freeTypeVersion, font,
    ])

  /// Whether samples come out the same, whatever the versions.
  public func drawsAlike(_ other: PictureOrigin) -> Bool { text == other.text && shapes == other.shapes }

  /// All of it in one line, as it is kept in the file.
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

  /// What comes out otherwise, and what of the parts is another one.
  func differences(from there: PictureOrigin) -> String {
    let samples = [(text == there.text, "text"), (shapes == there.shapes, "shapes")].filter { !$0.0 }.map(\.1)
    let mine = parts.filter { !there.parts.contains($0) }
    let others = there.parts.filter { !parts.contains($0) }
    let cause = mine.isEmpty && others.isEmpty ? "fontconfig's settings may differ" : "\(mine) here, \(others) there"
    return "\(samples.joined(separator: " and ")) drawn otherwise (\(cause))"
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// The name and the checksum of the file that plain text is drawn with.
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
