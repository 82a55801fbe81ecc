extension Scene {
  /// A picture of a grid is tapped, which pushes the pictures in one column; a tap on another one pops them; once more with a picture
  /// farther down, and then another tab is tapped.
  static let spring = Scene(
    name: "spring", title: "A layout on a spring",
    summary: "A push and a pop set a collection view's layout inside a spring.",
    sources: ["Controllers/SpringLayoutAnimator.swift", "Controllers/LayoutPush.swift", "Scenes/SpringScene.swift"],
    script: """
      \(Finger.tap(195, 360, at: 0.2))
      \(Finger.tap(195, 420, at: 2.0))
      \(Finger.pull(at: 3.6, from: 560, travel: -300, duration: 0.3, rest: 0.2))
      \(Finger.tap(80, 560, at: 5.4))
      \(Finger.tap(195, 380, at: 7.2))
      \(Finger.tapTab(1, at: 9.0))
      10.4 end
      """
  ) {
    let navigation = LayoutPush.navigation(title: "Cards") { SpringLayoutAnimator(to: $0, $1) }
    return DemoContainerViewController(pages: [navigation] + Pages.make().dropFirst())
  }
}
