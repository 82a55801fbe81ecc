extension Scene {
  /// Two tabs with images and a badge: a tap, and a drag back.
  static let two = Scene(
    name: "two", title: "Two tabs",
    summary: "Two tabs with images and a badge, and a drag back.",
    sources: [Scene.slide],
    script: """
      \(Finger.tapTab(1, of: 2, at: 0.2))
      \(Finger.drag(at: 1.6, from: 60, travel: 250, duration: 0.8))
      4.0 end
      """
  ) { DemoContainerViewController(pages: Pages.withImages(2)) }
}
