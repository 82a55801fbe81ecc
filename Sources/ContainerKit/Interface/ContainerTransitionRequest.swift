import UIKit

/// A transition for which the container's delegate provides an animator.
public struct ContainerTransitionRequest {
  /// The selected child.
  public let from: UIViewController
  /// The child that will be selected.
  public let to: UIViewController
  /// The source of the request.
  public let source: ContainerSelectionSource
  /// The direction in the order of the tabs. If a request wraps around, as Control-Tab does, it is that of the request.
  public let step: ContainerPageStep
  /// `true` if a finger drives the transition from its start. A finger can grab any transition later.
  public let isInteractive: Bool

  /// Creates a request, for tests of a delegate.
  public init(
    from: UIViewController, to: UIViewController, source: ContainerSelectionSource, step: ContainerPageStep,
    isInteractive: Bool
  ) {
    (self.from, self.to, self.source, self.step, self.isInteractive) = (from, to, source, step, isInteractive)
  }
}

extension ContainerTransitionRequest: Equatable {
  /// Returns true if the pages are the same objects and everything else is equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.from === other.from && one.to === other.to && one.source == other.source && one.step == other.step
      && one.isInteractive == other.isInteractive
  }
}
