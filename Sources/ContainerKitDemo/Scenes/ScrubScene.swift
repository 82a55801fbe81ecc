import ContainerTransitions

// A finger along the tabs.
extension Scene {
  /// A thumb slides over five tabs and back, and is lifted at the third; then another one leaves the bar, and the page at which it
  /// began comes back.
  static let scrub = Scene(
    name: "scrub", title: "A thumb along the tabs",
    summary: "A finger slides over the tabs, and cubes turn under it; off the bar, everything goes back.",
    sources: ["../ContainerTransitions/Parts/TurningParts.swift", "Scenes/ScrubScene.swift"],
    script: """
      \(Finger.slide(at: 0.2, from: 39, travels: [312, -190], duration: 1.4, rest: 0.3))
      \(Finger.slide(at: 4.4, from: 195, travels: [150], duration: 0.6, leaving: true))
      7.0 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.withImages(5))
    container.pageTransition = .cube
    container.tabBar.allowsScrubbing = true
    container.playsSelectionHaptics = true
    return container
  }

  /// A thumb that rests on the selected tab of a capsule with twenty tabs slides to its end, where the tabs scroll on.
  static let thumb = Scene(
    name: "thumb", title: "Twenty tabs under a thumb",
    summary: "After a short press, a finger turns the pages along a capsule that scrolls on at its end.",
    sources: [Scene.slide, "Scenes/ScrubScene.swift"],
    script: """
      \(Finger.slide(at: 0.2, from: 72, travels: [120, -60, 210], duration: 0.8, pressing: 0.3, rest: 2.4, y: 785))
      7.2 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.withImages(20))
    container.tabBar.appearance.configureWithDefaultBackground()
    container.tabBar.appearance.floating = .init()
    container.tabBar.appearance.indicator = .pill()
    container.tabBar.appearance.tabWidth = .fixed(84)
    container.tabBar.appearance.fadesEnds = true
    container.tabBar.allowsScrubbing = true
    return container
  }
}
