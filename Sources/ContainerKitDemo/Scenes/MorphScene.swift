extension Scene {
  /// The mask of the incoming page changes its shape.
  static let morph = Scene(
    name: "morph", title: "A circle becomes a square",
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles()) { MorphAnimator() } }
}
