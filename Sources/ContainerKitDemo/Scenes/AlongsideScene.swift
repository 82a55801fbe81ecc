extension Scene {
  /// The container's own slide. The picture of the incoming page rotates and grows alongside it.
  static let alongside = Scene(
    name: "alongside", title: "Alongside",
    summary: "A picture turns and grows along with the slide, through the transition coordinator.",
    sources: ["Pages/IntroPage.swift"],
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.intro(movesAlongside: true)) }
}
