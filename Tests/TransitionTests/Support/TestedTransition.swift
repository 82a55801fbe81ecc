import ContainerKit
import ContainerTransitions
import UIKit

@testable import ContainerKitDemo

/// A transition in one direction, in the form in which every controller gets it.
struct TestedTransition: Sendable {
  typealias Animator =
    @Sendable @MainActor (_ from: TilePage?, _ to: TilePage?) -> (any UIViewControllerAnimatedTransitioning)?

  let name: String
  /// `true` if it leads back from the second page to the first.
  let isBackwards: Bool
  var movesAlongside = false
  /// Returns the animator between two pages; nil for the controller's own. A presentation passes the page that it comes
  /// from only if that is the presenting one.
  let animator: Animator

  @MainActor func pages() -> [TilePage] { TilePage.pair(movesAlongside: movesAlongside) }
}

extension TestedTransition {
  /// A transition of `ContainerTransitions`.
  init(
    _ name: String, isBackwards: Bool = false, movesAlongside: Bool = false,
    _ transition: @escaping @Sendable @MainActor (_ earlier: TilePage?) -> PageTransition
  ) {
    self.init(
      name: isBackwards ? "\(name)-back" : name, isBackwards: isBackwards, movesAlongside: movesAlongside
    ) { from, to in
      isBackwards ? transition(to).animator(for: .previous) : transition(from).animator(for: .next)
    }
  }

  /// The transitions of `ContainerTransitions`, in both directions.
  static let library: [TestedTransition] = forms.flatMap { name, transition in
    [TestedTransition(name, transition), TestedTransition(name, isBackwards: true, transition)]
  }

  /// The transitions, with some of their parameters. One of them starts from a view of the earlier page.
  static let forms: [(name: String, transition: @Sendable @MainActor (_ earlier: TilePage?) -> PageTransition)] = [
    ("slide", { _ in .slide() }), ("slide-fading", { _ in .slide().fading() }), ("push", { _ in .push }),
    ("cover", { _ in .cover() }), ("cover-top", { _ in .cover(from: .top) }), ("reveal", { _ in .reveal() }),
    ("fade", { _ in .fade }), ("zoom", { _ in .zoom() }), ("circle", { _ in .circle }),
    ("circle-view", { earlier in earlier.map { .circle(from: $0.button) } ?? .circle }), ("cube", { _ in .cube }),
    ("flip", { _ in .flip() }), ("flip-vertical", { _ in .flip(.vertical) }), ("swing", { _ in .swing }),
    ("card", { _ in .card() }), ("stack", { _ in .stack() }), ("portal", { _ in .portal }),
    ("fold", { _ in .fold() }), ("explode", { _ in .explode() }), ("page-turn", { _ in .pageTurn }),
    ("shared", { _ in .sharedElements }), ("push-shared", { _ in .push.sharingElements() }),
  ]
}
