extension Scene {
  /// A short but fast drag, which completes the transition. Then the same in the other direction.
  static let flick = Scene(
    name: "flick", title: "Flick",
    summary: "A short, fast drag is enough to change the page, in both directions.",
    sources: [Scene.slide],
    script: """
      \(Finger.drag(at: 0.2, from: 300, travel: -110, duration: 0.1))
      \(Finger.drag(at: 1.8, from: 120, travel: 110, duration: 0.1))
      3.4 end
      """
  ) { DemoContainerViewController() }
}
