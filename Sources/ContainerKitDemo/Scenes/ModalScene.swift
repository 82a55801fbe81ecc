import ContainerTransitions
import UIKit

extension Scene {
  /// A page that a tap on a photo presents: swiped down and released, then swiped away.
  static let modal = Scene(
    name: "modal", title: "Swipe to dismiss",
    summary: "A profile springs up as a modal presentation and is swiped away.",
    sources: ["Scenes/ModalScene.swift", "Controllers/Presenting.swift", "Controllers/SwipeAway.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -120, duration: 0.4, rest: 0.2))
      \(Finger.tap(195, 300, at: 2.0))
      \(Finger.pull(at: 3.6, from: 120, travel: 160, duration: 0.4, rest: 0.2))
      \(Finger.pull(at: 5.4, from: 120, travel: 340, duration: 0.8))
      8.0 end
      """
  ) {
    let pages = Pages.make()
    let profile = ProfilePage(title: "Account")
    let swipe = SwipeAway { [unowned profile] in profile.dismiss(animated: true) }
    swipe.follow(profile.view, height: profile.coverHeight)
    let presenting = Presenting(.cover().timing(.spring(dampingRatio: 0.7)).duration(0.8), swipe: swipe)
    profile.modalPresentationStyle = .custom
    profile.modalPresentationCapturesStatusBarAppearance = true
    let today = pages[0] as? TodayPage
    today?.onPhoto = { [unowned today] in
      // The closure retains the delegate.
      profile.transitioningDelegate = presenting
      today?.present(profile, animated: true)
    }
    return DemoContainerViewController(pages: pages)
  }
}
