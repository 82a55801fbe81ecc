extension Scene {
  /// A quarter of a turn in perspective, to either side.
  static let cube = Scene(
    name: "cube", title: "Turn a cube",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in CubeAnimator(forward: to.isAfter(from)) }
  }
}
