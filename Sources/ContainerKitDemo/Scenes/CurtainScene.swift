extension Scene {
  /// A tap, paused twice with the button above the pages; then a cancelled drag, and a completed drag.
  static let curtain = Scene(
    name: "curtain", title: "Curtain",
    summary: "A mask draws the page up like a curtain. A tap pauses it, another one continues.",
    sources: ["Animators/CurtainAnimator.swift", "Animators/PathChange.swift", "Pages/CurtainViewController.swift"],
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.tap(195, 72, at: 0.5))
      \(Finger.tap(195, 72, at: 0.9))
      \(Finger.drag(at: 2.2, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 4.0, from: 340, travel: -250, duration: 0.8))
      6.2 end
      """
  ) { CurtainViewController() }
}
