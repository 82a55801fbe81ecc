import ContainerTransitions
import UIKit

extension Scene {
  /// A strip above the tabs that opens a player: swiped down and released, then swiped away.
  static let player = Scene(
    name: "player", title: "Mini player",
    summary: "The cover of a strip grows into the player, and shrinks back under a finger.",
    sources: ["Scenes/PlayerScene.swift", "Controllers/Presenting.swift", "Controllers/SwipeAway.swift"],
    script: """
      \(Finger.drag(at: 0.2, from: 300, travel: -150, duration: 0.4, rest: 0.2))
      \(Finger.tap(150, 744, at: 2.0))
      \(Finger.pull(at: 3.4, from: 200, travel: 160, duration: 0.4, rest: 0.2))
      \(Finger.pull(at: 5.2, from: 200, travel: 340, duration: 0.8))
      7.6 end
      """
  ) {
    let player = PlayerPage(.at(2))
    let swipe = SwipeAway { [unowned player] in player.dismiss(animated: true) }
    swipe.follow(player.view)
    let presenting = Presenting(.cover().sharingElements(), swipe: swipe)
    player.modalPresentationStyle = .custom
    player.modalPresentationCapturesStatusBarAppearance = true
    let strip = PlayerStrip(.at(2))
    let container = musicApp(strip)
    strip.onOpen = { [unowned container] in
      // The closure retains the delegate.
      player.transitioningDelegate = presenting
      container.present(player, animated: true)
    }
    return container
  }
}
