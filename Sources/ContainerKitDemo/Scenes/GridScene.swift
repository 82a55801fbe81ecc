import ContainerTransitions
import UIKit

extension Scene {
  /// A drag from a list of pictures to a page with the same pictures in a grid. There a picture is tapped, which pushes them in one
  /// column; a swipe from the edge is cancelled, and another one goes back.
  static let grid = Scene(
    name: "grid", title: "A grid and a list",
    summary: "Each picture moves to its place on the next page. A push changes the layout.",
    sources: ["Scenes/GridScene.swift", "Pages/GridPage.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 60, travel: 250, duration: 0.8))
      \(Finger.tap(195, 300, at: 2.2))
      \(Finger.drag(at: 3.6, from: 2, travel: 140, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 5.2, from: 2, travel: 300, duration: 0.8))
      7.2 end
      """
  ) {
    let navigation = UINavigationController(rootViewController: GridPage(title: "Cards", columns: 3))
    navigation.title = "Grid"
    let pages = [navigation, GridPage(title: "List", columns: 1), ProfilePage(title: "Profile")]
    let container = DemoContainerViewController(pages: Pages.withSymbols(pages, [.photos, .today, .person]))
    container.selectedIndex = 1
    container.pageTransition = .sharedElements
    container.switchesByDrag = { !($0 is UINavigationController) }
    return container
  }
}
