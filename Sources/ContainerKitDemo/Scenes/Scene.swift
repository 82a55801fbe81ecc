import UIKit

/// A demonstration: a root view controller, and a script of touches.
@MainActor struct Scene {
  let name: String
  let title: String
  /// One line on what the scene shows.
  let summary: String
  /// The files with the code of its transition, in the folder of the demo's sources.
  let sources: [String]
  /// The script. Each line is one event: `SECONDS down X Y`, `move X Y`, `up X Y`, `drag X Y X Y SECONDS`,
  /// `tap X Y`, `select INDEX` and more (Docs/Linux/FilmScripts.md). The last line is `SECONDS end`. Coordinates are points in a
  /// window of 390 by 844 points.
  let script: String
  let make: () -> UIViewController

  /// The scenes, the best first.
  static let all = [
    cube, turn, scrub, reveal, stack, portal, move, player, book, fold, flip, explode, card, swing, zoom, parallax,
    fading, bounce, uncover, plugged, wave, modal, dialog, half, pinch, layout, pushed, tabbed, presented, push, layer,
    header, capsule, grid, spring, days, rail, chips, titles, dots, animated, pause, alongside, news, channels, pan,
    cancel, flick, flicks, tabs, two, icons, many, thumb, languages,
  ]

  /// The container's own animator, for the sources of a scene without one.
  static let slide = "../ContainerKit/Transition/Animators/SlideAnimator.swift"

  static func named(_ name: String?) -> Scene? {
    all.first { $0.name == name }
  }

  /// Creates the root view controller of a window: in a navigation controller, if the tabs are in a navigation item. In the list
  /// of scenes, they are in the list's navigation bar.
  func makeRoot() -> UIViewController {
    let page = make()
    return page.navigationItem.titleView == nil ? page : UINavigationController(rootViewController: page)
  }

  /// The quick action that shows the scene. Its user info has what a film of the scene needs: the script, and the paths
  /// of the sources, one a line.
  var shortcutItem: UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: name, localizedTitle: title, localizedSubtitle: summary, icon: nil,
      userInfo: [
        "script": NSString(string: script),
        "sources": NSString(string: sourcePaths.joined(separator: "\n")),
      ])
  }

  /// The paths of the sources on the machine that compiled the demo.
  var sourcePaths: [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return sources.map { folder.appendingPathComponent($0).standardizedFileURL.path }
  }
}
