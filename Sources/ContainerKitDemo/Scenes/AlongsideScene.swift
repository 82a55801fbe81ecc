extension Scene {
  /// The container's own slide; the tile of the page that comes turns and grows along with it.
  static let alongside = Scene(
    name: "alongside", title: "Move something along",
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles(movingAlongside: true)) }
}
