import UIKit

extension UIColor {
  /// The colour `share` of the way from this one to another, component by component, as they are in these traits.
  ///
  /// At either end it is that colour itself, which may be dynamic.
  func mixed(with other: UIColor, share: CGFloat, in traits: UITraitCollection) -> UIColor {
    if share <= 0 || self == other { return self }
    if share >= 1 { return other }
    let (one, other) = (resolvedColor(with: traits), other.resolvedColor(with: traits))
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard one.getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else {
      return share < 0.5 ? one : other
    }
    let rest = 1 - share
    return UIColor(
      red: r * rest + r2 * share, green: g * rest + g2 * share, blue: b * rest + b2 * share,
      alpha: a * rest + a2 * share)
  }
}
