import CoreGraphics

/// The type of a color literal whose context names none.
public typealias _ColorLiteralType = UIColor

/// A color with its opacity. Components range from 0 to 1; larger and smaller ones are kept (extended sRGB and gray).
///
/// The components of a dynamic color, such as a system color, depend on the traits: those of
/// `UITraitCollection.current` unless others are given. Immutable, and usable on any thread.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let header = AttributeValueHeader()

  /// A color's components, or the closure that provides them.
  enum Source {
    case plain(ColorComponents)
    case dynamic((UITraitCollection) -> UIColor)
    /// `UIColor()`, which has no components.
    case placeholder
  }

  let source: Source
  /// The name of a system color, which distinguishes it from another color with the same components.
  let systemName: String?

  init(source: Source, systemName: String? = nil) {
    self.source = source
    self.systemName = systemName
    super.init()
  }

  convenience init(storage: ColorComponents) {
    self.init(source: .plain(storage))
  }

  /// Makes a placeholder without components. Using it as a color is a fatal error with UIKit's message. It equals only
  /// itself.
  public override init() {
    source = .placeholder
    systemName = nil
    super.init()
  }

  /// Makes a dynamic color. The closure is called each time, on any thread, with the traits that apply.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    systemName = nil
    super.init()
  }

  /// Returns the color in these traits, which is not dynamic. A plain color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Makes a gray: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .plain(.gray(white: white, alpha: Self.opacity(alpha)))
    systemName = nil
    super.init()
  }

  /// Makes a color by hue (0 and 1 are red), saturation and brightness, each clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .plain(.hsb(hue: hue, saturation: saturation, brightness: brightness, alpha: Self.opacity(alpha)))
    systemName = nil
    super.init()
  }

  /// Makes the color of `#colorLiteral(red:green:blue:alpha:)`, in sRGB.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a color in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .plain(.rgb(red: red, green: green, blue: blue, alpha: Self.opacity(alpha)))
    systemName = nil
    super.init()
  }

  /// Makes a color in Display P3, as the same color in extended sRGB: components of colors that sRGB does not have are
  /// below 0 or above 1. On iOS the color stays in Display P3, and does not equal the one in sRGB.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .plain(.displayP3(red: red, green: green, blue: blue, alpha: Self.opacity(alpha)))
    systemName = nil
    super.init()
  }

  /// Makes a color from a Core Graphics color, which must be gray or RGB.
  public init(cgColor: CGColor) {
    guard let components = ColorComponents(cgColor) else {
      fatalError("UIColor: only gray and RGB colors are supported, not \(cgColor)")
    }
    source = .plain(components)
    systemName = nil
    super.init()
  }

  private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

  /// The same color for Core Graphics, with two components for a gray and four otherwise.
  open var cgColor: CGColor { storage.cgColor }

  /// Returns the same color, in the same color space, with another opacity (0…1). For a dynamic color, the result is
  /// dynamic, too (observed).
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .plain(let storage): UIColor(storage: storage.withAlpha(Self.opacity(alpha)))
    case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .placeholder: UIColor(storage: storage)
    }
  }

  /// Returns the color itself, because colors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Colors are equal if their color spaces and components are equal. A dynamic color equals only itself.
  /// (A guess: draw-19.) So does a placeholder (a guess: draw-29b).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .plain(let storage) = source, case .plain(let otherStorage) = other.source else { return false }
    return storage == otherStorage && systemName == other.systemName
  }

  /// Equal colors have equal hashes.
  open override var hash: Int {
    switch source {
    case .plain(let storage): storage.hashValue
    case .dynamic, .placeholder: ObjectIdentifier(self).hashValue
    }
  }

  /// The color space and the components, for logs.
  open override var description: String {
    if let systemName { return "<UIColor: \(systemName)>" }
    if case .dynamic = source { return "<UIColor: dynamic>" }
    if case .placeholder = source { return ObjectIdentity.text(of: self, class: "UIPlaceholderColor") }
    switch storage {
    case .gray(let white, let alpha):
      return "UIExtendedGrayColorSpace \(short(white)) \(short(alpha))"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(short(red)) \(short(green)) \(short(blue)) \(short(alpha))"
    }
  }

  private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
