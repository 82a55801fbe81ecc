import UIKit

extension UIColor {
  /// Returns the color at `fraction` of the distance from this color to another. Interpolates the components that the
  /// colors have in the given traits, weighted by their opacity, so that a color fades into a clear one without a change of hue.
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
    let alpha = a + (a2 - a) * fraction
    guard alpha > 0 else { return other }
    let part = a2 * fraction / alpha
    return UIColor(red: r + (r2 - r) * part, green: g + (g2 - g) * part, blue: b + (b2 - b) * part, alpha: alpha)
  }
}
