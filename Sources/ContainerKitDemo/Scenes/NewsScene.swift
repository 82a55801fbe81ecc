extension Scene {
  /// Ten channels: a list and the bar are scrolled; a tap on the tenth channel shows none of those in between; its list
  /// is scrolled, and the ninth is dragged in.
  static let news = Scene(
    name: "news", title: "Ten channels",
    summary: "Lists under a scrolling tab bar, and a jump that skips the channels between.",
    sources: [Scene.slide],
    script: """
      \(Finger.pull(at: 0.2, from: 600, travel: -300, duration: 0.2))
      \(Finger.drag(at: 1.6, from: 370, travel: -350, duration: 0.3, y: Finger.tabHeight))
      \(Finger.drag(at: 2.2, from: 370, travel: -350, duration: 0.3, y: Finger.tabHeight))
      \(Finger.tapTab(4, of: 5, at: 3.4))
      \(Finger.pull(at: 4.8, from: 600, travel: -200, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 6.0, from: 60, travel: 250, duration: 0.8))
      8.2 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.news())
    container.tabBar.appearance.indicator = .init()
    return container
  }
}
