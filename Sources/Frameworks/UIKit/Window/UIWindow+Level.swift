extension UIWindow {
  /// The levels of windows. Windows of a higher level are in front of others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level's value.
    public var rawValue: CGFloat

    /// Makes a level from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default level of windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
