import UIKit

#if os(Linux)
  import Stage

  /// A driver that runs a stage's frames.
  @MainActor public final class StageDriver: ProbeDriver {
    /// The stage.
    public let stage: Stage
    /// The stage's window.
    public var window: UIWindow { stage.window }

    /// Makes a driver with a new stage.
    public init(completions: Stage.CompletionOrder = .afterFrame) {
      stage = Stage(completions: completions)
      stage.keepsPictures = false
      stage.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }

    /// Runs this number of frames.
    public func frames(_ count: Int) async {
      for _ in 0..<count { stage.frame() }
    }

    /// Does nothing: no time passes between frames.
    public func busy(_ seconds: TimeInterval) {}

    /// Queues the touches and runs the frames.
    public func drag(
      from first: CGPoint, to last: CGPoint, duration: TimeInterval, hold: TimeInterval, release: Bool
    ) async -> Bool {
      stage.drag(from: first, to: last, duration: duration, steps: 18, hold: hold, release: release)
      // The finger goes down in the next frame.
      await frames(1)
      await seconds(duration + hold)
      return true
    }

    /// Lifts the finger in the next frame.
    public func lift(at point: CGPoint, cancelled: Bool) async {
      stage.touch(cancelled ? .cancelled : .ended, at: point)
      await frames(1)
    }
  }
#endif
