extension Scene {
  /// A push to the right, and a pop to the left.
  static let parallax = Scene(
    name: "parallax", title: "Push over a page that moves more slowly",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in ParallaxAnimator(pushes: to.isAfter(from)) }
  }
}
