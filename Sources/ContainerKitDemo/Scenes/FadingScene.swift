extension Scene {
  /// The container's default slide, with a fade added.
  static let fading = Scene(
    name: "fading", title: "Slide and fade",
    summary: "The default slide, with a cross-fade added.",
    sources: ["Animators/FadingSlideAnimator.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in FadingSlideAnimator(forward: to.isAfter(from)) }
  }
}
