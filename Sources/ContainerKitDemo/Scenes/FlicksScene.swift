extension Scene {
  /// Five flicks in quick succession turn five pages, and five in the other direction turn them back.
  static let flicks = Scene(
    name: "flicks", title: "Quick flicks",
    summary: "Five swipes, one every 0.2 seconds, turn five pages.",
    sources: [Scene.slide],
    script: """
      \(Finger.flicks(at: 0.2, from: 300, travel: -150))
      \(Finger.flicks(at: 2.8, from: 90, travel: 150))
      5.0 end
      """
  ) { DemoContainerViewController(pages: Pages.news()) }
}
