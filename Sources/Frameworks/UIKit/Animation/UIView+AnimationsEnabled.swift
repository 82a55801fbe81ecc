import Foundation

extension UIView {
  /// A Boolean value that indicates whether blocks animate.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Enables or disables the animation of changes in blocks. Blocks run in either case. Without animations, their
  /// completions are called in the next turn of the main queue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.isEnabled = enabled
  }

  /// Runs a block without animating its changes, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = before
  }

  /// The duration of the current animation block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.timing.duration ?? 0 }
}
