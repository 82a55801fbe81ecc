import QuartzCore

/// Where an animation object is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not executing.
  case inactive = 0
  /// Executing: running or paused.
  case active = 1
  /// Stopped and not yet finished.
  case stopped = 2
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end: the values that were set.
  case end = 0
  /// The start: the values from before.
  case start = 1
  /// The values shown at the moment.
  case current = 2
}

/// An animation that can be started, paused, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animation is in its life.
  var state: UIViewAnimatingState { get }

  /// Whether it runs, forwards or backwards. A running animation's state is active.
  var isRunning: Bool { get }

  /// Whether it runs backwards, or will when it is started.
  var isReversed: Bool { get set }

  /// How far the animation is, 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or goes on with a paused one.
  func startAnimation()

  /// Starts the animation after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses a running animation, or starts one as paused.
  func pauseAnimation()

  /// Stops the animation where it is. With true it is inactive at once; with false it waits for
  /// `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends a stopped animation at a position. Only in the stopped state.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
