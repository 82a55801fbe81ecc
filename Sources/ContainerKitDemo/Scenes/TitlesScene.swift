import UIKit

extension Scene {
  /// Three channels whose titles are in the navigation bar: a cancelled drag, a completed drag, and a tap.
  static let titles = Scene(
    name: "titles", title: "Titles in the navigation bar",
    summary: "The tabs are the title view of a navigation item.",
    sources: ["Scenes/TitlesScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 300, travel: -150, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 2.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.tap(195, titleHeight, at: 4.4))
      \(Finger.drag(at: 5.8, from: 340, travel: -250, duration: 0.8))
      8.0 end
      """
  ) {
    let container = DemoContainerViewController(pages: Array(Pages.news().prefix(3)))
    container.tabBarPlacement = .external
    container.tabBar.appearance.backgroundColor = nil
    container.tabBar.appearance.separatorColor = nil
    container.tabBar.appearance.indicator = nil
    container.tabBar.appearance.selectedColor = .label
    container.tabBar.appearance.unselectedColor = .secondaryLabel
    container.tabBar.appearance.font = .systemFont(ofSize: 17, weight: .semibold)
    container.tabBar.bounds.size = container.tabBar.intrinsicContentSize
    container.navigationItem.titleView = container.tabBar
    return container
  }

  /// The distance of a tap on a title from the top, in points, without a status bar.
  private static let titleHeight = 22.0
}
