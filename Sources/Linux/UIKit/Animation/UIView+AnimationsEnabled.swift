import Foundation

extension UIView {
  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Turns the animation of what blocks change on or off. Blocks run in either case.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.isEnabled = enabled
  }

  /// Runs a block whose changes are not animated, also inside of an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = before
  }

  /// The duration of the animation block under way, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.timing.duration ?? 0 }
}
