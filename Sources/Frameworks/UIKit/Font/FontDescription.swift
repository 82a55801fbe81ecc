import CoreGraphics
import Foundation

/// The values of a font descriptor.
struct FontDescription {
  var face: FontFace
  /// 0 if there is none.
  var size: CGFloat = 0
  var unknownName: String?

  init(_ face: FontFace) { self.face = face }

  init(face: FontFace, size: CGFloat, unknownName: String? = nil) {
    (self.face, self.size, self.unknownName) = (face, size, unknownName)
  }

  /// Returns the description with other attributes. A name or a family is set before the traits.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
    var new = self
    if let name = attributes[.name] as? String { new.setName(name) }
    if let family = attributes[.family] as? String { new.setFamily(family) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { new.face = new.face.with(traits) }
    if let size = attributes[.size].flatMap({ Double(boxed: $0) }) { new.size = size }
    return new
  }

  private mutating func setName(_ name: String) {
    if name == face.name { return }
    let font = InstalledFont.named(name)
    face = font.map { FontFace($0) } ?? .system
    unknownName = font == nil ? name : nil
  }

  private mutating func setFamily(_ family: String) {
    if family == face.family, unknownName == nil { return }
    unknownName = nil
    face = InstalledFont.nearest(to: face, in: family).map { FontFace($0) } ?? face.ofSystem
  }
}

extension FontFace {
  /// The regular system font.
  static let system = FontFace(design: .sans, weight: .regular, isItalic: false)

  init(_ font: InstalledFont) { self.init(design: .installed(font), weight: .regular, isItalic: false) }

  /// The system's font with the same traits.
  fileprivate var ofSystem: FontFace {
    FontFace(design: .sans, weight: isBold ? .semibold : .regular, isItalic: isSlanted)
  }

  /// The weight, from −1 to 1, also of an installed font.
  var actualWeight: CGFloat { if case .installed(let font) = design { font.cut } else { weight.rawValue } }
  var isSlanted: Bool { if case .installed(let font) = design { font.isSlanted } else { isItalic } }
  var isBold: Bool { actualWeight >= UIFont.Weight.semibold.rawValue }

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isSlanted { traits.insert(.traitItalic) }
    switch design {
    case .monospaced: traits.insert(.traitMonoSpace)
    case .installed(let font): traits.formUnion(font.shapeTraits)
    case .sans, .sansWithMonospacedDigits: break
    }
    return traits
  }

  /// Returns the face with these traits and no others; nil if there is none. The system's bold font is semibold, as on
  /// iOS. A bold face keeps its weight.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontFace? {
    let own = symbolicTraits
    if traits == own { return self }
    if case .installed(let font) = design { return InstalledFont.nearest(to: font, with: traits).map { FontFace($0) } }
    guard traits.subtracting([.traitBold, .traitItalic, .traitMonoSpace]).isEmpty else { return nil }
    var face = self
    if traits.contains(.traitBold) != own.contains(.traitBold) {
      face.weight = traits.contains(.traitBold) ? .semibold : .regular
    }
    face.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitMonoSpace) != own.contains(.traitMonoSpace) {
      face.design = traits.contains(.traitMonoSpace) ? .monospaced : .sans
    }
    return face
  }

  func with(_ design: UIFontDescriptor.SystemDesign) -> FontFace? {
    guard isSystem else { return nil }
    var face = self
    switch design {
    case .default: face.design = isSystemSans ? self.design : .sans
    case .monospaced: face.design = .monospaced
    default: return nil
    }
    return face
  }

  /// Returns the face with these traits, as far as there is one.
  fileprivate func with(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontFace {
    var face = self
    if let bits = traits[.symbolic].flatMap(Self.bits) { face = face.with(bits) ?? face }
    let slant = traits[.slant].flatMap { Double(boxed: $0) }
    let weight =
      (traits[.weight] as? UIFont.Weight)?.rawValue
      ?? traits[.weight].flatMap { Double(boxed: $0) }.map { CGFloat($0) }
    if case .installed(let font) = face.design {
      guard slant != nil || weight != nil else { return face }
      return FontFace(
        InstalledFont.nearest(to: font, weight: weight ?? font.cut, isSlanted: slant.map { $0 > 0 } ?? font.isSlanted))
    }
    if let weight { face.weight = UIFont.Weight(weight) }
    if let slant { face.isItalic = slant > 0 }
    return face
  }

  private static func bits(_ value: Any) -> UIFontDescriptor.SymbolicTraits? {
    if let traits = value as? UIFontDescriptor.SymbolicTraits { return traits }
    return Double(boxed: value).flatMap { UInt32(exactly: $0) }.map { UIFontDescriptor.SymbolicTraits(rawValue: $0) }
  }
}
