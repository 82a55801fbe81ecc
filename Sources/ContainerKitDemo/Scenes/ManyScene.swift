extension Scene {
  /// Twenty tabs: the bar scrolls with a drag of the pages, then with a drag of its own, and to a tapped tab.
  static let many = Scene(
    name: "many", title: "Twenty tabs",
    summary: "The tab bar scrolls with the pages, and under a finger of its own.",
    sources: [Scene.slide],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 340, travel: -250, duration: 0.4, y: Finger.tabHeight))
      \(Finger.tapTab(2, of: 5, at: 4.6))
      6.2 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.withImages(20))
    container.tabBar.appearance.indicator = .line()
    return container
  }
}
