import UIKit

#if canImport(ObjectiveC)
  /// Advances time by waiting for the display's frames.
  @MainActor public final class LiveDriver: ProbeDriver {
    /// The window that probes fill.
    public let window: UIWindow

    /// Makes a driver for a window of a scene.
    public init(window: UIWindow) { self.window = window }

    /// Waits for a display link to be called so many times.
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

    /// Runs in circles until the time is over.
    public func busy(_ seconds: TimeInterval) {
      let end = CACurrentMediaTime() + seconds
      while CACurrentMediaTime() < end {}
    }

    /// Answers false: an app cannot move a finger. UI tests do.
    public func drag(from first: CGPoint, to last: CGPoint, duration: TimeInterval, release: Bool) async -> Bool {
      false
    }

    /// Does nothing: there is no finger.
    public func lift(at point: CGPoint, cancelled: Bool) async {}
  }
#endif
