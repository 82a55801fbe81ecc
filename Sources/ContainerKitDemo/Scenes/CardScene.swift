extension Scene {
  /// The tutorial's animator: a tap, a cancelled drag, and a completed drag.
  static let card = Scene(
    name: "card", title: "Card",
    summary: "The incoming page slides over the outgoing one, which steps back and dims.",
    sources: ["Animators/CardAnimator.swift"],
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.drag(at: 1.2, from: 300, travel: -140, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 3.2, from: 340, travel: -250, duration: 0.8))
      5.2 end
      """
  ) { DemoContainerViewController { CardAnimator() } }
}
