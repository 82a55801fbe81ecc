import QuartzCore

/// The state of an animation object.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not executing.
  case inactive = 0
  /// Executing: running or paused.
  case active = 1
  /// Stopped and not yet finished.
  case stopped = 2
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end: the values that were set.
  case end = 0
  /// The start: the previous values.
  case start = 1
  /// The values that are currently shown.
  case current = 2
}

/// An animation that can be started, paused, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }

  /// A Boolean value that indicates whether the animation runs, forward or backward. A running animation is active.
  var isRunning: Bool { get }

  /// A Boolean value that determines whether the animation runs, or will run, backward.
  var isReversed: Bool { get set }

  /// The progress of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or resumes a paused one.
  func startAnimation()

  /// Starts the animation after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses a running animation, or starts one in the paused state.
  func pauseAnimation()

  /// Stops the animation at its current position. With true it is inactive at once; with false it waits for
  /// `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes a stopped animation at a position. Call this in the stopped state only.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
