extension Scene {
  /// By the direction: the incoming page comes from the side on which its tab is.
  static let side = Scene(
    name: "side", title: "Slide to the side of the tab",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in SideAnimator(forward: to.isAfter(from)) }
  }
}
