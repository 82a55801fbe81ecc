extension UIApplication {
  var orderedWindows: [UIWindow] {
    let windows = visibleWindows.compactMap(\.window)
    return windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  func note(visible window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    visibleWindows.append(WindowReference(window: window))
    if window.windowScene == nil { window.windowScene = sharedScene }
  }

  /// The scene of windows that were not given one. It is created again if it has been disconnected.
  private var sharedScene: UIWindowScene {
    if let firstScene, firstScene.state != .unattached { return firstScene }
    let scene = UIWindowScene.connected()
    firstScene = scene
    return scene
  }

  func note(hidden window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    if let scene = window.windowScene, scene.lastKey === window {
      scene.lastKey = orderedWindows.last { $0.windowScene === scene && $0.canBecomeKey }
    }
    guard key === window else { return }
    resignKey(window)
    if let heir = orderedWindows.last(where: \.canBecomeKey) { makeKey(heir) }
  }

  func makeKey(_ window: UIWindow) {
    guard key !== window, window.canBecomeKey else { return }
    if let old = key { resignKey(old) }
    key = window
    window.windowScene?.lastKey = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private func resignKey(_ window: UIWindow) {
    key = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  /// Sets the interface's layout direction. Called by the host and tests.
  package func configure(layoutDirection: UIUserInterfaceLayoutDirection) {
    direction = layoutDirection
    UIScreen.main.updateTraits()
  }
}
