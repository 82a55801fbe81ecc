import UIKit

extension Scene {
  /// A bubble from a button and back into it: as a transition in the container, and as a presentation over it.
  static let bubble = Scene(
    name: "bubble", title: "Bubble",
    summary: "A button grows into a page, between tabs and as a modal presentation.",
    sources: ["Animators/BubbleAnimator.swift", "Controllers/Presenting.swift"],
    script: """
      \(Finger.tapTab(1, at: 0.2))
      \(Finger.drag(at: 1.4, from: 80, travel: 130, duration: 0.4, rest: 0.2))
      \(Finger.tapTab(0, at: 3.0))
      \(Finger.tap(312, 115, at: 4.2))
      \(Finger.tap(312, 115, at: 5.4))
      6.8 end
      """
  ) {
    let pages = Pages.tiles { page in
      let over = TilePage(title: "Bubble", color: .purple) { $0.dismiss(animated: true) }
      over.presenting = Presenting {
        BubbleAnimator(from: page.button)
      } dismisser: {
        BubbleAnimator(from: page.button, opens: false)
      }
      over.modalPresentationStyle = .custom
      page.present(over, animated: true)
    }
    return DemoContainerViewController(pages: pages) { from, to in
      let opens = to.isAfter(from)
      return BubbleAnimator(from: ((opens ? from : to) as? TilePage)?.button, opens: opens)
    }
  }
}
