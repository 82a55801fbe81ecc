/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  final var members: [WindowReference] = []
  final weak var lastKey: UIWindow?
  final var orientation = UIInterfaceOrientation.portrait
  final var statusBar: UIStatusBarManager?

  /// For the host: a scene of its own beside others. It is connected at once.
  package static func connected() -> UIWindowScene {
    let options = ConnectionOptions()
    let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: options)
    scene.connect(options)
    return scene
  }

  /// The screen that the scene's windows are on.
  open var screen: UIScreen { .main }
  /// The scene's windows, also hidden ones, in the order of joining it. They are not retained.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The window of this scene that was made key last, if it is visible.
  open var keyWindow: UIWindow? { lastKey }
  /// How the interface stands on the device.
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
  /// As from `init(frame:)` with the screen's bounds, in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    join(windowScene)
  }

  /// In an initialiser the property's observer would not be called.
  private func join(_ scene: UIWindowScene) { windowScene = scene }

  func move(from old: UIWindowScene?, to new: UIWindowScene?) {
    guard old !== new else { return }
    old?.members.removeAll { $0.window == nil || $0.window === self }
    if old?.lastKey === self { old?.lastKey = nil }
    new?.members.removeAll { $0.window == nil }
    new?.members.append(WindowReference(window: self))
    if isKeyWindow { new?.lastKey = self }
  }
}
