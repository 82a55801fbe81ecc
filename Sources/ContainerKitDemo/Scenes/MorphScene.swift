extension Scene {
  /// A mask of the incoming page that changes its shape.
  static let morph = Scene(
    name: "morph", title: "A circle becomes a square",
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles()) { MorphAnimator() } }
}
