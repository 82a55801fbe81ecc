extension Scene {
  /// A transition that a view draws in each frame: the waves follow the finger, and go back with it.
  static let wave = Scene(
    name: "wave", title: "Wave",
    summary: "A view draws waves by the progress, which carry the next page in under the finger.",
    sources: ["Controllers/WaveView.swift", "Scenes/WaveScene.swift"],
    script: Finger.usual
  ) { DemoContainerViewController(pages: Pages.covers()) { _, _ in WaveView.animator() } }
}
