import ContainerKit

extension Scene {
  /// A capsule of tabs below a player: it closes with a scroll, stays closed in a cancelled drag, returns with a scroll up, closes
  /// again, opens for a tap, and moves on with a tap on the third tab.
  static let capsule = Scene(
    name: "capsule", title: "A capsule that minimizes",
    summary: "The tabs close around the selected one as a list scrolls down, and return.",
    sources: ["Bars/CapsuleBar.swift", "Bars/PlayerStrip.swift", "Scenes/CapsuleScene.swift"],
    script: """
      \(Finger.pull(at: 0.2, from: 560, travel: -240, duration: 0.6, rest: 0.2))
      \(Finger.drag(at: 1.6, from: 340, travel: -150, duration: 0.4, rest: 0.2))
      \(Finger.pull(at: 3.2, from: 360, travel: 100, duration: 0.3, rest: 0.2))
      \(Finger.pull(at: 4.4, from: 560, travel: -240, duration: 0.4, rest: 0.2))
      \(Finger.tap(54, closedHeight, at: 5.6))
      \(Finger.tap(233, closedHeight, at: 6.6))
      8.4 end
      """
  ) { musicApp(PlayerStrip(.at(2))) }

  /// Creates a music app with a strip above its tabs.
  static func musicApp(_ strip: PlayerStrip) -> ContainerViewController {
    let bar = CapsuleBar(accessory: strip)
    let pages = Pages.lists()
    for page in pages {
      page.onScroll = { [unowned bar] in bar.follow($0) }
      page.onRest = { [unowned bar] in bar.settle($0) }
    }
    let container = DemoContainerViewController(pages: pages)
    container.customTabBar = bar
    container.coversStatusBar = true
    return container
  }

  /// The distance of a tap on the capsule from the top, in points, with and without the home indicator below it.
  private static let closedHeight = 792.0
}
