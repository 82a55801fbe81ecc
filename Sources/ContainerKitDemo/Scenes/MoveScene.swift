extension Scene {
  /// A tile that moves from its position on one page to its position on the other.
  static let move = Scene(
    name: "move", title: "Shared element",
    summary: "A tile moves from its position on one page to its position on the next.",
    sources: ["Animators/MagicMoveAnimator.swift"],
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles()) { MagicMoveAnimator() } }
}
