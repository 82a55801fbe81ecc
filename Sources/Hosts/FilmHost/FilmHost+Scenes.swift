import Stage
import SystemBars
import UIKit

/// An application's scenes are its home screen quick actions. It publishes them when it is launched, with the script of
/// each in the action's user info, and shows the scene of the action with which it is launched. An application without
/// quick actions has no scenes, and is shown and filmed as it is.
extension FilmHost {
  /// Launches the application and returns the quick actions that it publishes.
  static func scenes(_ options: Options) throws -> [UIApplicationShortcutItem] {
    let stage = try Stage(size: size, scale: CGFloat(options.scale ?? defaultScale), fps: options.fps ?? defaultRate) {
      try launch(scene: nil)
    }
    defer { stage.tearDown() }
    return published
  }

  /// Writes the names of the scenes. If there are none, says so on standard error.
  static func list(_ options: Options) throws {
    let names = try scenes(options).map(\.type)
    if names.isEmpty { FilmConsole.writeError("no scenes: this application publishes no home screen quick actions") }
    FilmConsole.write(names.map { $0 + "\n" }.joined())
  }

  /// Launches the application with a scene, or with none, and returns its window.
  package static func launch(scene: String?) throws -> UIWindow {
    var launchOptions: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let scene {
      launchOptions[.shortcutItem] = UIApplicationShortcutItem(type: scene, localizedTitle: scene)
    }
    UIApplication.shared.launch(options: launchOptions)
    let scenes = published.map(\.type)
    if let scene, !scenes.contains(scene) {
      let expected =
        scenes.isEmpty
        ? "no such option: this application publishes no home screen quick actions"
        : "one of " + scenes.joined(separator: ", ")
      throw Options.Failure(option: "--scene \(scene)", expected: expected)
    }
    guard let window = UIApplication.shared.keyWindow else {
      throw Options.Failure(option: "the application", expected: "a key window once it is launched")
    }
    window.screenSafeAreaInsets = DeviceInsets.insets(for: window.bounds.size)
    return window
  }

  /// Chooses the first quick action that has a script, as the user would on the home screen, and returns its name. A film
  /// does this if the command line names no scene.
  static func chooseFirstScene(in window: UIWindow) -> String? {
    guard let item = published.first(where: { script(of: $0) != nil }) else { return nil }
    window.windowScene?.perform(item) { _ in }
    return item.type
  }

  /// Returns the quick action of a scene.
  static func item(ofScene name: String) -> UIApplicationShortcutItem? { published.first { $0.type == name } }

  /// Returns the script that an application publishes for a scene.
  static func script(ofScene name: String) -> String? { item(ofScene: name).flatMap(script) }

  private static var published: [UIApplicationShortcutItem] { UIApplication.shared.shortcutItems ?? [] }

  static func script(of item: UIApplicationShortcutItem) -> String? {
    (item.userInfo?["script"] as? NSString).map { "\($0)" }
  }
}
