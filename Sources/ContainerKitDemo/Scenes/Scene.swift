import UIKit

/// A demonstration: a root view controller, and a script of touches.
@MainActor struct Scene {
  let name: String
  let title: String
  /// The script. Each line is one event: `SECONDS down X Y`, `move X Y`, `up X Y`, `touchcancel`, `tap X Y`, `select
  /// INDEX` and more (Docs/Linux.md). The last line is `SECONDS end`. Coordinates are points in a window of 390 by 844
  /// points.
  let script: String
  let make: () -> UIViewController

  static let all = [
    tabs, pan, cancel, flick, custom, bounce, card, two, icons, many, side, fading, curtain, morph, reveal, bubble,
    move, flip, cube, parallax, news, turn, alongside, modal, push,
  ]

  static func named(_ name: String?) -> Scene? {
    all.first { $0.name == name }
  }

  var shortcutItem: UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: name, localizedTitle: title, localizedSubtitle: nil, icon: nil,
      userInfo: ["script": NSString(string: script)])
  }
}
