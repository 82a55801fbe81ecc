/// One instance of an application's interface, with its own life cycle.
@preconcurrency @MainActor open class UIScene: UIResponder {
  final var state = ActivationState.unattached
  /// `true` while the scene enters the foreground for the first time.
  final var isConnecting = false
  private let sceneSession: UISceneSession
  private var name: String?

  /// Makes a scene that is not connected yet. UIKit makes scenes: at launch, or for the first window without one.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    sceneSession = session
    super.init()
  }

  /// The scene's session.
  open var session: UISceneSession { sceneSession }

  /// The object that is notified of the scene's life-cycle events. Retained.
  open var delegate: (any UISceneDelegate)?
  /// The scene's current state between foreground and background.
  open var activationState: ActivationState { state }
  /// The title that the host shows to tell scenes apart. Empty if set to nil.
  open var title: String! {
    get { name ?? "" }
    set { name = newValue }
  }
  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// The states of a scene between foreground and background. Raw values are those of the header.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the application.
    case unattached = -1
    /// In the foreground and receiving touches.
    case foregroundActive = 0
    /// In the foreground, but interrupted, or in transition to another state.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// Posted when a scene connects. The object of this and the following notifications is the scene.
  public class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene has been disconnected.
  public class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene has become active.
  public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to stop being active.
  public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to enter the foreground, also before it becomes active for the first time.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene has entered the background, before its snapshot is taken.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}
