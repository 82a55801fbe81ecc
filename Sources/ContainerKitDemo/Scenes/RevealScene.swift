extension Scene {
  /// A circle that grows from a button on the outgoing page, and shrinks back into it.
  static let reveal = Scene(
    name: "reveal", title: "Circular reveal",
    summary: "A circle grows from a button until the next page fills the screen, and shrinks back.",
    sources: ["Animators/RevealAnimator.swift", "Animators/PathChange.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in
      let opens = to.isAfter(from)
      return RevealAnimator(from: ((opens ? from : to) as? TilePage)?.button, opens: opens)
    }
  }
}
