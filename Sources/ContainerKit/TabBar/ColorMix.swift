import UIKit

extension UIColor {
  /// The colour `share` of the way from this one to another, component by component.
  ///
  /// At either end it is that colour itself, which may depend on its surroundings.
  func mixed(with other: UIColor, share: CGFloat) -> UIColor {
    if share <= 0 || self == other { return self }
    if share >= 1 { return other }
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else {
      return share < 0.5 ? self : other
    }
    let rest = 1 - share
    return UIColor(
      red: r * rest + r2 * share, green: g * rest + g2 * share, blue: b * rest + b2 * share,
      alpha: a * rest + a2 * share)
  }
}
