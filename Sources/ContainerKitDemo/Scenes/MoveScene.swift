extension Scene {
  /// The tile goes from its place on the one page to its place on the other.
  static let move = Scene(
    name: "move", title: "Move what is on both pages",
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles()) { MagicMoveAnimator() } }
}
