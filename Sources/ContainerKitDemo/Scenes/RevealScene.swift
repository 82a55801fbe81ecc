extension Scene {
  /// A circle that grows out of the button of the page before, and back into it.
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
