import UIKit

#if canImport(ObjectiveC)
  /// A driver that waits for the display's frames.
  @MainActor public final class LiveDriver: ProbeDriver {
    /// The window that probes fill.
    public let window: UIWindow

    /// Makes a driver for a window of a scene.
    public init(window: UIWindow) { self.window = window }

    /// Waits until a display link has been called this number of times.
    public func frames(_ count: Int) async {
      guard count > 0 else { return }
      await withCheckedContinuation { continuation in
        var left = count
        _ = FrameCallback { link in
          left -= 1
          guard left == 0 else { return }
          link.invalidate()
          continuation.resume()
        }
      }
    }

    /// Runs in a loop until the time is over.
    public func busy(_ seconds: TimeInterval) {
      let end = CACurrentMediaTime() + seconds
      while CACurrentMediaTime() < end {}
    }

    /// Returns false: an app cannot move a finger. UI tests can.
    public func drag(
      from first: CGPoint, to last: CGPoint, duration: TimeInterval, hold: TimeInterval, release: Bool
    ) async -> Bool { false }

    /// Does nothing: there is no finger.
    public func lift(at point: CGPoint, cancelled: Bool) async {}
  }
#endif
