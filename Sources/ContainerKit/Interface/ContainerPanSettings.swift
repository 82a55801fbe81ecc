import CoreGraphics

/// The settings of a container's pan.
public struct ContainerPanSettings: Equatable, Sendable {
  /// The progress, from 0 to 1, at which a transition finishes if a resting finger lifts. Default: 0.5.
  public var completionThreshold: CGFloat = 0.5

  /// The speed, in points per second, from which the finger's direction decides whether the transition finishes, rather
  /// than the progress. `.infinity` ignores the speed. Default: 500.
  public var flickVelocity: CGFloat = 500

  /// The resistance of the pages if there is no neighbor in the finger's direction. At 0 the pages follow the first
  /// point fully; at 1 they do not move, and the drag does not begin. Values outside 0…1 are clamped. Default: 0.45,
  /// which matches a scroll view. The further the pages are, the less they follow. If the user prefers reduced motion
  /// or cross-fades, the resistance is 1.
  public var overscrollResistance: CGFloat = 0.45

  /// A Boolean value that limits drags to touches within `edgeWidth` points of the edge of the page from which the
  /// other page enters. A running transition can be grabbed anywhere. Default: false.
  public var isLimitedToEdges = false

  /// The width of the edge for `isLimitedToEdges`, in points.
  public static let edgeWidth: CGFloat = 30

  /// Creates the default settings.
  public init() {}

  /// Returns true if a transition finishes on release.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - velocity: The velocity, in points per second; positive towards the end.
  func commits(progress: CGFloat, velocity: CGFloat) -> Bool {
    abs(velocity) >= flickVelocity ? velocity > 0 : progress >= completionThreshold
  }
}
