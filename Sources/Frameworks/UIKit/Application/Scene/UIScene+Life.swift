/// The scene's life cycle, which the host drives. Each step notifies the scene's delegate and then its observers,
/// followed by those of the application if its state changes, too (the order among them is a guess: app-2).
extension UIScene {
  /// Connects the scene to the application. It enters the foreground unless the application is in the background.
  package func connect(_ options: ConnectionOptions = ConnectionOptions()) {
    guard state == .unattached else { return }
    let application = UIApplication.shared
    application.add(self)
    session.connectedScene = self
    isConnecting = true
    delegate?.scene(self, willConnectTo: session, options: options)
    post(Self.willConnectNotification)
    if application.state == .background { state = .background } else { enterForeground() }
    isConnecting = false
    (self as? UIWindowScene)?.endAppearances()
    if application.state == .active { activate() }
  }

  /// Disconnects the scene, whatever its activation state is.
  package func disconnect() {
    guard state != .unattached else { return }
    enterBackground()
    TouchDelivery.forget(self)
    UIApplication.shared.remove(self)
    session.connectedScene = nil
    state = .unattached
    delegate?.sceneDidDisconnect(self)
    post(Self.didDisconnectNotification)
  }

  /// Moves the scene to the foreground if necessary, and makes it active.
  package func activate() {
    if state == .background { enterForeground() }
    guard state == .foregroundInactive else { return }
    state = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
    UIApplication.shared.noteBecameActive()
  }

  /// Makes the scene inactive because something interrupts it.
  package func deactivate() {
    guard state == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    let isLast = !UIApplication.shared.scenes.contains { $0 !== self && $0.state == .foregroundActive }
    if isLast { UIApplication.shared.noteWillResignActive() }
    state = .foregroundInactive
  }

  /// Moves the scene to the background.
  package func enterBackground() {
    guard state == .foregroundActive || state == .foregroundInactive else { return }
    deactivate()
    state = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    let isLast = UIApplication.shared.scenes.allSatisfy { $0.state == .background }
    if isLast { UIApplication.shared.noteEnteredBackground() }
    if Self.removesAnimationsInBackground { removePassingAnimations() }
    // The system's snapshot of the app includes the changes that these callbacks make.
    CATransaction.flush()
  }

  /// `true` if a scene that enters the background loses its layers' animations, as on a device. Animations that are not
  /// removed on completion stay.
  package static var removesAnimationsInBackground = false

  /// Called after the delegates and observers have been notified (a guess: app-30).
  private func removePassingAnimations() {
    for window in (self as? UIWindowScene)?.windows ?? [] { window.layer.removePassingAnimations() }
  }

  /// Moves the scene to the foreground. It is not active yet.
  package func enterForeground() {
    guard state == .background || state == .unattached else { return }
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    UIApplication.shared.noteWillEnterForeground()
    state = .foregroundInactive
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
