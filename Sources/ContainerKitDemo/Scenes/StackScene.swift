extension Scene {
  /// A card that rises over another one, and falls again.
  static let stack = Scene(
    name: "stack", title: "Stack of cards",
    summary: "The next card rises over the page, which tilts back.",
    sources: ["Animators/StackAnimator.swift", "Animators/PoseKeyframes.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.covers()) { from, to in StackAnimator(rises: to.isAfter(from)) }
  }
}
