import UIKit

extension ButtonTabBar {
  /// The look of a bar that floats above the pages: a capsule around the tabs, as wide as they are.
  ///
  /// The pages lie under it. Beside it, they get the touches, and a finger can drag them. The bar's height, which contains the
  /// insets at the top and the bottom, is part of the pages' safe area.
  public struct Floating: Equatable, Sendable {
    /// The space around the capsule, in points: to the pages' safe area at its edge of the container, to the other edge of the
    /// bar, and at least at the sides.
    public var insets: UIEdgeInsets
    /// The radius of the corners, in points; nil for half of the capsule's height.
    public var cornerRadius: CGFloat?

    /// Creates the look of a floating bar.
    public init(
      insets: UIEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16), cornerRadius: CGFloat? = nil
    ) {
      self.insets = insets
      self.cornerRadius = cornerRadius
    }
  }
}

extension ButtonTabBar.Appearance {
  // A guess: kit-18c.
  /// Sets the background of the system's bars: their material, without a color. Since iOS 26 a floating bar has glass. A bar
  /// along its edge, and every bar before iOS 26, has `systemChromeMaterial`.
  @MainActor public mutating func configureWithDefaultBackground() { setSystemBackground() }

  /// `true` if the background is a view in the bar, and not the bar's own color.
  var hasOwnBackground: Bool { backgroundEffect != nil || floating != nil }

  /// The color behind the tabs at the scroll edge; nil if that changes nothing.
  var usedScrollEdgeColor: UIColor? { floating == nil ? scrollEdgeBackgroundColor : nil }
}
