import CoreGraphics

/// How a pan switches pages.
public struct InteractionSettings: Equatable, Sendable {
  /// The progress, from 0 to 1, from which a resting finger that lifts finishes the switch. Default 0.5.
  public var commitThreshold: CGFloat = 0.5

  /// The speed, in points a second, from which the direction of the finger decides and not the place. Default 500.
  public var flickVelocity: CGFloat = 500

  /// The settings of a new container.
  public init() {}

  /// Whether a switch that is let go goes on to its end.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1.
  ///   - velocity: Points a second; positive towards the end.
  func commits(progress: CGFloat, velocity: CGFloat) -> Bool {
    abs(velocity) >= flickVelocity ? velocity > 0 : progress >= commitThreshold
  }
}
