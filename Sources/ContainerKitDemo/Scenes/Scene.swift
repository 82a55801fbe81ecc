import UIKit

/// Something to look at: a root view controller, and a script of touches that shows it off.
@MainActor struct Scene {
  let name: String
  let title: String
  /// One event a line: `SECONDS down X Y`, `move X Y`, `up X Y`, `touchcancel`, `tap X Y`, `select INDEX` and more
  /// (Docs/Linux.md), and last `SECONDS end`. Points are of a window of 390 by 844.
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
