extension Scene {
  /// A slide whose incoming page enters from the side of its tab.
  static let side = Scene(
    name: "side", title: "Side by side",
    summary: "Both pages slide together. The next one enters from the side of its tab.",
    sources: ["Animators/SideAnimator.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in SideAnimator(forward: to.isAfter(from)) }
  }
}
