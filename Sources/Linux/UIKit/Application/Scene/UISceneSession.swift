/// A scene as the system knows it: what it is for, and what it was configured with.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  private let sceneRole: Role
  private let identifier = UUID().uuidString
  final var settings: UISceneConfiguration
  final weak var connectedScene: UIScene?

  /// Makes a session that no scene belongs to yet. Its configuration names no class.
  init(role: Role) {
    sceneRole = role
    settings = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The session's scene. Nil until it connects, and after it was disconnected.
  open var scene: UIScene? { connectedScene }
  /// What the scene is for.
  open var role: Role { sceneRole }
  /// The configuration that the application's delegate has answered with.
  open var configuration: UISceneConfiguration { settings }
  /// A name that no other session has.
  open var persistentIdentifier: String { identifier }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's string.
    public var rawValue: String

    /// Makes a role from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
