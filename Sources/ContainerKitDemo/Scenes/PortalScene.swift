extension Scene {
  /// Halves of the outgoing page in perspective, in front of the incoming page.
  static let portal = Scene(
    name: "portal", title: "Portal",
    summary: "The page opens like a gate, and the next one comes through it.",
    sources: ["Animators/PortalAnimator.swift", "Animators/PagePicture.swift"],
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.covers()) { PortalAnimator() } }
}
