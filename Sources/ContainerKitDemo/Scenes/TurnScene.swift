extension Scene {
  /// A tap, grabbed and dragged back; then another one, grabbed and dragged on.
  static let turn = Scene(
    name: "turn", title: "Grab and reverse",
    summary: "A running transition is caught by a finger and turned around.",
    sources: ["Animators/TurnableAnimator.swift"],
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.drag(at: 0.6, from: 120, travel: 200, duration: 0.4))
      \(Finger.tapTab(1, at: 2.4))
      \(Finger.drag(at: 2.7, from: 300, travel: -150, duration: 0.3))
      4.6 end
      """
  ) { DemoContainerViewController(pages: Pages.tiles()) { TurnableAnimator() } }
}
