extension Scene {
  /// A mask of the incoming page that changes its shape.
  static let morph = Scene(
    name: "morph", title: "Morphing mask",
    summary: "The incoming page grows in a circle that becomes a square.",
    sources: ["Animators/MorphAnimator.swift", "Animators/PathChange.swift"],
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles()) { MorphAnimator() } }
}
