import ContainerKit
import Stage
import Testing
import UIKit

@testable import ContainerKitDemo
@testable import FilmHost

@Suite("The demo app", .serialized) @MainActor struct DemoLaunchTests {
  private func launch(_ scene: String?) throws -> Stage {
    try Stage(size: FilmHost.size, scale: 1, fps: 60) { try FilmHost.launch(scene: scene) }
  }

  private func titles(_ window: UIWindow) -> [String?] {
    (window.rootViewController as? ContainerViewController)?.viewControllers.map(\.title) ?? []
  }

  @Test("shows the scene that it is launched with in its window, and any scene that a quick action chooses later")
  func shortcutItems() throws {
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let plain = try launch(nil)
    let navigation = plain.window.rootViewController as? UINavigationController
    let list = try #require(navigation?.topViewController as? SceneListViewController)
    plain.frame()
    #expect(list.tableView.numberOfRows(inSection: 0) == Scene.all.count && plain.scene.title == "ContainerKit")
    plain.tearDown()
    let stage = try launch("two")
    let windows = (stage.scene.delegate as? SceneDelegate)?.window
    #expect(windows === stage.window && stage.window.windowScene === stage.scene && stage.window.isKeyWindow)
    #expect(stage.window.frame == CGRect(origin: .zero, size: FilmHost.size))
    #expect(titles(stage.window) == titles(Scene.two) && titles(Scene.two) != titles(Scene.tabs))
    #expect(stage.scene.title == Scene.two.title)
    var answers: [Bool] = []
    for name in ["many", "none of them"] {
      stage.scene.perform(UIApplicationShortcutItem(type: name, localizedTitle: name)) { answers.append($0) }
    }
    #expect(answers == [true, false] && titles(stage.window) == titles(Scene.many))
    #expect(stage.issues == [])
  }

  private func titles(_ scene: Scene) -> [String?] {
    (scene.make() as? ContainerViewController)?.viewControllers.map(\.title) ?? []
  }

  @Test("returns to the list on Escape, from a scene that fills the window and from one opened in the list")
  func escape() throws {
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let stage = try launch("two")
    stage.frame()
    stage.press(.keyboardEscape)
    stage.run(for: 1)
    let navigation = try #require(stage.window.rootViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? SceneListViewController)
    #expect(stage.scene.title == "ContainerKit" && list.shownName == nil)
    #expect(list.show(named: "cube", animated: true))
    stage.run(for: 1)
    #expect(list.shownName == "cube" && stage.scene.title == Scene.cube.title && !navigation.isNavigationBarHidden)
    stage.press(.keyboardEscape)
    stage.run(for: 1)
    #expect(navigation.topViewController === list && stage.scene.title == "ContainerKit" && list.shownName == nil)
    #expect(stage.issues == [])
  }
}
