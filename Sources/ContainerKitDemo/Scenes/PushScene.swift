import UIKit

extension Scene {
  /// A navigation controller in a container: the next page is pulled in from the right half and cancelled, then pulled
  /// in to the end; then another tab is tapped, and the first tab again.
  static let push = Scene(
    name: "push", title: "Interactive push",
    summary: "A finger pulls the next page into a navigation controller.",
    sources: ["Controllers/SwipePush.swift", "../ContainerTransitions/Parts/SlidingParts.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -150, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 2.0, from: 340, travel: -250, duration: 0.8))
      \(Finger.tapTab(1, at: 4.2))
      \(Finger.tapTab(0, at: 5.6))
      7.0 end
      """
  ) {
    var pages = Pages.make()
    let lakes = Picture.all.filter { $0.subject == .lake }
    let cover = CoverPage(title: "Lakes", picture: lakes[0])
    let navigation = SwipePush.navigation(from: cover) {
      PictureListPage(title: "All Lakes", pictures: lakes + lakes, isLarge: true)
    }
    navigation.title = "Lakes"
    navigation.containerTabItem.image = Symbol.drop.image()
    navigation.containerTabItem.selectedImage = Symbol.drop.image(filled: true)
    pages[0] = navigation
    let container = DemoContainerViewController(pages: pages)
    container.switchesByDrag = { !($0 is UINavigationController) }
    return container
  }
}
