import ContainerTransitions
import UIKit

extension Scene {
  /// A photo of a grid that is pushed on top of it: swiped down and released, then swiped away; another tab is tapped.
  static let move = Scene(
    name: "move", title: "Shared element",
    summary: "A photo grows from its place in a grid to the whole page, and a finger takes it back.",
    sources: ["Scenes/MoveScene.swift", "Controllers/Presenting.swift", "Controllers/SwipeAway.swift"],
    script: """
      \(Finger.tap(195, 320, at: 0.2))
      \(Finger.pull(at: 1.6, from: 300, travel: 160, duration: 0.4, rest: 0.2))
      \(Finger.pull(at: 3.4, from: 300, travel: 340, duration: 0.8))
      \(Finger.tapTab(1, at: 5.4))
      7.0 end
      """
  ) {
    var pages = Pages.make()
    let photos = PhotosPage(title: "Photos")
    let navigation = UINavigationController(rootViewController: photos)
    let swipe = SwipeAway { [unowned navigation] in navigation.popViewController(animated: true) }
    let presenting = Presenting(.sharedElements, swipe: swipe)
    navigation.setNavigationBarHidden(true, animated: false)
    photos.onChoose = { [unowned navigation] picture, id in
      // The closure retains the delegate.
      navigation.delegate = presenting
      let page = CoverPage(picture: picture)
      page.cover.containerTransitionID = id
      swipe.follow(page.view)
      navigation.pushViewController(page, animated: true)
    }
    navigation.containerTabItem.title = "Photos"
    navigation.containerTabItem.image = Symbol.photos.image()
    navigation.containerTabItem.selectedImage = Symbol.photos.image(filled: true)
    pages[0] = navigation
    return DemoContainerViewController(pages: pages)
  }
}
