import Stage
import UIKit

/// The application's scenes are its home screen quick actions: it publishes them when it is launched, with the script
/// of each in the action's user info, and shows the one that it is launched with.
extension FilmHost {
  /// Launches the application and answers what it publishes.
  static func scenes(_ options: Options) throws -> [UIApplicationShortcutItem] {
    let stage = try Stage(size: size, scale: CGFloat(options.scale ?? defaultScale), fps: options.fps) {
      try launch(scene: nil)
    }
    defer { stage.tearDown() }
    return UIApplication.shared.shortcutItems ?? []
  }

  /// Launches the application with a scene and answers its window.
  package static func launch(scene: String?) throws -> UIWindow {
    var launchOptions: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let scene {
      launchOptions[.shortcutItem] = UIApplicationShortcutItem(type: scene, localizedTitle: scene)
    }
    UIApplication.shared.launch(options: launchOptions)
    let scenes = UIApplication.shared.shortcutItems?.map(\.type) ?? []
    if let scene, !scenes.contains(scene) {
      let names = scenes.isEmpty ? "an application with scenes" : "one of " + scenes.joined(separator: ", ")
      throw Options.Failure(option: "--scene \(scene)", expected: names)
    }
    guard let window = UIApplication.shared.keyWindow else {
      throw Options.Failure(option: "the application", expected: "a key window once it is launched")
    }
    return window
  }
}
