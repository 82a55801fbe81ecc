import ContainerTransitions
import UIKit

extension Scene {
  /// A photo of a grid that is pushed on top of it: two fingers pinch it and spread again, and pinch it back; another photo is swiped
  /// up.
  static let pinch = Scene(
    name: "pinch", title: "Pinch",
    summary: "Two fingers pinch a photo back to its place in a grid; the next one is swiped up.",
    sources: ["../ContainerTransitions/Gestures/TransitionGesture.swift", "Scenes/PinchScene.swift"],
    script: """
      \(Finger.tap(195, 320, at: 0.2))
      \(Finger.pinch(at: 1.6, from: 320, to: 200, duration: 0.5, rest: 0.2))
      \(Finger.pinch(at: 3.4, from: 320, to: 90, duration: 0.8))
      \(Finger.tap(195, 450, at: 5.6))
      \(Finger.pull(at: 7.0, from: 640, travel: -500, duration: 0.8))
      9.2 end
      """
  ) {
    let photos = PhotosPage(title: "Photos")
    let navigation = UINavigationController(rootViewController: photos)
    let presenting = Presenting(.sharedElements)
    navigation.setNavigationBarHidden(true, animated: false)
    var kinds = [TransitionGesture.Kind.pinch, .swipe(to: .top)]
    photos.onChoose = { [unowned navigation] picture, id in
      // The closure retains the delegate.
      navigation.delegate = presenting
      let page = CoverPage(picture: picture)
      page.cover.containerTransitionID = id
      let kind = kinds.removeFirst()
      kinds.append(kind)
      presenting.gesture = TransitionGesture(kind, on: page.view) { [unowned navigation] in
        navigation.popViewController(animated: true)
      }
      navigation.pushViewController(page, animated: true)
    }
    navigation.containerTabItem.title = "Photos"
    navigation.containerTabItem.image = Symbol.photos.image()
    navigation.containerTabItem.selectedImage = Symbol.photos.image(filled: true)
    return DemoContainerViewController(pages: [navigation] + Pages.make().dropFirst())
  }
}
