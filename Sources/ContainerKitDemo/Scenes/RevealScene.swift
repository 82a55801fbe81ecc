import ContainerKit
import ContainerTransitions
import UIKit

extension Scene {
  /// A circle from the button of a page and back into it: by a drag, and by a tap on the button.
  static let reveal = Scene(
    name: "reveal", title: "Circle from a button",
    summary: "A circle grows from a button until the next page fills the screen, and shrinks back.",
    sources: ["../ContainerTransitions/Parts/CirclePart.swift", "Scenes/RevealScene.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 340, travel: -250, duration: 0.8))
      \(Finger.drag(at: 2.4, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.tap(195, buttonHeight, at: 4.4))
      \(Finger.tap(195, buttonHeight, at: 5.6))
      7.0 end
      """
  ) {
    let pages = Pages.intro()
    for (page, next) in zip(pages, pages.dropFirst()) {
      page.onContinue = { [unowned next] in
        next.enclosingContainerViewController?.selectViewController(next, animated: true)
      }
    }
    let container = DemoContainerViewController(pages: pages) { from, to in
      let step: ContainerPageStep = to.isAfter(from) ? .next : .previous
      let page = (step == .next ? from : to) as? IntroPage
      return page.map { PageTransition.circle(from: $0.button).animator(for: step) }
    }
    container.customTabBar = PageDotsBar.onPictures()
    return container
  }

  /// The distance of a tap on the button from the top, in points, with and without the home indicator below it.
  private static let buttonHeight = 727.0
}
