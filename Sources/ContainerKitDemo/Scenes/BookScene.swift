extension Scene {
  /// A page with a front and a back that bends as it turns, in both directions.
  static let book = Scene(
    name: "book", title: "Page turn",
    summary: "The page bends and turns over like that of a book.",
    sources: ["Animators/PageTurnAnimator.swift", "Animators/PagePicture.swift", "Animators/PoseKeyframes.swift"],
    script: Finger.usual
  ) {
    DemoContainerViewController(pages: Pages.covers()) { from, to in PageTurnAnimator(forward: to.isAfter(from)) }
  }
}
