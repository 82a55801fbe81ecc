import UIKit

extension Scene {
  /// A transition, then a page that a button presents: swiped down and released, then swiped away.
  static let modal = Scene(
    name: "modal", title: "Swipe to dismiss",
    summary: "A page bounces in as a modal presentation and is swiped away.",
    sources: [
      "Animators/BounceAnimator.swift", "Animators/DropAnimator.swift", "Controllers/SwipeAway.swift",
      "Controllers/Presenting.swift",
    ],
    script: """
      \(Finger.tapTab(2, at: 0.2))
      \(Finger.tap(312, 115, at: 1.6))
      \(Finger.pull(at: 3.0, from: 300, travel: 160, duration: 0.4, rest: 0.2))
      \(Finger.pull(at: 5.2, from: 300, travel: 340, duration: 0.8))
      8.4 end
      """
  ) {
    let pages = Pages.tiles { page in
      let sheet = TilePage(title: "Sheet", color: .darkGray)
      let swipe = SwipeAway()
      swipe.follow(sheet.finger, of: sheet)
      sheet.presenting = Presenting {
        BounceAnimator()
      } dismisser: {
        DropAnimator()
      } swipe: {
        swipe
      }
      sheet.modalPresentationStyle = .custom
      page.present(sheet, animated: true)
    }
    return DemoContainerViewController(pages: pages) { BounceAnimator() }
  }
}
