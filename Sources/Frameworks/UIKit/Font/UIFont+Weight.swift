import CoreGraphics

extension UIFont {
  /// The weight of a font, from −1 to 1; 0 is regular.
  ///
  /// Text is drawn in the nearest of the weights below. Chinese has two weights: it is bold from `semibold` on.
  public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
    /// The weight as a number.
    public var rawValue: CGFloat

    /// A weight from −1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight from −1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)
  }
}
