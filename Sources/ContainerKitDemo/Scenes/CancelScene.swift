extension Scene {
  /// The page is dragged two fifths of its width (it takes the finger 10 points to be a pan), rests, and is let go:
  /// everything comes back.
  static let cancel = Scene(
    name: "cancel", title: "Drag, think again, let go",
    script: """
      \(Finger.drag(at: 0.2, from: 300, travel: -0.4 * 390 - 10, duration: 0.5, rest: 0.2))
      2.6 end
      """
  ) { DemoContainerViewController() }
}
