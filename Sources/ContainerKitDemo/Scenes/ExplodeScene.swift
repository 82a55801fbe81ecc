extension Scene {
  /// Tiles of the outgoing page in perspective.
  static let explode = Scene(
    name: "explode", title: "Explode into tiles",
    summary: "The page bursts into tiles that tumble past the eye.",
    sources: ["Animators/ExplodeAnimator.swift", "Animators/PagePicture.swift"],
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.covers()) { ExplodeAnimator() } }
}
