import UIKit

// What a recorder of a container's behaviour (a film, a test) may look at. Not part of the API: the names may change.

/// A running transition as it is at one moment.
@_spi(Recording) @MainActor public struct TransitionSnapshot {
  /// The page that goes.
  public let from: UIViewController
  /// The page that comes.
  public let to: UIViewController
  /// From 0 to 1.
  public let percent: CGFloat
  /// Whether somebody holds it.
  public let isInteractive: Bool
  /// Whether it goes back.
  public let isCancelled: Bool
  /// The points that a finger goes from 0 to 1.
  public let travel: CGFloat
}

@_spi(Recording) extension ContainerViewController {
  /// Told of each delegate, animator, context, coordinator and interaction call, in order, with the title of the child
  /// that it is about, or `container`.
  public var callObserver: ((_ name: String, _ who: String) -> Void)? {
    get { recorder }
    set { recorder = newValue }
  }

  /// The transition that is under way.
  public var transitionSnapshot: TransitionSnapshot? {
    transition.map {
      TransitionSnapshot(
        from: $0.from, to: $0.to, percent: $0.percentComplete, isInteractive: $0.context.isInteractive,
        isCancelled: $0.context.transitionWasCancelled, travel: $0.travel)
    }
  }

  /// The view in which transitions take place, always the same: the one whose layer is driven.
  public var transitionContainerView: UIView { pageArea }
}

extension ContainerViewController {
  func record(_ name: String, _ who: UIViewController?) {
    recorder?(name, who.map { $0.title ?? "" } ?? "container")
  }
}
