import CoreGraphics

/// The settings of a container's pan.
///
/// If a value is not in its range, a debug build stops, and a release build keeps the previous one.
public struct ContainerPanSettings: Hashable, Sendable {
  /// The progress, from 0 to 1, at which a transition finishes if a resting finger lifts. Default: 0.5.
  public var completionThreshold: CGFloat = 0.5 {
    didSet {
      Misuse.revertIfInvalid(&completionThreshold, to: oldValue, "completionThreshold", "from 0 to 1") {
        (0...1).contains($0)
      }
    }
  }

  /// The speed, in points per second, from which the finger's direction decides whether the transition finishes, rather
  /// than the progress. 0 or more; `.infinity` ignores the speed. Default: 500.
  public var flickVelocity: CGFloat = 500 {
    didSet { Misuse.revertIfInvalid(&flickVelocity, to: oldValue, "flickVelocity", "0 or more") { $0 >= 0 } }
  }

  /// A Boolean value that lets a finger drag the first and the last page beyond their ends, against `overscrollResistance`.
  /// Default: true. If it is false, they do not move there, and such a drag does not begin.
  public var bounces = true

  /// The resistance of the pages, from 0 to 1, if there is no neighbor in the finger's direction. At 0 the pages follow the
  /// first point fully; at 1 they do not move, and the drag does not begin. Default: 0.45, which matches a scroll view. The
  /// farther the pages have moved, the less they follow. If the user prefers reduced motion or cross-fades, the resistance is 1.
  public var overscrollResistance: CGFloat = 0.45 {
    didSet {
      Misuse.revertIfInvalid(&overscrollResistance, to: oldValue, "overscrollResistance", "from 0 to 1") {
        (0...1).contains($0)
      }
    }
  }

  /// The width, in points, of the edges of the page at which drags start: the right one for the page on the right, and the
  /// left one for the page on the left. Nil, the default: drags start anywhere. A running transition can be grabbed anywhere.
  public var edgeWidth: CGFloat? {
    didSet {
      Misuse.revertIfInvalid(&edgeWidth, to: oldValue, "edgeWidth", "nil, or 0 or more and finite") {
        $0.map { $0 >= 0 && $0.isFinite } ?? true
      }
    }
  }

  /// Creates the default settings.
  public init() {}

  /// Returns true if a transition finishes on release.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - velocity: The velocity, in points per second; positive toward the end.
  package func commits(progress: CGFloat, velocity: CGFloat) -> Bool {
    abs(velocity) >= flickVelocity ? velocity > 0 : progress >= completionThreshold
  }
}
