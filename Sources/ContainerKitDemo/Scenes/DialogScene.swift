import ContainerTransitions
import UIKit

extension Scene {
  /// A photo of a grid in a dialog: swiped down and released, then dismissed by a tap beside it; another one is swiped away.
  static let dialog = Scene(
    name: "dialog", title: "Presentation controller",
    summary: "A photo rises at two thirds of the size, over a page that dims alongside.",
    sources: ["Controllers/DimmingPresentation.swift", "Scenes/DialogScene.swift", "Controllers/Presenting.swift"],
    script: """
      \(Finger.tap(195, 320, at: 0.2))
      \(Finger.pull(at: 1.6, from: 300, travel: 110, duration: 0.4, rest: 0.2))
      \(Finger.tap(195, 60, at: 3.4))
      \(Finger.tap(70, 500, at: 4.8))
      \(Finger.pull(at: 6.2, from: 300, travel: 240, duration: 0.8))
      8.2 end
      """
  ) {
    let photos = PhotosPage(title: "Photos")
    photos.containerTabItem.image = Symbol.photos.image()
    photos.containerTabItem.selectedImage = Symbol.photos.image(filled: true)
    let swipe = SwipeAway { [unowned photos] in photos.dismiss(animated: true) }
    let presenting = Presenting(.rise, swipe: swipe) {
      DimmingPresentation(presentedViewController: $0, presenting: $1)
    }
    photos.onChoose = { [unowned photos] picture, _ in
      let page = CoverPage(picture: picture)
      swipe.follow(page.view)
      page.title = picture.title
      page.modalPresentationStyle = .custom
      // The closure retains the delegate.
      page.transitioningDelegate = presenting
      photos.present(page, animated: true)
    }
    return DemoContainerViewController(pages: [photos] + Pages.make().dropFirst())
  }
}

/// Moves the presented page up from below the container view, and back.
private struct Rise: PageTransitionPart {
  func prepare(_ pages: TransitionPages) {
    let away = pages.offset(x: 0, y: pages.container.bounds.height - pages.bounds.minY)
    if pages.step == .next { pages.to.transform = away }
    pages.animate {
      pages.later.transform = pages.step == .next ? .identity : away
    }
  }
}

extension PageTransition {
  static let rise = PageTransition(duration: 0.5, timing: .spring(dampingRatio: 0.85), Rise())
}
