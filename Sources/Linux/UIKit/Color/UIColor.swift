import CoreGraphics

/// A colour with its opacity. Components run from 0 to 1; larger and smaller ones are kept (extended sRGB and grey).
///
/// A dynamic colour, as those of the system are, has other components in other traits: those of
/// `UITraitCollection.current` where nobody says which. Immutable, and usable on any thread.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let header = AttributeValueHeader()

  /// A colour's components, or how they are found.
  enum Source {
    case plain(ColorComponents)
    case dynamic((UITraitCollection) -> UIColor)
  }

  let source: Source
  /// What tells a colour of the system from another with the same components: they are not equal.
  let systemName: String?

  init(source: Source, systemName: String? = nil) {
    self.source = source
    self.systemName = systemName
    super.init()
  }

  convenience init(storage: ColorComponents) {
    self.init(source: .plain(storage))
  }

  /// A colour that is asked for anew, on whatever thread needs it, for the traits that it is needed in.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    systemName = nil
    super.init()
  }

  /// The colour in these traits, which is not dynamic any more. A plain colour is itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// A grey: 0 is black, 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .plain(.gray(white: white, alpha: Self.opacity(alpha)))
    systemName = nil
    super.init()
  }

  /// A colour by hue (0 and 1 are red), saturation and brightness, each brought into 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .plain(.hsb(hue: hue, saturation: saturation, brightness: brightness, alpha: Self.opacity(alpha)))
    systemName = nil
    super.init()
  }

  /// A colour in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .plain(.rgb(red: red, green: green, blue: blue, alpha: Self.opacity(alpha)))
    systemName = nil
    super.init()
  }

  /// The colour of a Core Graphics colour, which is grey or RGB.
  public init(cgColor: CGColor) {
    guard let components = ColorComponents(cgColor) else {
      fatalError("UIColor: only grey and RGB colours are supported, not \(cgColor)")
    }
    source = .plain(components)
    systemName = nil
    super.init()
  }

  private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

  /// The same colour for Core Graphics: two components for a grey, four otherwise.
  open var cgColor: CGColor { storage.cgColor }

  /// The same colour, in the same colour space, with another opacity (0…1). Of a dynamic colour it is one, too
  /// (observed).
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .plain(let storage): UIColor(storage: storage.withAlpha(Self.opacity(alpha)))
    case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Colours are immutable: a copy is the colour itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal are colours of the same space and components; a dynamic colour equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .plain(let storage) = source, case .plain(let otherStorage) = other.source else { return false }
    return storage == otherStorage && systemName == other.systemName
  }

  /// Equal colours have equal hashes.
  open override var hash: Int {
    switch source {
    case .plain(let storage): storage.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The space and the components, for logs.
  open override var description: String {
    if let systemName { return "<UIColor: \(systemName)>" }
    if case .dynamic = source { return "<UIColor: dynamic>" }
    switch storage {
    case .gray(let white, let alpha):
      return "UIExtendedGrayColorSpace \(short(white)) \(short(alpha))"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(short(red)) \(short(green)) \(short(blue)) \(short(alpha))"
    }
  }

  private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
