extension UIApplication {
  /// The reasons why an application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Makes a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `UIApplicationShortcutItem` that the user chose.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
}
