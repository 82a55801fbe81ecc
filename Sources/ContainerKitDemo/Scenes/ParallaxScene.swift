extension Scene {
  /// A push to the right, and a pop to the left.
  static let parallax = Scene(
    name: "parallax", title: "Parallax push",
    summary: "The incoming page pushes in over one that moves more slowly and darkens.",
    sources: ["Animators/ParallaxAnimator.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in ParallaxAnimator(pushes: to.isAfter(from)) }
  }
}
