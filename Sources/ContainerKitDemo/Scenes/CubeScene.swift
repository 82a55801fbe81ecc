extension Scene {
  /// A quarter turn in perspective, in both directions.
  static let cube = Scene(
    name: "cube", title: "Cube",
    summary: "The pages are two sides of a cube that turns by a quarter.",
    sources: ["Animators/CubeAnimator.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.covers()) { from, to in CubeAnimator(forward: to.isAfter(from)) }
  }
}
