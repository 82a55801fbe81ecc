extension UIWindow {
  /// Which windows are in front of which: those of a higher level.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public var rawValue: CGFloat

    /// Makes a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level from its height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are at first: 0.
    public static let normal = Level(rawValue: 0)
    /// Where the status bar is: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Where alerts are: 2000.
    public static let alert = Level(rawValue: 2000)
  }
}
