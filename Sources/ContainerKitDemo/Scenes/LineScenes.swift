import ContainerTransitions
import UIKit

// UIKit's own controllers, each with one line of ContainerTransitions.
extension Scene {
  /// A photo that is pushed: a finger moves it back and releases it, takes it back, and catches the next push.
  static let pushed = Scene(
    name: "pushed", title: "A push in one line",
    summary: "One line lets photos grow from their grid, and fingers take them back.",
    sources: ["Scenes/LineScenes.swift"],
    script: """
      \(Finger.tap(195, 320, at: 0.2))
      \(Finger.drag(at: 1.6, from: 80, travel: 150, duration: 0.4, rest: 0.2))
      \(Finger.drag(at: 3.4, from: 80, travel: 280, duration: 0.8))
      \(Finger.tap(195, 450, at: 5.4))
      \(Finger.drag(at: 5.6, from: 80, travel: 250, duration: 0.6))
      7.4 end
      """
  ) {
    let photos = PhotosPage(title: "Photos")
    let navigation = UINavigationController(rootViewController: photos)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pageTransitions.style = .sharedElements
    navigation.pageTransitions.interactivity = .anywhere
    photos.onChoose = { [unowned navigation] picture, id in
      let page = CoverPage(picture: picture)
      page.cover.containerTransitionID = id
      navigation.pushViewController(page, animated: true)
    }
    navigation.containerTabItem.title = "Photos"
    navigation.containerTabItem.image = Symbol.photos.image()
    navigation.containerTabItem.selectedImage = Symbol.photos.image(filled: true)
    return DemoContainerViewController(pages: [navigation] + Pages.make().dropFirst())
  }

  /// The system's tab bar controller, dragged to the next tab, and back a little; then a tab is tapped.
  static let tabbed = Scene(
    name: "tabbed", title: "A tab bar controller in one line",
    summary: "One line lets fingers drag the pages of the system's tab bar controller.",
    sources: ["Scenes/LineScenes.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.tapTab(2, of: 3, at: 4.4))
      6.0 end
      """
  ) {
    let tabs = UITabBarController()
    tabs.viewControllers = Pages.covers().dropLast()
    for (index, page) in (tabs.viewControllers ?? []).enumerated() {
      page.tabBarItem = UITabBarItem(title: page.title, image: [Symbol.sun, .heart, .mail][index].image(), tag: index)
    }
    tabs.pageTransitions.style = .slide(spacing: 0)
    // The spring of a slide overshoots, which uncovers a line beside the pages.
    tabs.view.backgroundColor = .black
    let container = DemoContainerViewController(pages: [tabs])
    container.isTabBarHidden = true
    container.panGestureRecognizer.isEnabled = false
    return container
  }

  /// A page that is presented: pulled down and released, then dismissed by the finger.
  static let presented = Scene(
    name: "presented", title: "A presentation in one line",
    summary: "One line lets a photographer's profile cover the page, and fingers dismiss it.",
    sources: ["Scenes/LineScenes.swift"],
    script: """
      \(Finger.tap(195, 300, at: 0.2))
      \(Finger.pull(at: 1.6, from: 120, travel: 200, duration: 0.4, rest: 0.2))
      \(Finger.pull(at: 3.4, from: 120, travel: 600, duration: 0.8))
      6.0 end
      """
  ) {
    let pages = Pages.make()
    let profile = ProfilePage(title: "Account")
    profile.modalPageTransition = .cover(from: .bottom)
    profile.modalPresentationStyle = .overFullScreen
    profile.modalPresentationCapturesStatusBarAppearance = true
    let today = pages[0] as? TodayPage
    today?.onPhoto = { [unowned today] in today?.present(profile, animated: true) }
    return DemoContainerViewController(pages: pages)
  }
}
