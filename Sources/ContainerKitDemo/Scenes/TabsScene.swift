extension Scene {
  /// A tap on every tab.
  static let tabs = Scene(
    name: "tabs", title: "Tabs",
    summary: "Each tab is tapped in turn. Pages slide with the container's own spring.",
    sources: [Scene.slide],
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.tapTab(2, at: 1.6))
      \(Finger.tapTab(3, at: 3.0))
      \(Finger.tapTab(0, at: 4.4))
      5.8 end
      """
  ) { DemoContainerViewController() }
}
