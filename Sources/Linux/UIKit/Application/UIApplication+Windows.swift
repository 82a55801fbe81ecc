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
  }

  func note(hidden window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    guard key === window else { return }
    resignKey(window)
    if let heir = orderedWindows.last(where: \.canBecomeKey) { makeKey(heir) }
  }

  func makeKey(_ window: UIWindow) {
    guard key !== window, window.canBecomeKey else { return }
    if let old = key { resignKey(old) }
    key = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  private func resignKey(_ window: UIWindow) {
    key = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  /// For the host and tests: the direction of the interface.
  package func configure(layoutDirection: UIUserInterfaceLayoutDirection) {
    direction = layoutDirection
    UIScreen.main.updateTraits()
  }
}
