import UIKit

extension UIView {
  /// Takes away what animators have pinned in the view that pages move in. Constraints of the system's own, which on Apple's
  /// systems stand for autoresizing masks, are of subclasses.
  func removeAnimatorConstraints() {
    for constraint in constraints where type(of: constraint) == NSLayoutConstraint.self { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// Returns true if app code made the constraint, and it affects only this view, not its subviews.
  func isAbout(_ view: UIView) -> Bool {
    type(of: self) == NSLayoutConstraint.self && firstItem === view && (secondItem == nil || secondItem === view)
  }
}
