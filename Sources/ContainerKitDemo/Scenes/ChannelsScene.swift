import UIKit

extension Scene {
  /// Ten channels without a container: the third title is tapped, the strip is dragged, its last title and one before it are tapped;
  /// then another tab is tapped.
  static let channels = Scene(
    name: "channels", title: "A strip of titles",
    summary: "A collection view of titles, and UIKit's `transition(from:to:)` between the channels.",
    sources: ["Pages/ChannelsPage.swift", "Scenes/ChannelsScene.swift"],
    script: """
      \(Finger.tap(190, stripHeight, at: 0.2))
      \(Finger.drag(at: 1.4, from: 370, travel: -350, duration: 0.3, y: stripHeight))
      \(Finger.tap(350, stripHeight, at: 3.4))
      \(Finger.tap(250, stripHeight, at: 4.8))
      \(Finger.tapTab(1, at: 6.2))
      7.6 end
      """
  ) {
    let page = ChannelsPage(title: "News", channels: Pages.news())
    page.containerTabItem.image = Symbol.today.image()
    page.containerTabItem.selectedImage = Symbol.today.image(filled: true)
    let container = DemoContainerViewController(pages: [page] + Pages.make().dropFirst())
    container.coversStatusBar = true
    return container
  }

  /// The distance of the strip from the top, in points, with and without a status bar.
  private static let stripHeight = 49.0
}
