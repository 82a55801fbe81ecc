import LayerTime
import UIKit

/// Logs an animator that moves nothing by animations: nothing can drive timers and display links. An animation without a
/// key can be driven, but is found only by what is shown after its commit.
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

/// Checks after a transition that everything is as it was before. Debug builds log differences, release builds do not.
@MainActor struct SelfCheck {
  private let area: CALayer
  private let timing: (speed: Float, offset: CFTimeInterval, begin: CFTimeInterval)

  /// - Parameter area: The layer of the transition's container view, before its time is frozen.
  init(_ area: CALayer) {
    self.area = area
    timing = (area.speed, area.timeOffset, area.beginTime)
  }

  /// Logs what an animator has left.
  ///
  /// - Parameters:
  ///   - changed: The names of the properties of the selected page that differ.
  ///   - hasEndedAnimation: `true` if an animation that is over is still on its layer.
  ///   - isBalanced: `true` if the pages' last appearance calls match what is on screen.
  func log(_ changed: [String], hasEndedAnimation: Bool, isBalanced: Bool, by animator: AnyObject) {
    var faults: [String] = []
    if (area.speed, area.timeOffset, area.beginTime) != timing {
      faults.append("the container view's layer has another speed, timeOffset or beginTime than before")
    }
    if hasEndedAnimation { faults.append("an animation is left that is over") }
    if !changed.isEmpty { faults.append("the selected page has another \(changed.joined(separator: ", "))") }
    if !isBalanced { faults.append("appearance calls are not balanced") }
    for fault in faults { Misuse.log("after its transition \(fault)", by: animator) }
  }
}
