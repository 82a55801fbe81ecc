import CoreGraphics

/// How a pan switches pages.
public struct InteractionSettings: Equatable, Sendable {
  /// The progress, from 0 to 1, from which a resting finger that lifts finishes the switch. Default 0.5.
  public var commitThreshold: CGFloat = 0.5

  /// The speed, in points a second, from which the direction of the finger decides and not the place. Default 500.
  public var flickVelocity: CGFloat = 500

  /// How the pages resist a finger that drags them where there is no other page: 0, the first point is followed whole;
  /// 1, they do not move, and the drag does not begin. Default 0.45, as a scroll view does it. The further they are, the
  /// less they follow. While the user wants less motion or cross-fades it counts as 1, whatever it is.
  public var edgeResistance: CGFloat = 0.45

  /// Whether a drag has to begin within `edgeWidth` points of that side of the page from which the other page comes.
  /// Taking hold of a switch that is under way needs no edge. Default: false.
  public var edgesOnly = false

  /// Points, where `edgesOnly` is set.
  public static let edgeWidth: CGFloat = 30

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
