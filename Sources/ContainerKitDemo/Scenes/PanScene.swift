extension Scene {
  /// A drag of more than half the width, and a release: the transition completes.
  static let pan = Scene(
    name: "pan", title: "Drag to the next page",
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      2.6 end
      """
  ) { DemoContainerViewController() }
}
