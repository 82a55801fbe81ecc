extension Scene {
  /// Tapped, and stopped twice by the button above the pages; then dragged and let go, dragged to the end.
  static let curtain = Scene(
    name: "curtain", title: "Draw a curtain, and stop it",
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.tap(195, 60, at: 0.5))
      \(Finger.tap(195, 60, at: 0.9))
      \(Finger.drag(at: 2.2, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 4.0, from: 340, travel: -250, duration: 0.8))
      6.2 end
      """
  ) { CurtainViewController() }
}
