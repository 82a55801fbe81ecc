extension Scene {
  /// A slide whose incoming page enters from the side of its tab.
  static let side = Scene(
    name: "side", title: "Slide to the side of the tab",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in SideAnimator(forward: to.isAfter(from)) }
  }
}
