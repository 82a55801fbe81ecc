import UIKit

extension UIColor {
  /// Returns the color at `fraction` of the distance from this color to another. Interpolates the components that the
  /// colors have in the given traits.
  ///
  /// At 0 and 1 it returns the color itself, which may be dynamic.
  func mixed(with other: UIColor, fraction: CGFloat, in traits: UITraitCollection) -> UIColor {
    if fraction <= 0 || self == other { return self }
    if fraction >= 1 { return other }
    let (one, other) = (resolvedColor(with: traits), other.resolvedColor(with: traits))
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard one.getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else {
      return fraction < 0.5 ? one : other
    }
    let rest = 1 - fraction
    return UIColor(
      red: r * rest + r2 * fraction, green: g * rest + g2 * fraction, blue: b * rest + b2 * fraction,
      alpha: a * rest + a2 * fraction)
  }
}
