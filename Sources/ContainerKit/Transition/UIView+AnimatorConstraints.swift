import UIKit

extension UIView {
  /// Deactivates constraints that animators have added to this view, the container view. The system's constraints, for
  /// example those for autoresizing masks, are instances of subclasses and stay.
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
