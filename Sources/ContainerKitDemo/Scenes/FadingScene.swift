extension Scene {
  /// The container's default slide, with a fade added.
  static let fading = Scene(
    name: "fading", title: "Slide and fade",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in FadingSlideAnimator(forward: to.isAfter(from)) }
  }
}
