extension Scene {
  /// An animator from the delegate: a tap, a cancelled drag, and a completed drag.
  static let custom = Scene(
    name: "custom", title: "Shrink",
    summary: "The outgoing page shrinks to a tenth while the next one fades in.",
    sources: ["Animators/ShrinkAnimator.swift"],
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.drag(at: 1.4, from: 300, travel: -120, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 3.4, from: 340, travel: -250, duration: 0.8))
      5.6 end
      """
  ) { DemoContainerViewController { ShrinkAnimator() } }
}
