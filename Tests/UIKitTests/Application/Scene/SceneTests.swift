import Stage
import Testing
import UIKit

@MainActor @Suite("Scenes:", .serialized) struct SceneTests {
  /// Logs the notifications of the application and of scenes, the latter with the scene's name.
  private final class Observer: @unchecked Sendable {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init(_ names: [ObjectIdentifier: String]) {
      let received: [NSNotification.Name] = [
        UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
        UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
        UIScene.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
      ]
      for name in received {
        let short = name.rawValue.replacing("Notification", with: "").dropFirst(2)
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] note in
            let subject = names[ObjectIdentifier(note.object as AnyObject)]
            if note.object is UIApplication {
              lines.append("\(short)")
            } else if let subject {
              lines.append("\(subject) \(short)")
            }
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test("with one scene, its notifications and the application's come in order, with matching states")
  func one() {
    let stage = Stage()
    for scene in UIApplication.shared.connectedScenes where scene !== stage.scene { scene.enterBackground() }
    let observer = Observer([ObjectIdentifier(stage.scene): "one"])
    #expect(stage.scene.activationState == .foregroundActive && UIApplication.shared.applicationState == .active)
    stage.enterBackground()
    #expect(
      observer.take() == [
        "one SceneWillDeactivate", "ApplicationWillResignActive", "one SceneDidEnterBackground",
        "ApplicationDidEnterBackground",
      ])
    #expect(stage.scene.activationState == .background && UIApplication.shared.applicationState == .background)
    stage.enterBackground()
    #expect(observer.take() == [])
    stage.enterForeground()
    #expect(
      observer.take() == [
        "one SceneWillEnterForeground", "ApplicationWillEnterForeground", "one SceneDidActivate",
        "ApplicationDidBecomeActive",
      ])
    stage.scene.deactivate()
    #expect(observer.take() == ["one SceneWillDeactivate", "ApplicationWillResignActive"])
    #expect(stage.scene.activationState == .foregroundInactive)
    #expect(UIApplication.shared.applicationState == .inactive)
    stage.enterForeground()
    #expect(observer.take() == ["one SceneDidActivate", "ApplicationDidBecomeActive"])
  }

  @Test("two scenes enter the background independently; the application follows the last one")
  func two() {
    let stage = Stage()
    for scene in UIApplication.shared.connectedScenes where scene !== stage.scene { scene.enterBackground() }
    let other = stage.addWindow(size: CGSize(width: 300, height: 300))
    guard let second = other.windowScene else { return #expect(Bool(false), "the window has no scene") }
    #expect(second !== stage.scene && stage.scene.windows == [stage.window] && second.windows == [other])
    #expect(UIApplication.shared.connectedScenes.isSuperset(of: [stage.scene, second]))
    let observer = Observer([ObjectIdentifier(stage.scene): "one", ObjectIdentifier(second): "two"])
    stage.enterBackground()
    #expect(observer.take() == ["one SceneWillDeactivate", "one SceneDidEnterBackground"])
    #expect(second.activationState == .foregroundActive && UIApplication.shared.applicationState == .active)
    stage.enterForeground()
    #expect(observer.take() == ["one SceneWillEnterForeground", "one SceneDidActivate"])
    stage.enterBackground(other)
    stage.enterBackground()
    #expect(
      observer.take() == [
        "two SceneWillDeactivate", "two SceneDidEnterBackground", "one SceneWillDeactivate",
        "ApplicationWillResignActive", "one SceneDidEnterBackground", "ApplicationDidEnterBackground",
      ])
    UIApplication.shared.becomeActive()
    #expect(stage.scene.activationState == .foregroundActive && second.activationState == .foregroundActive)
    second.disconnect()
    #expect(second.activationState == .unattached && !UIApplication.shared.connectedScenes.contains(second))
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var lines: [String] = []
    func sceneDidDisconnect(_ scene: UIScene) { lines.append("disconnect \(scene.activationState.rawValue)") }
    func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active \(scene.activationState.rawValue)") }
    func sceneWillResignActive(_ scene: UIScene) { lines.append("resign \(scene.activationState.rawValue)") }
    func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground \(scene.activationState.rawValue)") }
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append("background \(scene.activationState.rawValue)") }
  }

  private final class ApplicationDelegate: NSObject, UIApplicationDelegate {
    var lines: [String] = []
    func applicationDidEnterBackground(_ application: UIApplication) { lines.append("background") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { lines.append("memory") }
  }

  @Test("a scene's delegate gets the life-cycle calls, and the application's delegate then gets none")
  func delegates() {
    let (stage, delegate, application) = (Stage(), SceneDelegate(), ApplicationDelegate())
    for scene in UIApplication.shared.connectedScenes where scene !== stage.scene { scene.enterBackground() }
    UIApplication.shared.delegate = application
    defer { UIApplication.shared.delegate = nil }
    stage.enterBackground()
    #expect(application.lines == ["background"])
    stage.enterForeground()
    stage.scene.delegate = delegate
    stage.enterBackground()
    stage.enterForeground()
    #expect(delegate.lines == ["resign 0", "background 2", "foreground 2", "active 0"])
    #expect(application.lines == ["background"])
    delegate.lines = []
    stage.tearDown()
    #expect(delegate.lines == ["resign 0", "background 2", "disconnect -1"])
  }

  @Test("a window without a scene joins the application's scene when it is shown; each scene has a key window")
  func windows() {
    FrameLoop.main = FrameLoop(clock: ManualClock(now: 0))
    let (one, two, lone) = (UIWindow(), UIWindow(), UIWindow(windowScene: .connected()))
    #expect(one.windowScene == nil && lone.windowScene != nil)
    for window in [one, two, lone] { window.makeKeyAndVisible() }
    #expect(one.windowScene === two.windowScene && one.windowScene !== lone.windowScene)
    #expect(one.windowScene?.keyWindow === two && lone.windowScene?.keyWindow === lone)
    #expect(one.next === one.windowScene && one.windowScene?.next === UIApplication.shared)
    two.isHidden = true
    #expect(one.windowScene?.keyWindow === one)
    lone.windowScene?.disconnect()
  }

  @Test("a memory warning reaches the application's delegate and every controller")
  func memory() {
    final class Page: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let (shown, loose, application) = (Page(), Page(), ApplicationDelegate())
    let scene = ViewScene(root: shown)
    UIApplication.shared.delegate = application
    defer { UIApplication.shared.delegate = nil }
    weak var lost: Page?
    do {
      let page = Page()
      lost = page
    }
    UIApplication.shared.warnOfMemory()
    #expect(shown.warnings == 1 && loose.warnings == 1 && application.lines == ["memory"] && lost == nil)
    #expect(!loose.isViewLoaded)
    scene.window.isHidden = true
  }
}
