extension Scene {
  /// The container's own slide with a fade in addition.
  static let fading = Scene(
    name: "fading", title: "Slide and fade",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in FadingSlideAnimator(forward: to.isAfter(from)) }
  }
}
