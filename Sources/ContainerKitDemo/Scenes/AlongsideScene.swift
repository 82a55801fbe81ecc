extension Scene {
  /// The container's own slide. The tile of the incoming page rotates and grows alongside it.
  static let alongside = Scene(
    name: "alongside", title: "Alongside",
    summary: "A tile turns and grows along with the slide, through the transition coordinator.",
    sources: ["Pages/TilePage.swift"],
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.tiles(movingAlongside: true)) }
}
