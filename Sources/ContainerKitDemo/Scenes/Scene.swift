import UIKit

// sample: in the demo
/// A demonstration: a root view controller, and a script of touches.
///
/// To add one, write a file such as `Scenes/There.swift`, add the name to `all`, and run `Scripts/generate`, which lists it in
/// Docs/Scenes.md:
///
/// ```swift
/// extension Scene {
///   /// Goes there, and back before the first transition is over.
///   static let there = Scene(
///     name: "there", title: "There and back",
///     summary: "A tap on the second tab, and one on the first before the transition is over.",
///     sources: [Scene.slide],
///     script: """
///       \(Finger.tapTab(1, at: 0.2))
///       \(Finger.tapTab(0, at: 0.3))
///       3.2 end
///       """
///   ) { DemoContainerViewController() }
/// }
/// ```
///
/// The tests check, at 60 and at 120 frames a second, that the name is unique, the summary one line, and the sources exist; that
/// the first touch is at 0.2 s, and touches begin and end on tenths of a second; that the scene shows a transition, ends at rest,
/// and flashes in no frame. `Scripts/demo --flashes --scene there` looks for flashes at more rates and under harder conditions. To
/// try a script before, put it into a file: `Scripts/demo --film DIR --scene pan --script FILE`.
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
