import UIKit

/// Advances time for probes. Nothing in a probe waits by itself.
@MainActor public protocol ProbeDriver: AnyObject {
  /// The window that probes fill.
  var window: UIWindow { get }
  /// Returns when so many frames have been shown.
  func frames(_ count: Int) async
  /// Keeps the main thread busy for so many seconds. Does nothing if the driver's clock stands still between frames.
  func busy(_ seconds: TimeInterval)
  /// Drags a finger from one point of the window to another. False if the driver has no finger.
  func drag(from first: CGPoint, to last: CGPoint, duration: TimeInterval, release: Bool) async -> Bool
  /// Lifts the finger that the last drag left down.
  func lift(at point: CGPoint, cancelled: Bool) async
}

extension ProbeDriver {
  /// Returns with the first frame that is so many seconds later.
  public func seconds(_ seconds: TimeInterval) async {
    let end = CACurrentMediaTime() + seconds - 1e-6
    repeat { await frames(1) } while CACurrentMediaTime() < end
  }

  /// Returns with the frame after which the condition holds. False if it does not come to hold within the limit.
  @discardableResult public func until(_ limit: TimeInterval = 5, _ condition: () -> Bool) async -> Bool {
    let end = CACurrentMediaTime() + limit
    while !condition() {
      guard CACurrentMediaTime() < end else { return false }
      await frames(1)
    }
    return true
  }

  /// Runs `body` in a display link's callback, and returns when that frame and one more were shown.
  public func inFrame(_ body: @escaping () -> Void) async {
    var isDone = false
    let link = FrameCallback { link in
      link.invalidate()
      body()
      isDone = true
    }
    while !isDone { await frames(1) }
    link.invalidate()
    await frames(1)
  }
}
