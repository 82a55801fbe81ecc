import Testing
import UIKit

@testable import ContainerKitDemo

/// One of the demo's transitions, in the form in which every controller gets it.
struct DemoTransition: Sendable {
  let name: String
  /// `true` if it leads back from the second page to the first.
  var isBackwards = false
  var movesAlongside = false
  /// Returns the animator between two pages; nil for the controller's own. A presentation passes the page that it comes
  /// from only if that is the presenting one.
  let animator:
    @Sendable @MainActor (_ from: TilePage?, _ to: TilePage?) -> (any UIViewControllerAnimatedTransitioning)?

  @MainActor func pages() -> [TilePage] { Array(Pages.tiles(movingAlongside: movesAlongside).prefix(2)) }
}

extension DemoTransition {
  static let shrink = DemoTransition(name: "shrink") { _, _ in ShrinkAnimator() }
  static let bounce = DemoTransition(name: "bounce") { _, _ in BounceAnimator() }
  static let drop = DemoTransition(name: "drop", isBackwards: true) { _, _ in DropAnimator() }
  static let side = DemoTransition(name: "side") { SideAnimator(forward: forward($0, $1)) }
  static let sideBack = DemoTransition(name: "side-back", isBackwards: true) { SideAnimator(forward: forward($0, $1)) }
  static let fading = DemoTransition(name: "fading") { FadingSlideAnimator(forward: forward($0, $1)) }
  static let fadingBack = DemoTransition(name: "fading-back", isBackwards: true) {
    FadingSlideAnimator(forward: forward($0, $1))
  }
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
  static let cube = DemoTransition(name: "cube") { CubeAnimator(forward: forward($0, $1)) }
  static let cubeBack = DemoTransition(name: "cube-back", isBackwards: true) { CubeAnimator(forward: forward($0, $1)) }
  static let parallax = DemoTransition(name: "parallax") { _, _ in ParallaxAnimator() }
  static let parallaxBack = DemoTransition(name: "parallax-back", isBackwards: true) { _, _ in
    ParallaxAnimator(pushes: false)
  }
  static let fold = DemoTransition(name: "fold") { FoldAnimator(forward: forward($0, $1)) }
  static let foldBack = DemoTransition(name: "fold-back", isBackwards: true) { _, _ in FoldAnimator(forward: false) }
  static let explode = DemoTransition(name: "explode") { _, _ in ExplodeAnimator() }
  static let stack = DemoTransition(name: "stack") { _, _ in StackAnimator() }
  static let stackBack = DemoTransition(name: "stack-back", isBackwards: true) { _, _ in StackAnimator(rises: false) }
  static let portal = DemoTransition(name: "portal") { _, _ in PortalAnimator() }
  static let book = DemoTransition(name: "book") { _, _ in PageTurnAnimator() }
  static let bookBack = DemoTransition(name: "book-back", isBackwards: true) { _, _ in
    PageTurnAnimator(forward: false)
  }
  static let turn = DemoTransition(name: "turn") { _, _ in TurnableAnimator() }
  static let alongside = DemoTransition(name: "alongside", movesAlongside: true) { _, _ in nil }
  /// Has an animator, because UIKit's own controllers request an interaction controller only then.
  static let bounceAlongside = DemoTransition(name: "bounce-alongside", movesAlongside: true) { _, _ in
    BounceAnimator()
  }

  /// Returns true if the tab of the incoming page comes after the other one's. A navigation controller has no tabs, and
  /// pushes forward.
  @MainActor private static func forward(_ from: TilePage?, _ to: TilePage?) -> Bool {
    guard let from, let to else { return true }
    return to.isAfter(from)
  }
}
