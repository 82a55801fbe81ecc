import CoreGraphics

/// A colour with its opacity. Components run from 0 to 1; larger and smaller ones are kept (extended sRGB and grey).
///
/// Immutable, and usable on any thread.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  let storage: ColorComponents
  /// What tells a colour of the system from another with the same components: they are not equal.
  let systemName: String?

  init(storage: ColorComponents, systemName: String? = nil) {
    self.storage = storage
    self.systemName = systemName
    super.init()
  }

  /// A grey: 0 is black, 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .gray(white: white, alpha: Self.opacity(alpha))
    systemName = nil
    super.init()
  }

  /// A colour by hue (0 and 1 are red), saturation and brightness, each brought into 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .hsb(hue: hue, saturation: saturation, brightness: brightness, alpha: Self.opacity(alpha))
    systemName = nil
    super.init()
  }

  /// A colour in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: Self.opacity(alpha))
    systemName = nil
    super.init()
  }

  /// The colour of a Core Graphics colour, which is grey or RGB.
  public init(cgColor: CGColor) {
    guard let components = ColorComponents(cgColor) else {
      fatalError("UIColor: only grey and RGB colours are supported, not \(cgColor)")
    }
    storage = components
    systemName = nil
    super.init()
  }

  private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

  /// The same colour for Core Graphics: two components for a grey, four otherwise.
  open var cgColor: CGColor { storage.cgColor }

  /// The same colour, in the same colour space, with another opacity (0…1). A colour of the system turns into a
  /// plain one.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(storage: storage.withAlpha(Self.opacity(alpha)))
  }

  /// Colours are immutable: a copy is the colour itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal are colours of the same space and components; a colour of the system equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (storage == other.storage && systemName == other.systemName)
  }

  /// Equal colours have equal hashes.
  open override var hash: Int { storage.hashValue }

  /// The space and the components, for logs.
  open override var description: String {
    if let systemName { return "<UIColor: \(systemName)>" }
    switch storage {
    case .gray(let white, let alpha):
      return "UIExtendedGrayColorSpace \(short(white)) \(short(alpha))"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(short(red)) \(short(green)) \(short(blue)) \(short(alpha))"
    }
  }

  private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
