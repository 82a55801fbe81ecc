/// One instance of an application's interface, with a life of its own between front and background.
@preconcurrency @MainActor open class UIScene: UIResponder {
  final var state = ActivationState.unattached
  /// `true` while the scene enters the foreground for the first time.
  final var isConnecting = false
  private let sceneSession: UISceneSession
  private var name: String?

  /// Makes a scene that is not connected yet. UIKit makes scenes: at launch, or for the first window that has none.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    sceneSession = session
    super.init()
  }

  /// The scene's session.
  open var session: UISceneSession { sceneSession }

  /// Hears of the scene's life. Retained.
  open var delegate: (any UISceneDelegate)?
  /// Where the scene is between front and background.
  open var activationState: ActivationState { state }
  /// What the host shows to tell scenes apart. Nil is an empty text.
  open var title: String! {
    get { name ?? "" }
    set { name = newValue }
  }
  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Where a scene is between front and background. Raw values are those of the header.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the application.
    case unattached = -1
    /// In front, hearing touches.
    case foregroundActive = 0
    /// In front, but interrupted, or on the way.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// Posted when a scene was connected. The object of this and the following ones is the scene.
  public class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was taken away.
  public class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene became active.
  public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to stop being active.
  public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to leave the background, and before it becomes active for the first time.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene went to the background, before its snapshot is taken.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}
