import UIKit

/// Reads the arguments and starts what they ask for:
///
///     --record        records all probes, writes them to the app's documents, and shows "done"
///     --exit          ends the app after that
///     --matrix        shows the cases of the gesture matrix as JSON
///     --gesture NAME  shows the screen of a case
///
/// Without arguments the app shows an empty page, in which hosted tests run.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var screen: GestureScreen?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = StatusPage("idle")
    window.makeKeyAndVisible()
    let arguments = ProcessInfo.processInfo.arguments
    if arguments.contains("--record") {
      Task { await Recorder.record(in: window, exits: arguments.contains("--exit")) }
    } else if arguments.contains("--matrix") {
      window.rootViewController = StatusPage(GestureCase.json)
    } else if let index = arguments.firstIndex(of: "--gesture"), index + 1 < arguments.count {
      let name = arguments[index + 1]
      guard let screen = GestureCase.all.first(where: { $0.id == name }).flatMap({ GestureScreen($0) }) else {
        window.rootViewController = StatusPage("unknown case \(name)")
        return
      }
      self.screen = screen
      window.rootViewController = screen.root
      screen.showState(in: window)
    }
  }
}
