/// The system's record of a scene: its role and its configuration.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  private let sceneRole: Role
  private let identifier = UUID().uuidString
  final var settings: UISceneConfiguration
  final weak var connectedScene: UIScene?

  /// Makes a session that has no scene yet. Its configuration names no class.
  init(role: Role) {
    sceneRole = role
    settings = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The session's scene. Nil before it connects and after it is disconnected.
  open var scene: UIScene? { connectedScene }
  /// The role of the scene.
  open var role: Role { sceneRole }
  /// The configuration that the application's delegate returned.
  open var configuration: UISceneConfiguration { settings }
  /// An identifier that is unique among sessions.
  open var persistentIdentifier: String { identifier }

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's string.
    public var rawValue: String

    /// Makes a role from its string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
