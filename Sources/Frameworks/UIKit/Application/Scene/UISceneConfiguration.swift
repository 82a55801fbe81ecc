/// The configuration of a scene: the classes of the objects that UIKit creates for it.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  private let configurationName: String?
  private let sceneRole: UISceneSession.Role

  /// Makes a configuration. The name is not looked up in a property list. Set the classes on the configuration instead.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    configurationName = name
    sceneRole = sessionRole
    super.init()
  }

  /// The configuration's name in the application's property list.
  open var name: String? { configurationName }
  /// The role of the sessions that the configuration is for.
  open var role: UISceneSession.Role { sceneRole }
  /// The class of the scene's delegate, which conforms to `UISceneDelegate`.
  open var delegateClass: AnyClass?
}

extension UIScene {
  /// The reasons why a scene connects.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    private let item: UIApplicationShortcutItem?

    init(shortcutItem: UIApplicationShortcutItem? = nil) {
      item = shortcutItem
      super.init()
    }

    /// The quick action that the user chose.
    open var shortcutItem: UIApplicationShortcutItem? { item }
  }
}
