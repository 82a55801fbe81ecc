extension UIApplication {
  /// Connects the scene with which an application is launched, if the application's delegate names a class for the
  /// scene's delegate.
  ///
  /// Without a scene delegate, the application's delegate has the window, as before iOS 13.
  func connectScene(shortcutItem: UIApplicationShortcutItem?) {
    guard let delegate else { return }
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions(shortcutItem: shortcutItem)
    let configuration = delegate.application(self, configurationForConnecting: session, options: options)
    guard configuration.role == session.role else {
      fatalError("a scene's configuration: expected the role \(session.role), found \(configuration.role)")
    }
    session.settings = configuration
    guard let type = configuration.delegateClass else { return }
    guard let sceneDelegate = (type as? NSObject.Type).map(Instantiation.make) as? any UISceneDelegate else {
      fatalError("a scene's configuration: expected a class that conforms to UISceneDelegate, found \(type)")
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    scene.connect(options)
  }
}

extension UIWindowScene {
  /// Called by the host when the user chooses a quick action while the application runs.
  package func perform(_ shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return completionHandler(false) }
    delegate.windowScene(self, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}
