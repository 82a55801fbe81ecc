extension Scene {
  /// Four tabs with images and badges, and an indicator: a cancelled drag, a completed drag, and a tap.
  static let icons = Scene(
    name: "icons", title: "Images and badges",
    summary: "Tabs with images, badges, and an indicator that follows the finger.",
    sources: [Scene.slide],
    script: """
      \(Finger.drag(at: 0.2, from: 300, travel: -150, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 2.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.tapTab(3, at: 4.4))
      6.0 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.withImages(4))
    container.tabBar.appearance.indicator = .line()
    return container
  }
}
