import Foundation
import Testing
import UIKit

@Suite("A font descriptor") struct FontDescriptorTests {
  private typealias Descriptor = UIFontDescriptor

  struct Row: Sendable {
    let font: UIFont
    let traits: UIFontDescriptor.SymbolicTraits
    let weight: CGFloat

    init(_ font: UIFont?, _ traits: UIFontDescriptor.SymbolicTraits, _ weight: UIFont.Weight = .regular) {
      (self.font, self.traits, self.weight) = (font ?? .systemFont(ofSize: 1), traits, weight.rawValue)
    }
  }

  static let rows: [Row] = [
    Row(.systemFont(ofSize: 17), []), Row(.systemFont(ofSize: 17, weight: .medium), [], .medium),
    Row(.boldSystemFont(ofSize: 17), .traitBold, .semibold),
    Row(.systemFont(ofSize: 17, weight: .black), .traitBold, .black), Row(.italicSystemFont(ofSize: 17), .traitItalic),
    Row(.monospacedSystemFont(ofSize: 17, weight: .bold), [.traitMonoSpace, .traitBold], .bold),
    Row(.preferredFont(forTextStyle: .headline), .traitBold, .semibold),
    Row(UIFont(name: "DejaVuSans-Bold", size: 17), .traitBold, .bold),
    Row(UIFont(name: "DejaVuSansMono", size: 17), .traitMonoSpace),
  ]

  @Test("has the name, size and traits of its font, and creates the same font", arguments: rows) func font(row: Row) {
    let descriptor = row.font.fontDescriptor
    #expect(descriptor.postscriptName == row.font.fontName)
    #expect(descriptor.pointSize == 17)
    #expect(descriptor.symbolicTraits == row.traits)
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? CGFloat == row.weight)
    #expect(descriptor.object(forKey: .family) as? String == row.font.familyName)
    #expect(UIFont(descriptor: descriptor, size: 0) == row.font)
    let large = UIFont(descriptor: descriptor, size: 30)
    #expect(large.pointSize == 30)
    #expect(large.fontName == row.font.fontName)
    #expect(descriptor.withSymbolicTraits(row.traits) == descriptor)
    #expect(descriptor == row.font.fontDescriptor)
    #expect(descriptor != descriptor.withSize(18))
    #expect(descriptor.withSize(18).pointSize == 18)
  }

  @Test("has the system's font with other traits, of which bold is semibold; nil for those that it has not")
  func traits() {
    func name(_ font: UIFont, _ traits: UIFontDescriptor.SymbolicTraits) -> String? {
      font.fontDescriptor.withSymbolicTraits(traits)?.postscriptName
    }
    let plain = UIFont.systemFont(ofSize: 17)
    #expect(name(plain, .traitBold) == "Inter-SemiBold")
    #expect(name(plain, [.traitBold, .traitItalic]) == "Inter-SemiBoldItalic")
    #expect(name(plain, .traitMonoSpace) == "DejaVuSansMono")
    #expect(name(.systemFont(ofSize: 17, weight: .black), [.traitBold, .traitItalic]) == "Inter-BlackItalic")
    #expect(name(.systemFont(ofSize: 17, weight: .black), .traitItalic) == "Inter-Italic")
    #expect(name(plain, .traitCondensed) == nil)
    #expect(name(plain, .traitExpanded) == nil)
  }

  @Test("has a font of an installed family with other traits; nil if there is none") func installed() {
    let bold = UIFontDescriptor(name: "DejaVuSans-Bold", size: 12)
    #expect(bold.withSymbolicTraits([])?.postscriptName == "DejaVuSans")
    #expect(bold.withSymbolicTraits(.traitExpanded) == nil)
    #expect(bold.withFamily("DejaVu Serif").postscriptName == "DejaVuSerif-Bold")
    #expect(bold.withFamily("DejaVu Serif").pointSize == 12)
    #expect(UIFont(descriptor: bold.withFamily("No Family"), size: 0).fontName == "Inter-SemiBold")
    #expect(bold.withDesign(.monospaced) == nil)
    let missing = UIFontDescriptor(name: "NoFont-Bold", size: 9)
    #expect(missing.postscriptName == "NoFont-Bold")
    #expect(UIFont(descriptor: missing, size: 0).fontName == "Inter-Regular")
  }

  @Test("has the system's designs, as far as there are fonts") func designs() {
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    #expect(bold.withDesign(.monospaced)?.postscriptName == "DejaVuSansMono-Bold")
    #expect(bold.withDesign(.monospaced)?.withDesign(.default) == bold)
    #expect(bold.withDesign(.default) == bold)
    #expect(bold.withDesign(.rounded) == nil)
    #expect(bold.withDesign(.serif) == nil)
  }

  @Test("has the attributes that are added") func attributes() {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    func name(_ traits: [UIFontDescriptor.TraitKey: Any]) -> String {
      plain.addingAttributes([.traits: traits]).postscriptName
    }
    #expect(name([.weight: UIFont.Weight.heavy]) == "Inter-ExtraBold")
    #expect(name([.weight: UIFont.Weight.thin.rawValue, .slant: 0.2]) == "Inter-ExtraLightItalic")
    #expect(name([.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue]) == "Inter-SemiBold")
    let other = UIFontDescriptor(fontAttributes: [
      .family: "DejaVu Serif", .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: NSNumber(value: 0.4)],
    ])
    #expect(other.postscriptName == "DejaVuSerif-Bold")
    #expect(other.pointSize == 20)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    #expect(UIFontDescriptor(fontAttributes: [.name: "DejaVuSans"]).pointSize == 0)
  }

  @Test("of a text style scales its font with the content size, but not in another face or size") func textStyle() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits)
    #expect(body.pointSize == 23)
    #expect(UIFont(descriptor: body, size: 0) == .preferredFont(forTextStyle: .body, compatibleWith: traits))
    #expect(UIFont(descriptor: body, size: 0) != .systemFont(ofSize: 23))
    #expect(body.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 23))
    #expect(UIFont(descriptor: body, size: 20) == .systemFont(ofSize: 20))
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
  }
}
