import Testing
import UIKit

@testable import ContainerKitDemo

/// One of the demo's transitions, as it is given to every controller.
struct DemoTransition: Sendable {
  let name: String
  /// Whether it is a way back: from the second page to the first.
  var isBackwards = false
  var movesAlongside = false
  /// The animator between two pages; nil where the controller's own is meant. A presentation knows the page that it comes
  /// from only where that is the presenting one.
  let animator:
    @Sendable @MainActor (_ from: TilePage?, _ to: TilePage?) -> (any UIViewControllerAnimatedTransitioning)?

  @MainActor func pages() -> [TilePage] { Array(Pages.tiles(movingAlongside: movesAlongside).prefix(2)) }
}

extension DemoTransition {
  static let shrink = DemoTransition(name: "shrink") { _, _ in ShrinkAnimator() }
  static let bounce = DemoTransition(name: "bounce") { _, _ in BounceAnimator() }
  static let drop = DemoTransition(name: "drop", isBackwards: true) { _, _ in DropAnimator() }
  static let side = DemoTransition(name: "side") { _, _ in SideAnimator(forward: true) }
  static let sideBack = DemoTransition(name: "side-back", isBackwards: true) { _, _ in SideAnimator(forward: false) }
  static let curtain = DemoTransition(name: "curtain") { _, _ in CurtainAnimator() }
  static let morph = DemoTransition(name: "morph") { _, _ in MorphAnimator() }
  static let reveal = DemoTransition(name: "reveal") { from, _ in RevealAnimator(from: from?.button) }
  static let revealBack = DemoTransition(name: "reveal-back", isBackwards: true) { _, to in
    RevealAnimator(from: to?.button, opens: false)
  }
  static let bubble = DemoTransition(name: "bubble") { from, _ in BubbleAnimator(from: from?.button) }
  static let bubbleBack = DemoTransition(name: "bubble-back", isBackwards: true) { _, to in
    BubbleAnimator(from: to?.button, opens: false)
  }
  static let move = DemoTransition(name: "move") { _, _ in MagicMoveAnimator() }
  static let flip = DemoTransition(name: "flip") { _, _ in FlipAnimator() }
  static let cube = DemoTransition(name: "cube") { _, _ in CubeAnimator(forward: true) }
  static let cubeBack = DemoTransition(name: "cube-back", isBackwards: true) { _, _ in CubeAnimator(forward: false) }
  static let parallax = DemoTransition(name: "parallax") { _, _ in ParallaxAnimator() }
  static let parallaxBack = DemoTransition(name: "parallax-back", isBackwards: true) { _, _ in
    ParallaxAnimator(pushes: false)
  }
  static let turn = DemoTransition(name: "turn") { _, _ in TurnableAnimator() }
  static let alongside = DemoTransition(name: "alongside", movesAlongside: true) { _, _ in nil }
  /// With an animator, for presentations, which ask for an interaction controller only then.
  static let bounceAlongside = DemoTransition(name: "bounce-alongside", movesAlongside: true) { _, _ in
    BounceAnimator()
  }
}
