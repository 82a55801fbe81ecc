import ContainerKit
import SwiftUI
import UIKit

/// A window with the list; on top of it what was chosen from the list, by a launch argument (`--scene NAME`) or from the home
/// screen, or what was there last.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "ContainerKitDemo.scene"
  private static let nameKey = "name"

  var window: UIWindow?
  private let list = SceneListViewController(additionalRows: [
    .init(
      name: "swiftui", title: "SwiftUI", summary: "SwiftUI pages, selected by a binding, and the days of twenty years.",
      make: { UIHostingController(rootView: SwiftUIScene()) })
  ])

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = DemoWindow(windowScene: windowScene)
    window.onEscape = { [unowned self] in list.showList() }
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    if let name = Self.argument(after: "--scene") {
      _ = list.show(named: name, animated: false)
    } else if let item = connectionOptions.shortcutItem {
      _ = list.show(named: item.type, animated: false)
    } else if let activity = session.stateRestorationActivity, let name = activity.userInfo?[Self.nameKey] as? String,
      list.show(named: name, animated: false)
    {
      (list.shown as? ContainerViewController)?.restoreSelection(from: activity.userInfo)
    }
  }

  /// Returns the launch argument that follows an option. Xcode's scheme and the UI tests choose a scene by it.
  private static func argument(after option: String) -> String? {
    let arguments = ProcessInfo.processInfo.arguments
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(list.show(named: shortcutItem.type, animated: false))
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let name = list.shownName else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: [Self.nameKey: name])
    if let container = list.shown as? ContainerViewController {
      activity.addUserInfoEntries(from: container.selectionState)
    }
    return activity
  }
}
