import UIKit

extension Scene {
  /// A navigation controller in a container: the next page is pulled in from the right half and cancelled, then pulled
  /// in to the end; then another tab is tapped, and the first tab again.
  static let push = Scene(
    name: "push", title: "Interactive push",
    summary: "A finger pulls the next page into a navigation controller.",
    sources: ["Animators/ShrinkAnimator.swift", "Controllers/ShrinkPush.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -150, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 2.0, from: 340, travel: -250, duration: 0.8))
      \(Finger.tapTab(1, of: 3, at: 4.2))
      \(Finger.tapTab(0, of: 3, at: 5.6))
      7.0 end
      """
  ) {
    let pages = Pages.tiles()
    let navigation = ShrinkPush.navigation(from: pages[0]) {
      TilePage(title: "Next", color: .darkGray, tile: .bottom)
    }
    navigation.title = "Push"
    let container = DemoContainerViewController(pages: [navigation, pages[1], pages[2]])
    container.switchesByDrag = { !($0 is UINavigationController) }
    return container
  }
}
