import QuartzCore
import UIKit

/// A view that an animator moves from 50 to 150 along x, by default linearly in one second.
@MainActor final class AnimatorScene {
  let frames: Frames
  let animator: UIViewPropertyAnimator
  private(set) var ends: [UIViewAnimatingPosition] = []

  init(
    _ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear),
    duration: TimeInterval = 1, endReports: EndReports = .afterFrame
  ) {
    frames = Frames(endReports: endReports)
    animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    let view = frames.view
    animator.addAnimations { view.center.x = 150 }
    animator.addCompletion { [unowned self] in ends.append($0) }
  }

  var view: UIView { frames.view }

  /// Returns the view's shown positions in frames at these times.
  func shown(_ times: CFTimeInterval...) -> [CGFloat] { frames.shown(at: times) { frames.x } }

  /// Ends the animator, which must not be released while it is paused or stopped.
  func end() {
    if animator.state == .active { animator.stopAnimation(true) }
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
  }
}

/// Returns `count` times in seconds, 1/60 s apart, from `start` on.
func ticks(from start: CFTimeInterval, count: Int) -> [CFTimeInterval] {
  (0..<count).map { start + Double($0) / 60 }
}
