import UIKit

/// An object that advances time for probes. Probes do not wait by other means.
@MainActor public protocol ProbeDriver: AnyObject {
  /// The window that probes fill.
  var window: UIWindow { get }
  /// Returns when this number of frames has been shown.
  func frames(_ count: Int) async
  /// Keeps the main thread busy for a number of seconds. Does nothing if the driver's clock stands still between
  /// frames.
  func busy(_ seconds: TimeInterval)
  /// Drags a finger from one point of the window to another, and rests it there for `hold` seconds. Returns when it has lifted,
  /// or would have, if `release` is false. The result is false if the driver has no finger.
  func drag(
    from first: CGPoint, to last: CGPoint, duration: TimeInterval, hold: TimeInterval, release: Bool
  ) async -> Bool
  /// Lifts the finger that the last drag left down.
  func lift(at point: CGPoint, cancelled: Bool) async
}

extension ProbeDriver {
  /// Returns with the first frame that is at least this number of seconds later.
  public func seconds(_ seconds: TimeInterval) async {
    let end = CACurrentMediaTime() + seconds - 1e-6
    repeat { await frames(1) } while CACurrentMediaTime() < end
  }

  /// Returns with the frame after which the condition holds. Returns false if it does not hold within the limit.
  @discardableResult public func until(_ limit: TimeInterval = 5, _ condition: () -> Bool) async -> Bool {
    let end = CACurrentMediaTime() + limit
    while !condition() {
      guard CACurrentMediaTime() < end else { return false }
      await frames(1)
    }
    return true
  }

  /// Runs `body` in a display link's callback, and returns when that frame and the next one were shown.
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
