import Stage
import Testing

@testable import UIKit

/// The calls of a launch's delegates and controller, with the conditions that hold during each.
@MainActor private var lines: [String] = []

/// Records a step in the words of the recorded launch's table if its conditions hold; otherwise a different line.
@MainActor private func note(_ step: String, _ conditions: String? = nil, if hold: Bool = true) {
  recorded.append(hold ? step + (conditions.map { " (\($0))" } ?? "") : "\(step), other conditions")
}

@MainActor private var recorded: [String] = []

private final class LaunchedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    lines.append("viewDidLoad, window \(view.window != nil)")
    note("viewDidLoad", "view has no window and no superview", if: view.window == nil && view.superview == nil)
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let insets = view.safeAreaInsets
    recorded.append(
      "viewSafeAreaInsetsDidChange (\(Int(insets.top)),\(Int(insets.left)),\(Int(insets.bottom)),\(Int(insets.right)))")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lines.append("viewWillAppear, window \(view.window != nil)")
    note("viewWillAppear", "no window", if: view.window == nil)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lines.append("viewDidAppear, window \(view.window != nil)")
    note("viewDidAppear")
  }
}

private final class LaunchedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  override init() {
    lines.append("scene delegate init")
    note("scene delegate init")
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let isKnown = session.scene === scene && scene.session === session && scene.delegate === self
    lines.append(
      "willConnectTo \(session.configuration.name ?? "-") for \(connectionOptions.shortcutItem?.type ?? "-"), "
        + "state \(scene.activationState.rawValue), session known \(isKnown)")
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.screenSafeAreaInsets = LaunchedDelegate.safeAreaInsets
    note(
      "scene willConnectTo", "window there: hidden, not key",
      if: window.isHidden && !window.isKeyWindow && scene.activationState == .unattached)
    window.rootViewController = LaunchedPage()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    lines.append("sceneWillEnterForeground, key window \(window?.isKeyWindow == true)")
    note(
      "sceneWillEnterForeground", "window key and visible",
      if: window?.isKeyWindow == true && window?.isHidden == false)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    lines.append("sceneDidBecomeActive, state \(scene.activationState.rawValue)")
    note("sceneDidBecomeActive")
  }
  func sceneDidDisconnect(_ scene: UIScene) {
    lines.append("sceneDidDisconnect, session's scene \(scene.session.scene != nil)")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(shortcutItem.type == "known")
  }
}

private final class LaunchedDelegate: UIResponder, UIApplicationDelegate {
  static var safeAreaInsets = UIEdgeInsets.zero
  var delegateClass: AnyClass? = LaunchedSceneDelegate.self
  var role = UISceneSession.Role.windowApplication

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    lines.append("willFinishLaunching")
    note("application willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    lines.append(
      "didFinishLaunching, scenes with delegates \(application.connectedScenes.count { $0.delegate != nil })")
    note(
      "application didFinishLaunching", "no connected scenes",
      if: application.connectedScenes.allSatisfy { $0.delegate == nil })
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    lines.append(
      "configurationForConnecting \(connectingSceneSession.role.rawValue) for \(options.shortcutItem?.type ?? "-")")
    note("configurationForConnecting")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: role)
    configuration.delegateClass = delegateClass
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { lines.append("applicationDidBecomeActive") }
}

@MainActor @Suite("A scene that connects at launch", .serialized) struct SceneConnectionTests {
  /// Makes a stage whose window is the one that the application is launched with.
  private func launch(_ delegate: LaunchedDelegate, shortcutItem: String? = nil) throws -> Stage {
    UIApplication.shared.delegate = delegate
    (lines, recorded) = ([], [])
    return try Stage(size: CGSize(width: 390, height: 844), scale: 1, fps: 60) {
      for scene in UIApplication.shared.connectedScenes { scene.enterBackground() }
      var options: [UIApplication.LaunchOptionsKey: Any] = [:]
      if let shortcutItem {
        options[.shortcutItem] = UIApplicationShortcutItem(type: shortcutItem, localizedTitle: shortcutItem)
      }
      UIApplication.shared.launch(options: options)
      return try #require(UIApplication.shared.keyWindow)
    }
  }

  /// The table's steps for the application delegate's `init` and the storyboard's `init(coder:)` do not apply here.
  @Test(
    "makes all calls in the order and under the conditions recorded on iOS 26, with a window that the delegate creates"
  )
  func recordedOrder() throws {
    let table = try ControllerFact.table("launch_containment_order_ios26")
    let steps = try #require(table["launch_with_scene_storyboard"] as? [String])
    #expect(table["scene_activation_before"] as? Int == UIScene.ActivationState.unattached.rawValue)
    LaunchedDelegate.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let delegate = LaunchedDelegate()
    defer {
      LaunchedDelegate.safeAreaInsets = .zero
      UIApplication.shared.delegate = nil
    }
    let stage = try launch(delegate)
    let applicable = steps.filter {
      !$0.hasPrefix("application delegate init") && !$0.hasPrefix("root controller init(coder:)")
    }
    #expect(recorded == applicable && applicable.count == 11 && steps.count == 13)
    #expect(stage.issues == [])
  }

  @Test("calls delegates and the root controller in the order of iOS 26")
  func order() throws {
    let delegate = LaunchedDelegate()
    defer { UIApplication.shared.delegate = nil }
    let stage = try launch(delegate, shortcutItem: "known")
    #expect(
      lines == [
        "willFinishLaunching",
        "didFinishLaunching, scenes with delegates 0",
        "configurationForConnecting UIWindowSceneSessionRoleApplication for known",
        "scene delegate init",
        "willConnectTo Default for known, state -1, session known true",
        "viewDidLoad, window false",
        "viewWillAppear, window false",
        "sceneWillEnterForeground, key window true",
        "viewDidAppear, window true",
        "sceneDidBecomeActive, state 0",
      ])
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && stage.issues == [])
    lines = []
    stage.tearDown()
    #expect(lines == ["sceneDidDisconnect, session's scene false"])
  }

  @Test("performs quick actions that are chosen later if its delegate can")
  func shortcutItems() throws {
    let delegate = LaunchedDelegate()
    defer { UIApplication.shared.delegate = nil }
    let stage = try launch(delegate)
    #expect(lines.contains("willConnectTo Default for -, state -1, session known true"))
    var answers: [Bool] = []
    for type in ["known", "unknown"] {
      stage.scene.perform(UIApplicationShortcutItem(type: type, localizedTitle: type)) { answers.append($0) }
    }
    final class Silent: NSObject, UIWindowSceneDelegate {}
    stage.scene.delegate = Silent()
    stage.scene.perform(UIApplicationShortcutItem(type: "known", localizedTitle: "known")) { answers.append($0) }
    stage.scene.delegate = nil
    stage.scene.perform(UIApplicationShortcutItem(type: "known", localizedTitle: "known")) { answers.append($0) }
    #expect(answers == [true, false, false, false])
  }

  @Test("is not made if the configuration names no class; the application's delegate is notified instead")
  func noClass() {
    let delegate = LaunchedDelegate()
    delegate.delegateClass = nil
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    for scene in UIApplication.shared.connectedScenes { scene.enterBackground() }
    let before = UIApplication.shared.connectedScenes
    lines = []
    UIApplication.shared.launch()
    #expect(
      lines == [
        "willFinishLaunching", "didFinishLaunching, scenes with delegates 0",
        "configurationForConnecting UIWindowSceneSessionRoleApplication for -", "applicationDidBecomeActive",
      ])
    #expect(UIApplication.shared.connectedScenes == before)
  }

  @Test("stops the program if the class is not a scene delegate's, or the role is not the session's")
  func wrongClass() async {
    let wrongClass = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = LaunchedDelegate()
        delegate.delegateClass = UIView.self
        UIApplication.shared.delegate = delegate
        UIApplication.shared.launch()
      }
    }
    #expect(errorText(wrongClass).contains("expected a class that conforms to UISceneDelegate, found UIView"))
    let wrongRole = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let delegate = LaunchedDelegate()
        delegate.role = UISceneSession.Role(rawValue: "Other")
        UIApplication.shared.delegate = delegate
        UIApplication.shared.launch()
      }
    }
    #expect(errorText(wrongRole).contains("expected the role"))
  }
}
