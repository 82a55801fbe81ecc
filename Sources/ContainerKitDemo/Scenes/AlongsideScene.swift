extension Scene {
  /// The container's own slide. The tile of the incoming page rotates and grows alongside it.
  static let alongside = Scene(
    name: "alongside", title: "Move something along",
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles(movingAlongside: true)) }
}
