extension Scene {
  /// A drag by two fifths of the page's width (10 points more until it is recognized as a pan), a rest, and a release:
  /// the transition is cancelled.
  static let cancel = Scene(
    name: "cancel", title: "Cancelled drag",
    summary: "The finger rests and lifts before the middle, and the page goes back.",
    sources: [Scene.slide],
    script: """
      \(Finger.drag(at: 0.2, from: 300, travel: -0.4 * 390 - 10, duration: 0.5, rest: 0.2))
      2.6 end
      """
  ) { DemoContainerViewController() }
}
