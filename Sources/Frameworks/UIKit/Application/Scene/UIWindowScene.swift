/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  final var members: [WindowReference] = []
  final weak var lastKey: UIWindow?
  final var orientation = UIInterfaceOrientation.portrait
  final var statusBar: UIStatusBarManager?

  /// Called by the host. Returns a connected scene in addition to the others.
  package static func connected() -> UIWindowScene {
    let options = ConnectionOptions()
    let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: options)
    scene.connect(options)
    return scene
  }

  /// The screen that the scene's windows are on.
  open var screen: UIScreen { .main }
  /// The scene's windows, including hidden ones, in the order in which they joined it. They are not retained.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The visible window of this scene that was made key last.
  open var keyWindow: UIWindow? { lastKey }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { orientation }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

extension UIWindowScene {
  /// Completes the appearance calls of the windows that were shown while the scene was connecting.
  func endAppearances() {
    for window in windows {
      guard let root = window.root, root.appearance.phase == .appearing else { continue }
      window.endAppearance(of: root)
    }
  }
}

extension UIWindow {
  /// Sets the property outside of the initializer, which does not call its observer.
  func join(_ scene: UIWindowScene) { windowScene = scene }

  func move(from old: UIWindowScene?, to new: UIWindowScene?) {
    guard old !== new else { return }
    old?.members.removeAll { $0.window == nil || $0.window === self }
    if old?.lastKey === self { old?.lastKey = nil }
    new?.members.removeAll { $0.window == nil }
    new?.members.append(WindowReference(window: self))
    if isKeyWindow { new?.lastKey = self }
  }
}
