import UIKit

extension Scene {
  /// Photos of a grid that are pushed and popped with a transition of the navigation controller's layer: one rises and sinks, one is
  /// pushed and fades; then another tab is tapped.
  static let layer = Scene(
    name: "layer", title: "Layer transition",
    summary: "A `CATransition` on the navigation controller's layer shows an unanimated push.",
    sources: ["Scenes/LayerScene.swift"],
    script: """
      \(Finger.tap(195, 320, at: 0.2))
      \(Finger.tap(195, 320, at: 1.6))
      \(Finger.tap(195, 450, at: 3.0))
      \(Finger.tap(195, 450, at: 4.4))
      \(Finger.tapTab(1, at: 5.8))
      7.2 end
      """
  ) {
    let photos = PhotosPage(title: "Photos")
    let navigation = UINavigationController(rootViewController: photos)
    navigation.setNavigationBarHidden(true, animated: false)
    var styles = [
      LayerStyle(push: (.moveIn, .fromTop), pop: (.reveal, .fromBottom)),
      LayerStyle(push: (.push, .fromRight), pop: (.fade, nil)),
    ]
    photos.onChoose = { [unowned navigation] picture, _ in
      let page = CoverPage(picture: picture)
      let style = styles.removeFirst()
      styles.append(style)
      let back = UIButton(type: .custom)
      back.frame = page.view.bounds
      back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      back.accessibilityLabel = "Back"
      back.addAction(
        UIAction { [unowned navigation] _ in
          navigation.addLayerTransition(style.pop)
          navigation.popViewController(animated: false)
        }, for: .touchUpInside)
      page.view.addSubview(back)
      navigation.addLayerTransition(style.push)
      navigation.pushViewController(page, animated: false)
    }
    navigation.containerTabItem.title = "Photos"
    navigation.containerTabItem.image = Symbol.photos.image()
    navigation.containerTabItem.selectedImage = Symbol.photos.image(filled: true)
    return DemoContainerViewController(pages: [navigation] + Pages.make().dropFirst())
  }
}

/// The types of the transitions of a push and of its pop, and the edges from which they start.
private struct LayerStyle {
  typealias Kind = (type: CATransitionType, subtype: CATransitionSubtype?)
  let push: Kind
  let pop: Kind
}

extension UINavigationController {
  /// Shows the next change of the pages, which is not animated, as a transition from the picture before it.
  fileprivate func addLayerTransition(_ kind: LayerStyle.Kind) {
    let transition = CATransition()
    (transition.type, transition.subtype) = kind
    transition.duration = 0.5
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    // Whatever key is given, a layer has one transition at a time.
    view.layer.add(transition, forKey: kCATransition)
  }
}
