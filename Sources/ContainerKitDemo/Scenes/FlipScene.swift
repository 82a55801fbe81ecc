extension Scene {
  /// A half turn in perspective, in both directions.
  static let flip = Scene(
    name: "flip", title: "Flip",
    summary: "The pages are the two sides of a card that turns over.",
    sources: ["Animators/FlipAnimator.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.covers()) { from, to in FlipAnimator(forward: to.isAfter(from)) }
  }
}
