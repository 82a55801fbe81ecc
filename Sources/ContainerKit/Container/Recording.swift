import UIKit

// Observation of a container's behavior for recorders (films, tests). It is not part of the API, and names may change.

/// A running transition at one moment.
@_spi(Recording) @preconcurrency @MainActor public struct TransitionSnapshot {
  /// The outgoing page.
  public let from: UIViewController
  /// The incoming page.
  public let to: UIViewController
  /// The progress, from 0 to 1.
  public let percentComplete: CGFloat
  /// `true` if a finger or an interaction controller is driving the transition.
  public let isInteractive: Bool
  /// `true` if the transition is going back.
  public let isCancelled: Bool
  /// `true` if the current frame shows the end or, for a cancelled transition, the start. The transition is not over yet.
  public let hasArrived: Bool
  /// The distance that a finger moves from progress 0 to 1, in points.
  public let dragDistance: CGFloat
}

@_spi(Recording) extension ContainerViewController {
  /// Called for each delegate, animator, context, coordinator and interaction call, in order. `subject` is the title of
  /// the child that the call is about, or `container`.
  public var callObserver: ((_ name: String, _ subject: String) -> Void)? {
    get { calls.recorder }
    set { calls.recorder = newValue }
  }

  /// A snapshot of the running transition.
  public var transitionSnapshot: TransitionSnapshot? {
    transition.map {
      TransitionSnapshot(
        from: $0.from, to: $0.to, percentComplete: $0.percentComplete, isInteractive: $0.context.isInteractive,
        isCancelled: $0.context.transitionWasCancelled, hasArrived: $0.hasArrived, dragDistance: $0.travel)
    }
  }

  /// The offset of the pages beyond an end, in points, positive to the right.
  public var overscrollOffset: CGFloat { pan.overscrollOffset }

  /// The view in which transitions take place, which never changes. Its layer is the one that is driven.
  public var transitionContainerView: UIView { pageArea }
}
