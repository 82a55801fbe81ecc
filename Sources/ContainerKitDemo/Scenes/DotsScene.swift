import ContainerKit

extension Scene {
  /// An introduction with page dots: a drag, a cancelled drag back, and a tap beside the current dot.
  static let dots = Scene(
    name: "dots", title: "Page dots",
    summary: "An introduction, with dots in place of tabs.",
    sources: ["../ContainerKit/TabBar/PageDotsBar.swift", "Scenes/DotsScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.tap(280, Finger.tabHeight, at: 4.4))
      6.0 end
      """
  ) {
    let container = DemoContainerViewController(pages: Pages.covers())
    let dots = PageDotsBar.onPictures()
    dots.allowsScrubbing = true
    container.customTabBar = dots
    return container
  }
}
