extension Scene {
  /// A half turn in perspective, in both directions.
  static let flip = Scene(
    name: "flip", title: "Turn a card over",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in FlipAnimator(forward: to.isAfter(from)) }
  }
}
