extension Scene {
  /// A picture of a grid is tapped, which pushes the pictures in one column; two fingers pinch it a little and release it, and pinch it
  /// back to the grid; another tab is tapped.
  static let layout = Scene(
    name: "layout", title: "A layout under two fingers",
    summary: "A pinch moves each picture of a collection view from one layout to the other.",
    sources: ["Controllers/ScrubbedLayout.swift", "Controllers/LayoutPush.swift", "Scenes/LayoutScene.swift"],
    script: """
      \(Finger.tap(195, 360, at: 0.2))
      \(Finger.pinch(at: 1.6, from: 320, to: 220, duration: 0.5, rest: 0.2))
      \(Finger.pinch(at: 3.4, from: 340, to: 80, duration: 0.8))
      \(Finger.tapTab(1, at: 5.6))
      7.2 end
      """
  ) {
    let navigation = LayoutPush.navigation(title: "Cards", isPinched: true) { ScrubbedLayout.animator(to: $0, $1) }
    return DemoContainerViewController(pages: [navigation] + Pages.make().dropFirst())
  }
}
