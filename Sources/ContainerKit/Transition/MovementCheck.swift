import LayerTime
import UIKit

/// Logs an animator that moves nothing by animations: nothing can drive timers and display links. An animation without a
/// key can be driven, and is only found by what is shown once it was committed.
@MainActor struct MovementCheck {
  /// The number of frames until the next check; nil if none is requested. The first frame may be the one of the request.
  private var framesLeft: Int?

  /// Called when a transition is about to be driven.
  mutating func request(_ driver: (any TransitionDriver)?, duration: TimeInterval) {
    framesLeft = duration > 0 && driver?.hasAnimations == false ? 2 : nil
  }

  /// Called in each frame.
  mutating func frame(of container: UIView, by animator: AnyObject) {
    guard let frames = framesLeft else { return }
    framesLeft = frames > 1 ? frames - 1 : nil
    guard frames == 1, !container.layer.showsAnimation else { return }
    Misuse.log("starts no animation of a layer in animateTransition(using:): no finger can drive it", by: animator)
  }
}
