import UIKit

extension Scene {
  /// A grid whose layout changes as a card is pushed; a swipe from the edge is cancelled, and another one goes back. Then
  /// the same between two pages of the container: a tap and a cancelled drag.
  static let grid = Scene(
    name: "grid", title: "Layout change",
    summary: "A push changes the grid's layout, and so does a change of the page.",
    sources: ["Pages/GridPage.swift", "Animators/GridAnimator.swift"],
    script: """
      \(Finger.tap(195, 300, at: 0.2))
      \(Finger.drag(at: 1.4, from: 2, travel: 140, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 3.2, from: 2, travel: 300, duration: 0.8))
      \(Finger.tapTab(1, of: 3, at: 5.2))
      \(Finger.drag(at: 6.6, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      8.6 end
      """
  ) {
    let navigation = UINavigationController(rootViewController: GridPage(title: "Cards", columns: 3))
    navigation.title = "Grid"
    let pages = [navigation, GridPage(title: "List", columns: 1), Pages.tiles()[2]]
    let container = DemoContainerViewController(pages: pages) { from, to in
      guard let start = grid(in: from), let end = grid(in: to) else { return nil }
      return GridAnimator(from: start, to: end)
    }
    container.switchesByDrag = { !($0 is UINavigationController) }
    return container
  }

  /// Returns the grid that fills a page.
  private static func grid(in page: UIViewController) -> GridPage? {
    ((page as? UINavigationController)?.topViewController ?? page) as? GridPage
  }
}
