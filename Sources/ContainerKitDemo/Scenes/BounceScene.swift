extension Scene {
  /// A page that moves up from below with a loose spring.
  static let bounce = Scene(
    name: "bounce", title: "Bounce",
    summary: "The incoming page springs up from below and overshoots.",
    sources: ["Animators/BounceAnimator.swift"],
    script: """
      \(Finger.tapTab(2, at: 0.2))
      \(Finger.tapTab(3, at: 1.8))
      \(Finger.drag(at: 3.4, from: 60, travel: 250, duration: 0.8))
      5.8 end
      """
  ) { DemoContainerViewController { BounceAnimator() } }
}
