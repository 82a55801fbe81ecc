import UIKit

extension UIView.AnimationOptions {
  /// The options of a transition that does not inherit its timing from an animation of the app's in which it starts.
  package static var overrideInheritedTiming: UIView.AnimationOptions {
    [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]
  }
}
