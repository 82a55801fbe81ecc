extension Scene {
  /// Ten channels: the second one is dragged in; its list and the bar are scrolled; a tap on the tenth channel shows none of
  /// those in between, and the ninth is dragged in.
  static let news = Scene(
    name: "news", title: "Ten channels",
    summary: "Lists under a scrolling tab bar, and a jump that skips the channels between.",
    sources: [Scene.slide],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.pull(at: 2.2, from: 600, travel: -300, duration: 0.2))
      \(Finger.drag(at: 3.6, from: 370, travel: -350, duration: 0.3, y: Finger.tabHeight))
      \(Finger.drag(at: 4.2, from: 370, travel: -350, duration: 0.3, y: Finger.tabHeight))
      \(Finger.tapTab(4, of: 5, at: 5.4))
      \(Finger.drag(at: 6.8, from: 60, travel: 250, duration: 0.8))
      9.0 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.news())
    container.tabBar.appearance.indicator = .line()
    container.coversStatusBar = true
    return container
  }
}
