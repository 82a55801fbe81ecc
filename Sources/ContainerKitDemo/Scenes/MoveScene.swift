extension Scene {
  /// A tile that moves from its position on one page to its position on the other.
  static let move = Scene(
    name: "move", title: "Move what is on both pages",
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles()) { MagicMoveAnimator() } }
}
