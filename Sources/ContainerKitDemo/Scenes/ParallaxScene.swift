extension Scene {
  /// To the right it is a push, to the left a pop.
  static let parallax = Scene(
    name: "parallax", title: "Push over a page that moves more slowly",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in ParallaxAnimator(pushes: to.isAfter(from)) }
  }
}
