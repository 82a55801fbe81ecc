/// A trait. Here it is one of UIKit's own; traits that an app defines are not implemented. (iOS 17)
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value if none is specified.
  static var defaultValue: Value { get }
}

/// The type of a trait. (iOS 17)
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

extension SystemTrait {
  static func differs(in one: UITraitCollection, from other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// The kind of device. (iOS 17)
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// The light or dark style. (iOS 17)
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The direction of text and controls. (iOS 17)
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Pixels per point. (iOS 17)
public struct UITraitDisplayScale: SystemTrait {
  /// 0, which is unspecified.
  public static let defaultValue: CGFloat = 0
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The horizontal size class. (iOS 17)
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The vertical size class. (iOS 17)
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The user's Dynamic Type size. (iOS 17)
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The contrast between colors. (iOS 17)
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

extension UITraitCollection {
  /// The traits on which dynamic colors depend: of Apple's, those that are implemented here. (iOS 17)
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
}
