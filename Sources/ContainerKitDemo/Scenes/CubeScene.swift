extension Scene {
  /// A quarter turn in perspective, in both directions.
  static let cube = Scene(
    name: "cube", title: "Turn a cube",
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.tiles()) { from, to in CubeAnimator(forward: to.isAfter(from)) }
  }
}
