import QuartzCore

/// A motion of a scroll view's content without a finger, from a start time on.
struct ScrollMotion {
  /// The duration of `setContentOffset(_:animated:)`, in seconds (measured).
  static let animationDuration = 0.3

  enum Kind {
    /// After a drag.
    case deceleration(x: AxisMotion, y: AxisMotion)
    /// By `setContentOffset(_:animated:)`.
    case animation(from: CGPoint, to: CGPoint)
  }

  var kind: Kind
  /// The start time, in media time.
  let begin: CFTimeInterval
  /// `true` for an animation that a tap on the status bar has started.
  var goesToTop = false

  var isDeceleration: Bool {
    if case .deceleration = kind { return true }
    return false
  }

  var duration: Double {
    switch kind {
    case .deceleration(let x, let y): max(x.duration, y.duration)
    case .animation: Self.animationDuration
    }
  }

  /// The offset at which the content comes to rest.
  var rest: CGPoint {
    switch kind {
    case .deceleration(let x, let y): CGPoint(x: x.rest, y: y.rest)
    case .animation(_, let end): end
    }
  }

  /// Returns the offset at a media time. Frame times are sums of intervals, so a frame that is less than 1 µs early
  /// counts as on time.
  func offset(at time: CFTimeInterval) -> CGPoint {
    let passed = max(0, time - begin)
    guard !isOver(at: time) else { return rest }
    switch kind {
    case .deceleration(let x, let y):
      return CGPoint(x: x.position(at: passed), y: y.position(at: passed))
    case .animation(let start, let end):
      // Half a cosine wave (measured; no cubic Bézier curve fits).
      let part = (1 - cos(.pi * passed / Self.animationDuration)) / 2
      return start + (end - start) * CGFloat(part)
    }
  }

  /// Returns the offset in the last frame of content that returned to an end, right before it is set to the end
  /// (measured); nil for other motions, and before they are over.
  func lastOffset(at time: CFTimeInterval) -> CGPoint? {
    guard isOver(at: time), case .deceleration(let x, let y) = kind else { return nil }
    let passed = max(0, time - begin)
    func last(_ axis: AxisMotion) -> CGFloat {
      axis.duration == duration && axis.endsInSpring ? axis.course(at: passed) : axis.rest
    }
    return CGPoint(x: last(x), y: last(y))
  }

  func isOver(at time: CFTimeInterval) -> Bool { time - begin >= duration - 1e-6 }

  /// Returns the velocity at a media time, in points per second.
  func velocity(at time: CFTimeInterval) -> CGPoint {
    guard case .deceleration(let x, let y) = kind else { return .zero }
    return CGPoint(x: x.velocity(at: max(0, time - begin)), y: y.velocity(at: max(0, time - begin)))
  }
}
