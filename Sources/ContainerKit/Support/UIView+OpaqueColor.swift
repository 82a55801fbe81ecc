import UIKit

extension UIView {
  /// The background color with the view's traits; nil if it is not opaque.
  package var opaqueBackgroundColor: UIColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection)
    return color?.cgColor.alpha == 1 ? color : nil
  }

  /// The color behind subviews that are not opaque: the first opaque background color of this view and those around it.
  package var opaqueColorBehindSubviews: UIColor {
    for view in sequence(first: self, next: \.superview) {
      if let color = view.opaqueBackgroundColor { return color }
    }
    return .systemBackground
  }
}
