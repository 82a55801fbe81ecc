extension Scene {
  /// A tap on every tab.
  static let tabs = Scene(
    name: "tabs", title: "Tap the tabs",
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.tapTab(2, at: 1.6))
      \(Finger.tapTab(3, at: 3.0))
      \(Finger.tapTab(0, at: 4.4))
      5.8 end
      """
  ) { DemoContainerViewController() }
}
