extension Scene {
  /// Two tabs with images and a badge: a drag, and a tap back.
  static let two = Scene(
    name: "two", title: "Two tabs",
    summary: "Two tabs with images and a badge, a drag, and a tap back.",
    sources: [Scene.slide],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.tapTab(0, of: 2, at: 2.4))
      4.0 end
      """
  ) { DemoContainerViewController(pages: Pages.withImages(2)) }
}
