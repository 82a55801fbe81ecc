import QuartzCore

extension UIScrollView {
  /// How fast thrown content comes to rest: the factor by which its velocity falls each millisecond, below 1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor.
    public var rawValue: CGFloat

    /// Makes a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As at first: 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// Sooner: 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }

  /// Which of the safe area's insets are added to those of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the directions in which the content scrolls. (In a navigation controller more; there is none here.)
    case automatic = 0
    /// Those of the directions in which the content scrolls: it is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
