extension Scene {
  /// A drag of more than half the width, and a release: the transition completes.
  static let pan = Scene(
    name: "pan", title: "Drag",
    summary: "The page follows the finger. Past the middle, letting go completes the transition.",
    sources: [Scene.slide],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      2.6 end
      """
  ) { DemoContainerViewController() }
}
