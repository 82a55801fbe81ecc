/// Blurs the content behind the effect's view, increases its saturation, and adds a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Makes a blur with a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// Makes a light blur (a guess: view-56). Effects are not archived here, and nothing is read.
  public required init?(coder: NSCoder) {
    style = .light
    super.init(coder: coder)
  }

  override func look(in traits: UITraitCollection) -> BackdropAppearance {
    style.look(isDark: traits.userInterfaceStyle == .dark)
  }

  /// The styles of a blur: how much of the background is visible, and how light. Raw values are the header's.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind it.
    case extraLight = 0
    /// As light as the content behind it.
    case light = 1
    /// Darker than the content behind it.
    case dark = 2
    /// `light` or `dark`, depending on the interface style.
    case regular = 4
    /// `extraLight` or `dark`, depending on the interface style.
    case prominent = 5
    /// The thinnest material, which adapts to the interface style.
    case systemUltraThinMaterial = 6
    /// A thin material, which adapts to the interface style.
    case systemThinMaterial = 7
    /// A material that adapts to the interface style.
    case systemMaterial = 8
    /// A thick material, which adapts to the interface style.
    case systemThickMaterial = 9
    /// The material of bars, which adapts to the interface style.
    case systemChromeMaterial = 10
    /// The thinnest material, light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// A material, light.
    case systemMaterialLight = 13
    /// A thick material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// A material, dark.
    case systemMaterialDark = 18
    /// A thick material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20
  }
}

extension UIBlurEffect.Style {
  /// The values of the three old styles are those of Apple's sample that drew such blurs before the effects existed
  /// (WWDC 2013). That the system's effects use them, and all values of the materials, are guesses: view-40.
  func look(isDark: Bool) -> BackdropAppearance {
    switch self {
    case .extraLight: BackdropAppearance(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.82)
    case .light: BackdropAppearance(radius: 30, saturation: 1.8, white: 1, alpha: 0.3)
    case .dark: BackdropAppearance(radius: 20, saturation: 1.8, white: 0.11, alpha: 0.73)
    case .regular: (isDark ? Self.dark : .light).look(isDark: isDark)
    case .prominent: (isDark ? Self.dark : .extraLight).look(isDark: isDark)
    case .systemUltraThinMaterial: Self.material(0.3, isDark)
    case .systemThinMaterial: Self.material(0.5, isDark)
    case .systemMaterial: Self.material(0.7, isDark)
    case .systemThickMaterial: Self.material(0.85, isDark)
    case .systemChromeMaterial: Self.material(0.75, isDark)
    case .systemUltraThinMaterialLight: Self.material(0.3, false)
    case .systemThinMaterialLight: Self.material(0.5, false)
    case .systemMaterialLight: Self.material(0.7, false)
    case .systemThickMaterialLight: Self.material(0.85, false)
    case .systemChromeMaterialLight: Self.material(0.75, false)
    case .systemUltraThinMaterialDark: Self.material(0.3, true)
    case .systemThinMaterialDark: Self.material(0.5, true)
    case .systemMaterialDark: Self.material(0.7, true)
    case .systemThickMaterialDark: Self.material(0.85, true)
    case .systemChromeMaterialDark: Self.material(0.75, true)
    }
  }

  private static func material(_ alpha: CGFloat, _ isDark: Bool) -> BackdropAppearance {
    BackdropAppearance(radius: 30, saturation: 1.8, white: isDark ? 0.14 : 0.97, alpha: alpha)
  }
}
