import UIKit

extension Scene {
  /// A page that a tap on a photo presents: swiped down and released, then dismissed by a tap on the picture behind it; once more, swiped
  /// away.
  static let half = Scene(
    name: "half", title: "Half height",
    summary: "A page rises to half of the height, and a picture of the screen steps back.",
    sources: ["Controllers/HalfHeightAnimator.swift", "Scenes/HalfScene.swift", "Controllers/SwipeAway.swift"],
    script: """
      \(Finger.tap(195, 300, at: 0.2))
      \(Finger.pull(at: 1.6, from: 480, travel: 80, duration: 0.4, rest: 0.2))
      \(Finger.tap(195, 200, at: 3.2))
      \(Finger.tap(195, 300, at: 4.6))
      \(Finger.pull(at: 6.0, from: 480, travel: 200, duration: 0.8))
      8.0 end
      """
  ) {
    let pages = Pages.make()
    let profile = ProfilePage(title: "Account", isSheet: true)
    let swipe = SwipeAway { [unowned profile] in profile.dismiss(animated: true) }
    swipe.follow(profile.view, height: profile.coverHeight)
    let presenting = HalfHeightPresenting(swipe: swipe)
    profile.modalPresentationStyle = .custom
    let today = pages[0] as? TodayPage
    today?.onPhoto = { [unowned today] in
      // The closure retains the delegate.
      profile.transitioningDelegate = presenting
      today?.present(profile, animated: true)
    }
    return DemoContainerViewController(pages: pages)
  }
}
