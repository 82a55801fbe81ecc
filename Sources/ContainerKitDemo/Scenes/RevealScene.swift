extension Scene {
  /// A circle that grows from a button on the outgoing page, and shrinks back into it.
  static let reveal = Scene(
    name: "reveal", title: "Reveal from a button",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in
      let opens = to.isAfter(from)
      return RevealAnimator(from: ((opens ? from : to) as? TilePage)?.button, opens: opens)
    }
  }
}
